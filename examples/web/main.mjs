// The page: begins, keeps and shows a party, or a record that stands in the address.
import { face } from './cards.mjs'
import { close, fragment, open } from './panels.mjs'
import { fill, h } from './dom.mjs'
import { KingError, load } from './king.mjs'
import { Names } from './names.mjs'
import { Players } from './players.mjs'
import { Replay, readRecord } from './replay.mjs'
import { anySeed, Server } from './server.mjs'
import { keep, LEVELS, recall } from './store.mjs'
import { Table } from './table.mjs'
import { words } from './words.mjs'

const $ = (id) => document.getElementById(id)
const query = new URLSearchParams(location.search)
const state = recall()
let king
let players
let names
let table = null

main()

async function main() {
  // For tests: without a pause, in a language, with a seed.
  if (query.has('speed')) state.speed = Number(query.get('speed'))
  if (['tr', 'en'].includes(query.get('lang'))) state.lang = query.get('lang')
  dress()
  try {
    king = await load(fetch('king.wasm'))
  } catch {
    return fill($('main'), h('p', { class: 'card-like', role: 'alert' }, words(state.lang).broken))
  }
  players = new Players(king)
  $('language').addEventListener('click', () => {
    state.lang = state.lang === 'tr' ? 'en' : 'tr'
    keep(state)
    dress()
    show()
  })
  $('menu').addEventListener('click', settings)
  addEventListener('hashchange', () => show())
  show()
}

/** The language and the colours of the page. */
function dress() {
  const told = words(state.lang)
  document.documentElement.lang = state.lang
  document.documentElement.dataset.theme = ['auto', 'light', 'dark'][state.theme]
  document.title = told.title
  $('language').textContent = told.language
  $('language').setAttribute('aria-label', told.languageName)
  $('language').lang = state.lang === 'tr' ? 'en' : 'tr'
  $('menu').setAttribute('aria-label', told.menu)
}

/** Shows what the address or what was kept says: a record, the table, or the door. */
function show(step) {
  table?.stop()
  table = null
  close()
  names = new Names(king, state.lang)
  $('round').textContent = ''
  $('contract').textContent = ''
  const text = fragment(location.hash)
  $('menu').hidden = text !== null
  if (text !== null) return watch(text, step)
  if (state.file === null) return door()
  try {
    sit(Server.restore(king, state.file))
  } catch {
    door(words(state.lang).lost)
  }
}

/** Where a party begins. */
function door(note) {
  const told = words(state.lang)
  const level = h(
    'select',
    { id: 'level' },
    LEVELS.map((code) => h('option', { value: String(code) }, names.level(code))),
  )
  level.value = String(state.level)
  const paste = h('textarea', { id: 'paste', rows: '3', maxlength: '200000', spellcheck: 'false', autocomplete: 'off' })
  const begin = () => {
    state.level = Number(level.value)
    const seed = /^\d{1,9}$/.test(query.get('seed') ?? '') ? Number(query.get('seed')) : anySeed()
    sit(Server.begin(king, { seed, seat: king.SEAT_SOUTH, level: state.level }))
  }
  const send = () => {
    if (paste.value.trim()) location.hash = encodeURIComponent(paste.value.trim())
  }
  fill(
    $('main'),
    h(
      'section',
      { class: 'door' },
      note ? h('p', { role: 'alert', class: 'alert' }, note) : null,
      h(
        'ul',
        { class: 'fan', 'aria-hidden': 'true' },
        ['SA', 'DQ', 'HK', 'CJ', 'D10'].map((text) => h('li', {}, face(king.card_parse(text)))),
      ),
      h('p', { class: 'intro' }, told.intro),
      h('p', {}, h('label', { for: 'level' }, told.level), level),
      h('button', { type: 'button', class: 'main', id: 'play', onclick: begin }, told.play),
      h('p', { class: 'small' }, told.kept),
      h('h2', {}, told.pasteTitle),
      h('label', { for: 'paste' }, told.paste),
      paste,
      h('button', { type: 'button', id: 'watch', onclick: send }, told.watch),
    ),
  )
  $('menu').hidden = true
}

/** Takes the person's seat. */
function sit(server) {
  const told = words(state.lang)
  const parts = {
    board: h('section', { class: 'board', 'aria-label': told.table, onclick: () => table?.skip() }),
    ask: h('div', { class: 'asking' }),
    hand: h('div', { class: 'holding' }),
    tools: h('div', { class: 'tools', role: 'group', 'aria-label': told.menu }),
    log: h('div', { class: 'log', role: 'log', 'aria-label': told.events, tabindex: '0' }),
    alert: h('p', { class: 'alert', role: 'alert' }),
    status: h('p', { class: 'status', role: 'status' }),
    round: $('round'),
    contract: $('contract'),
  }
  const felt = h('div', { class: 'felt' }, parts.board, parts.ask)
  const side = h('aside', { 'aria-label': told.events }, h('h2', {}, told.events), parts.log)
  fill(
    $('main'),
    h(
      'div',
      { class: 'sitting' },
      felt,
      h('div', { class: 'told' }, parts.status, parts.alert),
      parts.hand,
      parts.tools,
      side,
    ),
  )
  $('menu').hidden = false
  const saved = () => {
    state.file = server.file
    keep(state)
  }
  table = new Table({ king, server, players, names, words: told, speed: state.speed, parts, saved, watch: go })
  saved()
  table.run()
}

/** Shows a record from a step on; the address is the record's. */
function go(text, step) {
  history.pushState(null, '', `#${encodeURIComponent(text)}`)
  show(step)
}

function leave() {
  history.pushState(null, '', location.pathname + location.search)
  show()
}

function watch(text, step) {
  const told = words(state.lang)
  let record
  try {
    record = readRecord(king, text)
  } catch (error) {
    const known = error instanceof KingError && error.error
    const why = known ? `${names.sentence(error.error)} (${told.badPlace(error.line, error.place)})` : ''
    const back = h('button', { type: 'button', class: 'main', 'data-tool': 'leave', onclick: leave }, told.leave)
    return fill(
      $('main'),
      h('section', { class: 'door' }, h('p', { class: 'alert', role: 'alert' }, `${told.badRecord}: ${why}`), back),
    )
  }
  const parts = {
    board: h('section', { class: 'board', 'aria-label': told.table }),
    hands: h('div', { class: 'open-hands' }),
    controls: h('div', { class: 'controls', role: 'group', 'aria-label': told.replayTitle }),
    status: h('p', { class: 'status', role: 'status' }),
    round: $('round'),
    contract: $('contract'),
  }
  const felt = h('div', { class: 'felt' }, parts.board)
  fill(
    $('main'),
    h(
      'div',
      { class: 'watching' },
      h('h2', { class: 'hidden' }, told.replayTitle),
      felt,
      parts.status,
      parts.controls,
      parts.hands,
    ),
  )
  new Replay({ king, names, words: told, parts, record, step, leave })
}

/** Opponents, speed, appearance, and another party. */
function settings() {
  const told = words(state.lang)
  const choice = (key, label, options, value, change) => {
    const select = h(
      'select',
      { id: `set-${key}` },
      options.map((text, i) => h('option', { value: String(i) }, text)),
    )
    select.value = String(value)
    select.addEventListener('change', () => {
      change(Number(select.value))
      keep(state)
      dress()
    })
    return h('p', {}, h('label', { for: `set-${key}` }, label), select)
  }
  const levels = LEVELS.map((code) => names.level(code))
  const level = (i) => {
    state.level = i + 1
    if (table) table.server.level = state.level
    table?.saved()
  }
  const again = h(
    'button',
    { type: 'button', id: 'restart', onclick: () => sure.removeAttribute('hidden') },
    told.restart,
  )
  const sure = h(
    'p',
    { hidden: true },
    `${told.restartSure} `,
    h(
      'button',
      {
        type: 'button',
        id: 'sure',
        onclick: () => {
          state.file = null
          keep(state)
          show()
        },
      },
      told.yes,
    ),
    ' ',
    h('button', { type: 'button', onclick: close }, told.no),
  )
  open(
    told,
    told.settings,
    choice('level', told.level, levels, state.level - 1, level),
    choice('speed', told.speed, told.speeds, state.speed, (i) => {
      state.speed = i
      if (table) table.speed = i
    }),
    choice('theme', told.theme, told.themes, state.theme, (i) => {
      state.theme = i
    }),
    again,
    sure,
    h('p', { class: 'small' }, told.kept),
  )
}
