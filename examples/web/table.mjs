// A person at the table: lets the others act, shows what happens, and asks when it is the person's turn.
import { close, open, result } from './panels.mjs'
import { ask } from './ask.mjs'
import { board } from './board.mjs'
import { cardsOf } from './cards.mjs'
import { Consult } from './consult.mjs'
import { fill, h } from './dom.mjs'
import { hand } from './hand.mjs'
import { look } from './look.mjs'

// How long things are shown, in milliseconds: an action, and a trick that is over.
const PACES = [
  [900, 1800],
  [450, 1000],
  [120, 350],
]

const tool = (key, label, onclick, props = {}) =>
  h('button', { type: 'button', 'data-key': key, 'data-tool': key, onclick, ...props }, label)

export class Table {
  #state = {}
  #run = 0
  #trick = null
  #marks = null
  #skip = null
  #frame = 0
  #consult

  /**
   * `server` holds the party, `players` are the other seats. `parts` are the elements to draw into: board, ask, hand, tools, log,
   * alert and status; `saved` is called after every action, `watch` shows a record from a step on.
   */
  constructor({ king, server, players, names, words, speed, parts, saved, watch }) {
    Object.assign(this, { king, server, players, names, words, speed, parts, saved })
    const marked = (marks) => {
      this.#marks = marks
      this.draw()
    }
    this.#consult = new Consult({ king, server, players, names, words, marked, watch })
  }

  /** Lets the game go on until the person has something to do. */
  async run() {
    const run = ++this.#run
    const { server } = this
    this.draw()
    while (run === this.#run && !server.over) {
      const { turn } = server
      const mine = turn === server.seat
      const forced = mine ? server.forced : null
      if (mine && forced === null) return this.draw()
      const action = mine ? forced : await this.#other(turn)
      await this.#wait(0)
      if (run !== this.#run) return
      await this.#apply(turn, action, run)
    }
    if (run === this.#run) this.#over()
  }

  /** Nothing goes on after this. */
  stop() {
    this.#run += 1
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    this.#skip?.()
  }

  #other(seat) {
    const { king, server, players } = this
    // What another seat is asked with is the text of its view.
    return players.act(seat, king.view_text(server.view(seat)), server.level, server.seed)
  }

  async #apply(seat, action, run) {
    const { king, server } = this
    const before = look(king, server.view())
    server.apply(seat, action)
    this.#marks = null
    this.#state = {}
    this.saved()
    const after = look(king, server.view())
    this.#tell(seat, action)
    if (after.tricks > before.tricks) {
      this.#trick = after.lastTrick
      this.draw()
      this.#say(this.words.took(this.names.seat(after.winner(before.tricks))))
      await this.#wait(1)
      this.#trick = null
    }
    if (run === this.#run) this.draw()
  }

  /** What happened, for eyes and ears. */
  #tell(seat, action) {
    if (action === this.king.ACTION_KEEP) return
    this.#say(`${this.names.seat(seat)}: ${this.names.action(action)}`)
  }

  #say(text) {
    const { log } = this.parts
    log.append(h('p', {}, text))
    while (log.childElementCount > 60) log.firstElementChild.remove()
  }

  #wait(what) {
    const pace = (PACES[this.speed] ?? [0, 0])[what]
    if (pace === 0) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pace)
      this.#skip = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** A tap on the table: no more waiting. */
  skip() {
    this.#skip?.()
  }

  /** The person does something, if it may. */
  act(action) {
    const { king, server } = this
    const why = king.view_why_not(server.view(), action)
    if (why) return this.refuse(action)
    this.parts.alert.textContent = ''
    const run = ++this.#run
    this.#apply(server.seat, action, run).then(() => {
      if (run === this.#run) this.run()
    })
  }

  /** Why that may not be done, in the library's words. */
  refuse(action) {
    const why = this.king.view_why_not(this.server.view(), action)
    if (!why) return
    this.parts.alert.replaceChildren(h('span', {}, `${this.names.action(action)}: ${this.names.sentence(why)}`))
  }

  /** Draws with the next frame, however much happens until then. */
  draw() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0
      this.#paint()
    })
  }

  /** All that is to be seen: what the person's view shows. */
  #paint() {
    const { king, server, names, words, parts } = this
    const view = server.view()
    const seen = look(king, view, server.party)
    const all = { names, words, seen, me: server.seat }
    const mine = seen.turn === server.seat && server.forced === null && !this.#trick
    const held = [parts.hand, parts.ask].some((part) => part.contains(document.activeElement))
    const trick = this.#trick ?? seen.trick
    fill(parts.board, board({ ...all, trick }))
    fill(parts.ask, mine ? ask({ ...this.#doing(), ...all, view, state: this.#state }) : null)
    const playing = mine && seen.phase === king.PHASE_PLAY
    const cards = cardsOf(server.over ? 0n : seen.hand)
    const legal = playing ? seen.legal : null
    fill(parts.hand, hand({ names, words, cards, legal, marks: this.#marks, play: (card) => this.act(card) }))
    // Who plays by keyboard is left at the cards.
    if (held && document.activeElement === document.body) {
      const next = parts.ask.querySelector('button') ?? parts.hand.querySelector('[tabindex="0"]')
      next?.focus()
    }
    fill(parts.tools, this.#tools(seen, mine))
    const status = this.#status(seen, mine)
    // What is said anew is read out anew.
    if (parts.status.textContent !== status) parts.status.textContent = status
    parts.log.scrollTop = parts.log.scrollHeight
    parts.round.textContent = words.round(
      Math.min(32, king.party_len(server.party) + (server.over && !seen.annulled ? 0 : 1)),
    )
    parts.contract.textContent = names.heading(seen.contract)
  }

  #doing() {
    return { act: (action) => this.act(action), refuse: (action) => this.refuse(action), changed: () => this.draw() }
  }

  #status(seen, mine) {
    if (mine) return this.words.yourTurn
    if (seen.turn === null) return this.words.roundOver
    return this.words.thinks(this.names.seat(seen.turn))
  }

  #tools(seen, mine) {
    const { words, server } = this
    const now = server.over
      ? [this.#nextTool(), seen.scores ? this.#reviewTool() : null]
      : [
          tool('hint', words.hint, () => this.#consult.hint(), { disabled: !mine }),
          tool('last', words.lastTrick, () => this.#consult.lastTrick(), { disabled: !seen.lastTrick }),
          tool('back', words.back, () => this.back(), { disabled: !server.canGoBack }),
        ]
    return [
      ...now,
      tool('sheet', words.sheet, () => this.#consult.sheet()),
      tool('record', words.record, () => this.#consult.record()),
    ]
  }

  #nextTool(props) {
    const { words, server } = this
    return tool('next', server.partyOver ? words.endParty : words.nextRound, () => this.next(), props)
  }

  #reviewTool() {
    return tool('review', this.words.review, () => this.#consult.review())
  }

  #over() {
    const { king, server, names, words } = this
    const seen = look(king, server.view(), server.party)
    this.draw()
    if (seen.annulled) {
      this.#say(words.annulled(names.seat(seen.actions.at(-1).seat)))
      return this.next()
    }
    this.#result(seen)
  }

  #result(seen) {
    const { names, words, server, king } = this
    const rules = king.party_house_rules(server.party)
    const next = this.#nextTool({ class: 'main' })
    const choices = h('div', { class: 'choices' }, next, this.#reviewTool())
    open(words, words.roundOver, result({ names, words, seen, rules }), choices)
    next.focus()
  }

  /** The next round, or the end of the party. */
  next() {
    if (this.server.partyOver) return this.#consult.sheet()
    if (!this.server.over) return
    close()
    this.server.deal()
    this.saved()
    this.run()
  }

  /** Takes the last decision back. */
  back() {
    this.stop()
    this.#trick = null
    this.#marks = null
    this.#state = {}
    this.parts.alert.textContent = ''
    this.server.back()
    this.saved()
    this.run()
  }
}
