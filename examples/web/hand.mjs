// The cards of the person: legal ones are raised, and one that is refused says why.
import { contains, face, sorted } from './cards.mjs'
import { h } from './dom.mjs'

/** The hand. `legal` is null when it is not the time to play; `marks` has what the advisor thinks of a card. */
export function hand({ names, words, cards, legal, marks, play }) {
  const order = sorted(cards)
  const playable = (card) => legal !== null && contains(legal, card)
  const first = Math.max(0, order.findIndex(playable))
  const items = order.map((card, i) => {
    const may = playable(card)
    const told = marks?.get(card)
    const state = legal === null ? '' : may ? ' legal' : ' refused'
    const label = [names.card(card), legal !== null && !may ? words.illegal : null, told].filter(Boolean).join(', ')
    const button = h(
      'button',
      {
        class: `card${state}`,
        type: 'button',
        tabindex: i === first ? '0' : '-1',
        'data-card': names.king.card_text(card),
        'data-key': `card-${card}`,
        'aria-label': label,
        'aria-disabled': may ? null : 'true',
        onclick: () => play(card),
      },
      face(card),
      told ? h('span', { class: 'mark', 'aria-hidden': 'true' }, told) : null,
    )
    return h('li', {}, button)
  })
  return h('ul', { id: 'hand', class: 'hand', 'aria-label': words.yourHand, onkeydown: walk }, items)
}

/** The arrow keys go from card to card. */
function walk(event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(document.activeElement)
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : at + step
  const next = buttons[(to + buttons.length) % buttons.length]
  if (!next || Number.isNaN(to)) return
  event.preventDefault()
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1
  next.focus()
}
