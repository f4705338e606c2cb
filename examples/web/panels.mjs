// What opens over the table: the sheet, the result of a round, advice, the review, and the record.
import { grid, h } from './dom.mjs'
import { SEATS } from './look.mjs'
import { change, points, whole } from './words.mjs'

const KINDS = [0, 1, 2, 3, 4, 5, 6, 7]
const POINT = 256

/** Opens a dialog with that title, in the place of one that is open; the answer is whether it is still to be seen. */
export function open(words, title, ...children) {
  const dialog = document.getElementById('dialog')
  const head = h('header', {}, h('h2', { id: 'dialog-title' }, title), closer(words, dialog))
  const body = h('div', { class: 'body' }, children)
  dialog.replaceChildren(head, body)
  if (!dialog.open) dialog.showModal()
  return () => dialog.open && body.isConnected
}

export const close = () => document.getElementById('dialog').close()

const closer = (words, dialog) =>
  h('button', { type: 'button', class: 'close', 'aria-label': words.close, onclick: () => dialog.close() }, '×')

/** The score sheet: for each declarer the contracts down and the seats across; the totals, the check, and the outcome. */
export function sheet({ names, words, party }) {
  const { king } = names
  const kept = king.party_sheet(party)
  const heads = ['', ...SEATS.map(names.seat), words.sum]
  const blocks = SEATS.map((declarer) => {
    const lines = KINDS.map((kind) => {
      const scores = king.sheet_scores(kept, declarer, kind)
      return [names.shortKind(kind), ...(scores ? withSum(scores).map(change) : Array(5).fill('·'))]
    })
    return grid(words.sheetOf(names.seat(declarer)), heads, lines)
  })
  const sums = grid(words.totalHead, heads, [[words.totalHead, ...withSum(king.party_totals(party)).map(whole)]])
  sums.id = 'totals'
  const wrong = king.sheet_imbalance(kept)
  const check = h('p', { class: 'check' }, wrong ? names.sentence(wrong) : words.balanced)
  return [sums, check, outcome({ names, words, party }), h('div', { class: 'blocks' }, blocks)]
}

const withSum = (numbers) => [...numbers, numbers.reduce((a, b) => a + b, 0)]

/** Who comes out and who sinks; nothing before the end of the party. */
function outcome({ names, words, party }) {
  const { king } = names
  const ended = king.party_outcome(party)
  if (!ended) return null
  const totals = king.party_totals(party)
  const order = [...SEATS].sort((a, b) => ended.ranks[a] - ended.ranks[b])
  const lines = order.map((seat) => {
    const fate = (ended.cikan >> seat) & 1 ? words.cikan : words.batan
    return [`${ended.ranks[seat]}. ${names.seat(seat)}`, whole(totals[seat]), fate]
  })
  const table = grid(words.outcome, [words.rank, words.totalHead, ''], lines)
  table.id = 'outcome'
  return table
}

/** What a round came to: what each seat took, to whom it handed that (K9.3), its score, and the totals. */
export function result({ names, words, seen, rules }) {
  const { king } = names
  const { result, scores, totals } = seen
  const penalty = seen.kind < king.CONTRACT_KIND_KOZ
  const lines = SEATS.map((seat) => {
    const sells = penalty && result.taken[seat] > 0
    const buyer = sells ? king.round_result_buyer(result, rules, seat) : null
    return [
      names.seat(seat),
      change(penalty ? -result.taken[seat] : result.taken[seat]),
      buyer === null ? '·' : names.seat(buyer),
      change(scores[seat]),
      whole(totals[seat]),
    ]
  })
  const heads = [words.seat, words.takenHead, words.soldHead, words.scoreHead, words.totalHead]
  const doubled = seen.doubles === 0 ? words.nobody : king.doubles_name(seen.doubles, names.code)
  const table = grid(names.contract(seen.contract), heads, lines)
  table.id = 'result'
  return [table, h('p', {}, doubled)]
}

/** What the advisor thinks: a line for each action, with a bar for what it gives away and how sure that is. */
export function advice({ names, words, answer }) {
  if (!answer) return [h('p', {}, words.noAdvice)]
  const explanation = h('p', { class: 'explanation' }, answer.explanation)
  if (answer.estimates.length === 0) {
    return [
      h('p', {}, `${words.thumb}: `, h('b', {}, names.action(answer.action))),
      h('p', { class: 'explanation' }, answer.reason),
    ]
  }
  const most = Math.max(POINT, ...answer.estimates.map((one) => Math.abs(one.difference) + reach(one)))
  const lines = answer.estimates.map((one) => [
    names.action(one.action),
    points(names.lang, one.mean / POINT),
    h('span', { class: 'difference' }, bar(one, most), points(names.lang, one.difference / POINT)),
    one.exact ? words.exact : points(names.lang, one.error / POINT, 'never'),
  ])
  const table = grid(words.hintTitle, words.estimateHeads, lines)
  table.id = 'estimates'
  return [explanation, table, h('p', { class: 'small' }, words.hintNote)]
}

const reach = (one) => (one.exact ? 0 : Math.min(one.error, 100 * POINT))

/** How far below the best, to scale, with its error. */
function bar(one, most) {
  const bar = h('span', { class: 'bar', 'aria-hidden': 'true' }, h('i', {}), h('u', {}))
  const low = Math.max(0, -one.difference)
  bar.firstChild.style.width = `${(100 * low) / most}%`
  bar.lastChild.style.left = `${(100 * Math.max(0, low - reach(one))) / most}%`
  bar.lastChild.style.width = `${(100 * Math.min(2 * reach(one), low + reach(one))) / most}%`
  return bar
}

/** What a move gave away, for short: what stands on the cards themselves. */
export function marks(lang, answer) {
  const told = answer.estimates.map((one) => [
    one.action,
    one.difference === 0 ? '★' : points(lang, one.difference / POINT),
  ])
  return new Map(told)
}

/** A round by its own decisions: what was played, what the advisor would have, and what that was worth by its estimates. */
export function review({ names, words, found, goto }) {
  if (found.length === 0) return [h('p', {}, words.reviewNothing)]
  const lost = ({ played }) => Math.max(0, -played.difference)
  const error = ({ played }) => (played.exact ? 0 : played.error)
  const sure = (one) => lost(one) > 2 * error(one)
  const lines = found.map((one) => {
    const same = lost(one) === 0
    const value = same ? '·' : points(names.lang, -lost(one) / POINT)
    return [
      h('button', { type: 'button', class: 'quiet', onclick: () => goto(one.step) }, `${one.turn}.`),
      names.action(one.played.action),
      same ? words.same : names.action(one.best),
      sure(one) ? h('b', {}, value) : value,
      same ? '·' : points(names.lang, error(one) / POINT, 'never'),
    ]
  })
  const table = grid(words.reviewTitle, words.reviewHeads, lines)
  table.id = 'review'
  return [h('p', {}, words.reviewNote(found.filter(sure).length, found.length)), table]
}

/** A record, to be copied or sent as an address. */
export function record({ words, text, note }) {
  const field = h('textarea', { readonly: true, rows: '6', 'aria-label': words.recordTitle }, text)
  const copy = (button, value) => async () => {
    await navigator.clipboard.writeText(value).catch(() => field.select())
    button.textContent = words.copied
  }
  const buttons = [
    [words.copy, text],
    [words.link, address(text)],
  ].map(([label, value]) => {
    const button = h('button', { type: 'button' }, label)
    button.addEventListener('click', copy(button, value))
    return button
  })
  const watch = h('a', { class: 'button', href: address(text) }, words.watch)
  return [note ? h('p', {}, note) : null, field, h('div', { class: 'choices' }, buttons, watch)].filter(Boolean)
}

/** The address that opens a record. */
function address(text) {
  const url = new URL(location.href)
  url.hash = encodeURIComponent(text).replaceAll('%20', '+').replaceAll('%0A', '/')
  return url.href
}

/** The record of an address, or null. */
export function fragment(hash) {
  if (hash.length < 2) return null
  const text = hash.slice(1).replaceAll('+', ' ').replaceAll('/', '\n')
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
