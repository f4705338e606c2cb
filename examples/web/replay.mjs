// A record, step by step, with all the hands that it holds.
import { board } from './board.mjs'
import { cardsOf, face, sorted } from './cards.mjs'
import { fill, h } from './dom.mjs'
import { KingError } from './king.mjs'
import { look, SEATS } from './look.mjs'
import { positions, readParty } from './server.mjs'
import { change } from './words.mjs'

const MOST = 200_000

/**
 * What a text holds: the rounds of a party, one round, or what one seat saw of one. Each has its steps, and a step is a view and
 * the hands that are known; `counts` is whether a party counts it. What cannot be read is a `KingError`, whoever wrote it.
 */
export function readRecord(king, text) {
  const lines = text.slice(0, MOST).split(/\r\n|[\r\n]/)
  const first = lines.find((line) => line.trim() !== '' && !line.startsWith('#')) ?? ''
  if (/^\s*king-party1\b/i.test(first)) {
    const { party, rounds } = readParty(king, lines)
    return { party, rounds: rounds.map((round) => recorded(king, round)) }
  }
  try {
    return { party: null, rounds: [recorded(king, king.round_parse(first))] }
  } catch (error) {
    const view = seen(king, first)
    if (!view) throw error
    return { party: null, rounds: [{ counts: false, steps: () => ofView(king, view) }] }
  }
}

const recorded = (king, round) => ({
  counts: king.round_scores(round) !== null,
  steps: () => ofRound(king, round),
})

function ofRound(king, round) {
  return positions(king, round).map((position) => ({
    view: king.round_view(position, king.SEAT_SOUTH),
    hands: SEATS.map((seat) => king.round_hand(position, seat)),
  }))
}

/** A view as one of the seats has it, or null. */
function seen(king, line) {
  for (const seat of SEATS) {
    try {
      return king.view_parse(seat, line)
    } catch (error) {
      if (!(error instanceof KingError)) throw error
    }
  }
  return null
}

function ofView(king, view) {
  const viewer = king.view_viewer(view)
  const table = king.view_table(view)
  const own = king.view_hand(view, viewer) | king.table_played_by(table, viewer)
  const rules = king.table_house_rules(table)
  const views = [king.view_new(viewer, own, king.table_declarer(table), king.table_unused(table), rules)]
  for (const action of king.table_actions(table).actions) views.push(king.view_apply(views.at(-1), action))
  return views.map((view) => ({ view, hands: SEATS.map((seat) => king.view_hand(view, seat)) }))
}

export class Replay {
  #record
  #round
  #steps
  #actions
  #step

  constructor({ king, names, words, parts, record, step, leave }) {
    Object.assign(this, { king, names, words, parts, leave })
    this.#record = record
    this.#open(0, step ?? 0)
  }

  #open(round, step) {
    this.#round = round
    this.#steps = this.#record.rounds[round]?.steps() ?? []
    this.#actions = this.#steps.length ? look(this.king, this.#steps.at(-1).view).actions : []
    this.#go(step)
  }

  #go(step) {
    this.#step = Math.min(Math.max(step, 0), this.#steps.length - 1)
    this.draw()
  }

  draw() {
    const { king, names, words, parts } = this
    const here = this.#steps[this.#step]
    fill(parts.controls, this.#controls())
    if (!here) return
    const seen = look(king, here.view)
    const last = this.#actions[this.#step - 1]
    const { party, rounds } = this.#record
    const counted = rounds.slice(0, this.#round).filter(({ counts }) => counts).length
    if (party) seen.totals = king.party_running(party, counted)
    const fresh = !seen.trick && last && last.action < king.ACTION_PASS
    fill(parts.board, board({ names, words, seen, trick: fresh ? seen.lastTrick : seen.trick, me: null }))
    fill(
      parts.hands,
      SEATS.map((seat) => this.#hand(seat, here.hands[seat])),
    )
    parts.status.textContent = last ? `${names.seat(last.seat)}: ${names.action(last.action)}` : ''
    parts.contract.textContent = names.heading(seen.contract)
    parts.round.textContent = party ? words.round(Math.min(counted + 1, 32)) : ''
    if (seen.scores)
      parts.status.textContent += ` · ${SEATS.map((seat) => `${names.seat(seat)} ${change(seen.scores[seat])}`).join(', ')}`
  }

  #hand(seat, cards) {
    const held = cards === null ? [] : sorted(cardsOf(cards))
    const list = held.map((card) => h('li', {}, face(card), h('span', { class: 'hidden' }, this.names.card(card))))
    return h(
      'section',
      { class: 'open-hand', 'aria-label': this.names.seat(seat) },
      h('h3', {}, this.names.seat(seat)),
      h('ul', {}, list),
    )
  }

  #controls() {
    const { words } = this
    const last = this.#steps.length - 1
    const move = (key, label, sign, to, off) =>
      h(
        'button',
        { type: 'button', 'data-key': key, 'aria-label': label, disabled: off, onclick: () => this.#go(to) },
        sign,
      )
    const slider = h('input', {
      type: 'range',
      min: '0',
      max: String(Math.max(last, 0)),
      'aria-label': words.step,
      'data-key': 'slider',
      oninput: (event) => this.#go(Number(event.target.value)),
    })
    slider.value = String(this.#step)
    return [
      this.#record.rounds.length > 1 ? this.#chooser() : null,
      move('first', words.first, '«', 0, this.#step <= 0),
      move('previous', words.previous, '‹', this.#step - 1, this.#step <= 0),
      slider,
      move('next', words.next, '›', this.#step + 1, this.#step >= last),
      move('last', words.last, '»', last, this.#step >= last),
      h('span', { class: 'steps' }, `${this.#step}/${Math.max(last, 0)}`),
      h(
        'button',
        { type: 'button', 'data-key': 'leave', 'data-tool': 'leave', onclick: () => this.leave() },
        words.leave,
      ),
    ]
  }

  #chooser() {
    const options = this.#record.rounds.map((_, i) => h('option', { value: String(i) }, String(i + 1)))
    const select = h(
      'select',
      {
        'aria-label': this.words.whichRound,
        'data-key': 'round',
        onchange: (event) => this.#open(Number(event.target.value), 0),
      },
      options,
    )
    select.value = String(this.#round)
    return h('label', {}, `${this.words.whichRound} `, select)
  }
}
