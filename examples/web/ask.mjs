// What the person is asked besides cards: what to declare, whether to annul, whom to double.
import { h } from './dom.mjs'
import { colourOf, RANKS, SUITS } from './cards.mjs'
import { actionsOf } from './look.mjs'
import { change } from './words.mjs'

/**
 * The questions of a view. `state` keeps what has been pressed so far, and is emptied when the question changes; `changed`
 * draws again, `act` does it, `refuse` tells why something may not be done.
 */
export function ask({ names, words, seen, view, state, act, refuse, changed }) {
  const { king } = names
  const legal = actionsOf(king, king.view_legal_actions(view))
  const all = { names, words, seen, legal, state, act, refuse, changed }
  switch (seen.phase) {
    case king.PHASE_DECLARE:
      return state.kind === undefined ? kinds(all) : details(all)
    case king.PHASE_ANNUL:
      return panel('annul', words.annulTitle, choices(all, [king.ACTION_ANNUL, king.ACTION_KEEP]))
    case king.PHASE_KONTUR:
      return doubling(all, king.ACTION_KONTUR, words.konturTitle)
    case king.PHASE_SUR:
      return doubling(all, king.ACTION_SUR, words.surTitle)
    default:
      return null
  }
}

function panel(name, title, ...children) {
  return h('section', { class: `ask ${name}`, 'aria-label': title }, h('h2', {}, title), children)
}

const choices = ({ names, act }, actions) =>
  h(
    'div',
    { class: 'choices' },
    actions.map((action) => button(names.action(action), `action-${action}`, () => act(action))),
  )

function button(text, key, onclick, extra = {}) {
  return h('button', { type: 'button', 'data-key': key, onclick, ...extra }, text)
}

/** The eight contracts; those that were declared are refused with the clause. */
function kinds({ names, words, legal, state, act, refuse, changed }) {
  const { king } = names
  const buttons = Array.from({ length: 8 }, (_, kind) => {
    const actions = legal.filter((action) => king.contract_kind_of(action - king.ACTION_DECLARE) === kind)
    const total = king.contract_kind_total(kind)
    const first = king.ACTION_DECLARE + (kind === king.CONTRACT_KIND_DURT ? king.CONTRACT_DURT : kind)
    const press = () => {
      if (actions.length === 0) return refuse(first)
      if (actions.length === 1) return act(actions[0])
      state.kind = kind
      changed()
    }
    const used = actions.length === 0
    const note = used ? words.declared : change(total)
    return button([h('b', {}, names.shortKind(kind)), h('small', {}, note)], `kind-${kind}`, press, {
      'aria-disabled': used ? 'true' : null,
      'data-kind': king.contract_kind_text(kind),
    })
  })
  return panel('declare', words.declareTitle, h('div', { class: 'kinds' }, buttons))
}

/** The trump suit of koz, the start rank of dürt. */
function details({ names, words, legal, state, act, changed }) {
  const { king } = names
  const koz = state.kind === king.CONTRACT_KIND_KOZ
  const actions = legal.filter((action) => king.contract_kind_of(action - king.ACTION_DECLARE) === state.kind)
  const buttons = actions.map((action) => {
    const contract = action - king.ACTION_DECLARE
    const detail = koz ? king.contract_trump(contract) : contract - king.CONTRACT_DURT
    const text = koz ? SUITS[detail] : RANKS[detail]
    return button(text, `detail-${detail}`, () => act(action), {
      class: koz ? `suit ${colourOf(detail)}` : null,
      'aria-label': names.contract(contract),
    })
  })
  const leave = button(
    words.undoChoice,
    'leave',
    () => {
      delete state.kind
      changed()
    },
    { class: 'quiet' },
  )
  const title = koz ? words.kozTitle : words.durtTitle
  return panel('declare', title, h('div', { class: koz ? 'suits' : 'ranks' }, buttons), leave)
}

/** Seats are pressed one by one, or all at once, and then it is said. */
function doubling({ names, words, seen, legal, state, act, refuse, changed }, base, title) {
  const { king } = names
  const seats = [1, 2, 3].map((step) => (seen.viewer + step) % 4)
  const chosen = state.seats ?? 0
  const iyi = king.ACTION_IYI
  const action = chosen === 0 ? iyi : base + chosen
  const toggles = seats.map((seat) => {
    const alone = base + (1 << seat)
    const press = () => {
      if (!legal.includes(alone)) return refuse(alone)
      state.seats = chosen ^ (1 << seat)
      changed()
    }
    return button(names.seat(seat), `seat-${seat}`, press, {
      'aria-pressed': String(((chosen >> seat) & 1) === 1),
      'aria-disabled': legal.includes(alone) ? null : 'true',
    })
  })
  const masa = seats.reduce((mask, seat) => mask | (1 << seat), 0)
  const groups = []
  if (base === king.ACTION_KONTUR && legal.includes(base + masa)) {
    groups.push(button(words.masa, 'masa', () => act(base + masa)))
    groups.push(button(words.others, 'others', () => act(base + (masa & ~(1 << seen.declarer)))))
  }
  const say = button(names.action(action), 'say', () => act(action), { class: 'main' })
  return panel('talk', title, h('div', { class: 'choices' }, toggles), h('div', { class: 'choices' }, groups, say))
}
