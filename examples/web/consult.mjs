// What the person looks up at the table: the sheet, the record, the last trick, advice, and a round once it is over.
import { cardsOf, face } from './cards.mjs'
import { h } from './dom.mjs'
import { look } from './look.mjs'
import { advice, marks, open, record, review, sheet } from './panels.mjs'

// How many play-outs there are to choose by, and as many to estimate by.
const ADVICE = 4000

export class Consult {
  /** `marked` is told what the advisor thinks of each card, `watch` shows a record from a step on. */
  constructor({ king, server, players, names, words, marked, watch }) {
    Object.assign(this, { king, server, players, names, words, marked, watch })
  }

  sheet() {
    open(this.words, this.words.sheetTitle, sheet({ names: this.names, words: this.words, party: this.server.party }))
  }

  record() {
    const { words, server } = this
    const text = server.over ? server.roundRecord : this.king.view_text(server.view())
    const note = server.over ? words.recordNote : null
    const file = h(
      'details',
      {},
      h('summary', {}, words.partyRecord),
      record({ words, text: server.record, note: words.recordNote }),
    )
    open(words, words.recordTitle, record({ words, text, note }), file)
  }

  lastTrick() {
    const { king, server, names, words } = this
    const { lastTrick, tricks, winner } = look(king, server.view())
    if (!lastTrick) return
    const cards = lastTrick.map(({ seat, card }) =>
      h('li', {}, face(card), h('span', {}, names.seat(seat)), h('span', { class: 'hidden' }, `: ${names.card(card)}`)),
    )
    open(
      words,
      words.lastTrick,
      h('ol', { class: 'shown' }, cards),
      h('p', {}, words.took(names.seat(winner(tricks - 1)))),
    )
  }

  #advise(seat, view, seed) {
    return this.players.advise(seat, this.king.view_text(view), seed, ADVICE, this.names.code)
  }

  /** What the advisor thinks of what may be done now. */
  async hint() {
    const { server, names, words } = this
    const shown = open(words, words.hintTitle, h('p', {}, words.asking))
    const answer = await this.#advise(server.seat, server.view(), server.seed)
    if (!shown()) return
    if (answer?.estimates.length) this.marked(marks(names.lang, answer))
    open(words, words.hintTitle, advice({ names, words, answer }))
  }

  /** The person's own cards of this round, looked back on. */
  async review() {
    const { server, names, words } = this
    const shown = open(words, words.reviewTitle, h('p', {}, words.asking))
    const found = []
    for (const decision of decisions(this.king, server)) {
      const answer = await this.#advise(server.seat, decision.view, server.seed)
      if (!shown()) return
      if (!answer) return void open(words, words.reviewTitle, h('p', {}, words.noAdvice))
      // Cards that are all equal are not played out.
      const played = answer.estimates.find((one) => one.action === decision.action)
      if (played) found.push({ ...decision, turn: found.length + 1, played, best: answer.action })
    }
    const goto = (step) => this.watch(server.roundRecord, step)
    open(words, words.reviewTitle, review({ names, words, found, goto }))
  }
}

/** The cards of the person in a round where there was a choice: what was played, what was seen then, and which step that was. */
function decisions(king, server) {
  const views = server.positions().map((position) => king.round_view(position, server.seat))
  const { actions } = look(king, server.view())
  return actions
    .map(({ seat, action }, step) => ({ seat, action, step, view: views[step] }))
    .filter(({ seat, view }) => seat === server.seat && cardsOf(king.view_legal_cards(view)).length > 1)
}
