// Cards, drawn: 100 wide, 140 high. Suits and ranks are numbers, as everywhere: ♣ 0, ♦ 1, ♥ 2, ♠ 3; the two 0 to the ace 12.
import { drawing } from './dom.mjs'

export const SUITS = ['♣', '♦', '♥', '♠']
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
const TEN = 8
const JACK = 9
const ACE = 12

const suitOf = (card) => Math.floor(card / 13)
const rankOf = (card) => card % 13

/** The class of a suit in style.css. */
export const colourOf = (suit) => (suit === 1 || suit === 2 ? 'red' : 'black')

/** Whether a set has that member. */
export const contains = (mask, member) => ((mask >> BigInt(member)) & 1n) === 1n

/** The members of a set of so many at most, the lowest first. */
export function members(mask, most) {
  return Array.from({ length: most }, (_, member) => member).filter((member) => contains(mask, member))
}

/** The cards of a set. */
export const cardsOf = (mask) => members(mask, 52)

/** As a hand is held: by suits of alternating colours, the high cards first. */
export function sorted(cards) {
  const place = [1, 3, 2, 4]
  return [...cards].sort((a, b) => place[suitOf(b)] - place[suitOf(a)] || rankOf(b) - rankOf(a))
}

// Each about 20 wide and high, around its middle.
const PIPS = [
  'M0-10a4.9 4.9 0 0 1 4 7.700A4.900 4.900 0 1 1 1.300 4.200Q1.500 7.500 4 10H-4Q-1.500 7.500-1.300 4.200A4.900 4.900 0 1 1-4-2.300A4.900 4.900 0 0 1 0-10Z',
  'M0-10.500Q3.800-4.500 8-0Q3.800 4.500 0 10.500Q-3.800 4.500-8 0Q-3.800-4.500 0-10.500Z',
  'M0 10C-4 5.500-10 1.500-10-4A5.200 5.200 0 0 1 0-5.800A5.200 5.200 0 0 1 10-4C10 1.500 4 5.500 0 10Z',
  'M0-10.500C4-6 10-2 10 2.800A4.700 4.700 0 0 1 1.400 5.200Q1.800 8 4 10.200H-4Q-1.800 8-1.400 5.200A4.700 4.700 0 0 1-10 2.800C-10-2-4-6 0-10.500Z',
]

const pip = (suit, x, y, size, turned = false) =>
  `<path d="${PIPS[suit]}" transform="translate(${x} ${y}) scale(${turned ? -size : size})"/>`

// Where pips lie, as on any pack: in three columns.
const one = (y) => [[50, y]]
const pair = (y) => [
  [35, y],
  [65, y],
]
const SPOTS = [
  [one(32), one(108)],
  [one(32), one(70), one(108)],
  [pair(32), pair(108)],
  [pair(32), one(70), pair(108)],
  [pair(32), pair(70), pair(108)],
  [pair(32), one(51), pair(70), pair(108)],
  [pair(32), one(51), pair(70), one(89), pair(108)],
  [pair(29), pair(56), one(70), pair(84), pair(111)],
  [pair(29), one(42), pair(56), pair(84), one(98), pair(111)],
].map((rows) => rows.flat())

// What a vale, a kız and a papaz wear: a cap with a feather, a coronet, a crown.
const HATS = [
  '<path class="gold" d="M36 41q14-17 28 0l-2 4H38Z"/><path class="line" d="M60 36q9-10 6-16q-8 5-10 13"/>',
  '<path class="gold" d="M36 44l-2-13 8 6 8-10 8 10 8-6-2 13Z"/><g class="ink"><circle cx="34" cy="29" r="2.200"/><circle cx="50" cy="25" r="2.600"/><circle cx="66" cy="29" r="2.200"/></g>',
  '<path class="gold" d="M35 44V27l8 7 7-13 7 13 8-7v17Z"/><path class="line" d="M50 21v-6m-3 3h6"/>',
]
const HAIR = [
  '<path class="hair" d="M38 44q-3 13 3 18l2-16h14l2 16q6-5 3-18Z"/>',
  '<path class="hair" d="M37 44q-6 16 0 26l7-4V46h12v20l7 4q6-10 0-26Z"/>',
  '<path class="hair" d="M38 44q-2 10 2 15q2 10 10 10t10-10q4-5 2-15l-4 4v8q-4-3-8-3t-8 3v-8Z"/>',
]

function figure(rank) {
  const worn = rank - JACK
  const half =
    `<path class="coat" d="M22 70q2-9 16-10q12 8 24 0q14 1 16 10Z"/><path class="trim" d="M44 62l6 8 6-8" fill="none"/>` +
    `<path class="skin" d="M41 44h18v9q-2 11-9 11t-9-11Z"/>${HAIR[worn]}` +
    `<g class="ink"><circle cx="46.500" cy="50" r="1.200"/><circle cx="53.500" cy="50" r="1.200"/></g>${HATS[worn]}`
  const narrow = 'translate(50 0) scale(0.88 1) translate(-50 0)'
  return (
    `<rect class="frame" x="24" y="14" width="52" height="112" rx="4"/><g transform="${narrow}">${half}</g>` +
    `<g transform="rotate(180 50 70) ${narrow}">${half}</g><path class="line" d="M24 70H76"/>`
  )
}

function middle(suit, rank) {
  if (rank === ACE) return pip(suit, 50, 70, 2.7)
  if (rank >= JACK) return figure(rank)
  return SPOTS[rank].map(([x, y]) => pip(suit, x, y, 0.85, y > 70)).join('')
}

const faces = new Map()

/** The face of a card. It is for the eye alone: what stands around it has its name. */
export function face(card) {
  if (!faces.has(card)) {
    const [suit, rank] = [suitOf(card), rankOf(card)]
    const text = rank === TEN ? 'x="4" textLength="26" lengthAdjust="spacingAndGlyphs"' : 'x="15" text-anchor="middle"'
    const corner = `<text ${text} y="27">${RANKS[rank]}</text>${pip(suit, 14, 40, 0.85)}`
    const svg =
      `<svg class="face ${colourOf(suit)}" viewBox="0 0 100 140" aria-hidden="true" focusable="false">` +
      `<rect class="paper" x="1" y="1" width="98" height="138" rx="9"/>${middle(suit, rank)}<g class="corner">${corner}</g>` +
      `<g class="corner" transform="rotate(180 50 70)">${corner}</g></svg>`
    faces.set(card, drawing(svg))
  }
  return faces.get(card).cloneNode(true)
}

const BACK = drawing(
  `<svg class="back" viewBox="0 0 100 140" aria-hidden="true" focusable="false">` +
    `<rect class="paper" x="1" y="1" width="98" height="138" rx="9"/><rect class="cloth" x="7" y="7" width="86" height="126" rx="5"/>` +
    `<path class="weave" d="M50 12L88 70L50 128L12 70ZM50 34L74 70L50 106L26 70Z"/>` +
    `<path class="mark" d="M36 80V60l8 6 6-12 6 12 8-6v20Z"/></svg>`,
)

/** The back of a card. */
export const back = () => BACK.cloneNode(true)
