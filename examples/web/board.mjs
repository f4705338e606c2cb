// The table: four seats around it, who stands how with whom, and what lies in the middle.
import { back, colourOf, contains, face, RANKS, SUITS } from './cards.mjs'
import { drawing, h } from './dom.mjs'
import { hasDoubled, SEATS } from './look.mjs'
import { change, whole } from './words.mjs'

const SIDES = ['south', 'west', 'north', 'east']
// Where the ties between seats begin and end, in hundredths of the table.
const SPOTS = [
  [50, 85],
  [16, 43],
  [50, 14],
  [84, 43],
]

/** On which side of the table a seat sits: the viewer below, the next in turn at its left. */
const sideOf = (seat, viewer) => (seat - viewer + 4) % 4

/** All of the table. `trick` is what lies there, which may be the last trick for a moment yet. */
export function board({ names, words, seen, trick, me, note }) {
  const seats = SEATS.map((seat) => plate({ names, words, seen, seat, me }))
  return [
    ties(names, words, seen),
    ...seats,
    middle({ names, words, seen, trick }),
    note && h('p', { class: 'note' }, note),
  ]
}

function plate({ names, words, seen, seat, me }) {
  const { king } = names
  const side = sideOf(seat, seen.viewer)
  const facts = []
  const count = (name, number, say) => facts.push(fact(name, number, say(number)))
  if (seen.totals) count('total', whole(seen.totals[seat]), words.points)
  const playing = seen.phase === king.PHASE_PLAY || seen.phase === king.PHASE_OVER
  const durt = seen.kind === king.CONTRACT_KIND_DURT
  if (playing && durt && seen.places[seat] > 0)
    facts.push(h('span', { class: 'taken' }, words.place(seen.places[seat])))
  if (playing && !durt) count('taken', mark(names, seen, seat), words.taken)
  const talking = seen.phase === king.PHASE_KONTUR || seen.phase === king.PHASE_SUR
  const said =
    talking && seen.said[seat] !== null && seen.said[seat] >= king.ACTION_IYI ? names.action(seen.said[seat]) : null
  const role = seat === seen.declarer ? words.declarer : seat === seen.dealer ? words.dealer : null
  return h(
    'div',
    { class: `plate ${SIDES[side]}${seen.turn === seat ? ' turn' : ''}${seat === seen.declarer ? ' declarer' : ''}` },
    h('span', { class: 'name' }, names.seat(seat), seat === me ? h('small', {}, ` ${words.you}`) : null),
    role ? h('small', { class: 'role' }, role) : null,
    h('span', { class: 'facts' }, facts),
    side === 0 ? null : fact('held', [back(), String(seen.held[seat])], words.cards(seen.held[seat])),
    said ? h('span', { class: 'said' }, said) : null,
  )
}

/** A number, for the eye for short and for the ear in words. */
function fact(name, short, long) {
  return h(
    'span',
    { class: name, title: long },
    h('span', { 'aria-hidden': 'true' }, short),
    h('span', { class: 'hidden' }, ` ${long} `),
  )
}

/** What a seat has taken in this round, as the contract counts it, in points. */
function mark(names, seen, seat) {
  const { king } = names
  return change(seen.kind === king.CONTRACT_KIND_KOZ ? seen.taken[seat] : -seen.taken[seat])
}

/** Lines between the seats: one with an arrow for a kontur, two for a sür. */
function ties(names, words, seen) {
  const { king } = names
  let lines = ''
  for (let a = 0; a < 4; a++) {
    for (let b = a + 1; b < 4; b++) {
      const relation = king.doubles_relation(seen.doubles, a, b)
      if (relation === king.RELATION_UNDOUBLED) continue
      const [from, to] = hasDoubled(seen.doubles, a, b) ? [a, b] : [b, a]
      const [[x1, y1], [x2, y2]] = [SPOTS[sideOf(from, seen.viewer)], SPOTS[sideOf(to, seen.viewer)]]
      const line = `d="M${x1} ${y1}L${x2} ${y2}"`
      if (relation === king.RELATION_SUR) lines += `<path class="sur" ${line}/><path class="gap" ${line}/>`
      else lines += `<path class="kontur" ${line}/>${arrow(x1, y1, x2, y2)}`
    }
  }
  const told = lines ? names.king.doubles_name(seen.doubles, names.code) : words.nobody
  const svg = drawing(`<svg class="ties" viewBox="0 0 100 100" preserveAspectRatio="none" role="img">${lines}</svg>`)
  svg.setAttribute('aria-label', `${words.relations}: ${told}`)
  return svg
}

/** The head of an arrow, at three quarters of a line. */
function arrow(x1, y1, x2, y2) {
  const [x, y] = [x1 + (x2 - x1) * 0.8, y1 + (y2 - y1) * 0.8]
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  return `<path class="head" d="M2.200 0L-2.200-2.200V2.200Z" transform="translate(${x} ${y}) rotate(${turn})"/>`
}

function middle({ names, words, seen, trick }) {
  if (seen.kind === names.king.CONTRACT_KIND_DURT && seen.phase >= names.king.PHASE_PLAY)
    return rows({ names, words, seen })
  const cards = (trick ?? []).map(({ card, seat }) =>
    h(
      'li',
      { class: `lying ${SIDES[sideOf(seat, seen.viewer)]}` },
      face(card),
      h('span', { class: 'hidden' }, `${names.seat(seat)}: ${names.card(card)}`),
    ),
  )
  return h('ul', { class: 'trick', 'aria-label': words.trick }, cards)
}

/** The rows of dürt: a line for each suit, a place for each rank. */
function rows({ names, words, seen }) {
  const lines = [3, 2, 1, 0].map((suit) => {
    const places = RANKS.map((rank, i) => {
      const card = suit * 13 + i
      const lies = contains(seen.played, card)
      const next = !lies && contains(seen.placeable, card)
      return h('span', { class: lies ? 'lies' : next ? 'next' : 'free' }, lies || next ? rank : '')
    })
    const lying = RANKS.filter((_, i) => contains(seen.played, suit * 13 + i))
    const label = h('span', { class: 'hidden' }, `${names.suit(suit)}: ${lying.join(' ')}`)
    const drawn = h('span', { class: 'places', 'aria-hidden': 'true' }, h('b', {}, SUITS[suit]), places)
    return h('li', { class: colourOf(suit) }, label, drawn)
  })
  return h('ul', { class: 'rows', 'aria-label': words.rows }, lines)
}
