// king.mjs over king.wasm, without a page: `node module.mjs target/web tests/golden`.
//
// It plays the golden rounds, asks for each step what is legal and what is refused, and takes the golden advice.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [site, golden] = process.argv.slice(2)
const { load, KingError } = await import(pathToFileURL(`${site}/king.mjs`))
const bytes = readFileSync(`${site}/king.wasm`)
const king = await load(bytes)
const lines = (file) => readFileSync(`${golden}/${file}`, 'utf8').trimEnd().split('\n')
const mask = ([low, high]) => ((high << 64n) | low).toString(16)
let passed = 0

function test(name, body) {
  body()
  passed += 1
  console.log(`ok: ${name}`)
}

function unusedOf(texts) {
  return texts.reduce((set, text) => set | (1 << king.contract_kind_parse(text)), 0)
}

function rulesOf(given) {
  let rules = king.house_rules_new()
  for (const [option, value] of Object.entries(given)) {
    rules = king.house_rules_set(rules, option, String(value))
  }
  return rules
}

test('the rounds of konturlu.jsonl', () => {
  let refused = 0
  for (const line of lines('konturlu.jsonl')) {
    const golden = JSON.parse(line)
    const hands = king.deal_parse(golden.deal)
    const unused = unusedOf(golden.unused.contracts)
    let round = king.round_new(hands, king.seat_parse(golden.declarer), unused, rulesOf(golden.rules))
    golden.steps.forEach(([seat, phase, legal, action], step) => {
      const view = king.round_view(round, seat)
      assert.equal(king.round_turn(round), seat)
      assert.equal(king.phase_text(king.round_phase(round)), phase)
      assert.equal(mask(king.view_legal_actions(view)), legal)
      assert.equal(king.view_text(king.view_parse(seat, king.view_text(view))), king.view_text(view))
      for (const [, action, reason] of golden.refused.filter(([at]) => at === step)) {
        const error = king.round_why_not(round, action)
        assert.equal(king.error_reason(error), reason)
        assert.throws(
          () => king.round_apply(round, action),
          (thrown) => {
            assert.ok(thrown instanceof KingError)
            assert.deepEqual(thrown.error, error)
            return true
          },
        )
        refused += 1
      }
      const before = king.round_text(round)
      const after = king.round_apply(round, action)
      assert.equal(king.round_text(round), before)
      round = after
    })
    assert.equal(king.round_turn(round), null)
    assert.deepEqual(king.round_scores(round), golden.annulled ? null : golden.scores)
    assert.equal(king.round_text(round), golden.record)
    assert.equal(king.round_text(king.round_parse(golden.record)), golden.record)
    const { seats, actions } = king.table_actions(king.round_table(round))
    assert.deepEqual(
      seats,
      golden.steps.map(([seat]) => seat),
    )
    assert.deepEqual(
      actions,
      golden.steps.map((step) => step[3]),
    )
  }
  assert.ok(refused > 1000, `only ${refused} refused actions`)
})

test('the file of a party, and the sheet that comes of it', () => {
  let file = king.party_file_new()
  let totals = Array(4).fill(king.PARTY_START)
  let rounds = 0
  for (const line of lines('party-seed-1.king')) {
    const read = king.party_file_read_line(file, line)
    file = read.file
    const scores = read.round && king.round_scores(read.round)
    if (scores) totals = totals.map((total, seat) => total + scores[seat])
    if (scores) rounds += 1
  }
  const party = king.party_file_party(file)
  assert.equal(rounds, king.PARTY_ROUNDS)
  assert.deepEqual(king.party_totals(party), totals)
  assert.equal(king.party_text(king.party_parse(king.party_text(party))), king.party_text(party))
  assert.equal(king.sheet_imbalance(king.party_sheet(party)), null)
  assert.deepEqual(king.outcome_of(totals), king.party_outcome(party))
  assert.equal(king.party_declarer(party), null)
})

test('the advice of players.king', () => {
  let view
  let advisor
  let rank
  for (const line of lines('players.king')) {
    const [word, ...words] = line.split(' ')
    if (word === 'strength') assert.equal(king.players_strength(), Number(words[0]))
    if (word === 'view') view = king.view_parse(king.seat_parse(words[0]), words.slice(1).join(' '))
    if (word === 'greedy') {
      const hand = king.view_hand(view, king.view_viewer(view))
      const { action, reason } = king.greedy_choose(king.view_table(view), hand)
      assert.deepEqual([king.action_text(action), king.greedy_reason_text(reason)], words)
      assert.notEqual(king.greedy_reason_message(reason, king.LANG_TR), '')
    }
    if (word === 'advice') {
      const [seed, playouts, estimates, inference, action, done] = words
      const budgets = { seed: BigInt(seed), playouts: +playouts, estimates: +estimates }
      const settings = { ...king.settings_new(), ...budgets, inference: +inference }
      let stepped = { advisor: king.advisor_new(view, settings), more: true }
      while (stepped.more) stepped = king.advisor_step(stepped.advisor, 64)
      advisor = stepped.advisor
      rank = 0
      assert.equal(king.action_text(king.advisor_best(advisor)), action)
      assert.equal(king.advisor_playouts(advisor), BigInt(done))
    }
    if (word === 'estimate') {
      const { action, ...told } = king.advisor_estimate(advisor, rank++)
      const { mean, mean_error, others, difference, error, playouts, exact } = told
      const numbers = [mean, mean_error, difference, error, playouts, exact, ...others]
      assert.deepEqual([king.action_text(action), ...numbers.map(String)], words)
    }
  }
  assert.equal(king.advisor_estimate(advisor, 200), null)
})

test('what is refused', () => {
  const long = `king1 ${'x'.repeat(1 << 20)}`
  assert.throws(() => king.round_parse(long), KingError)
  assert.throws(() => king.round_turn(new Uint8Array(120)), { status: king.E_VALUE, error: null })
  assert.throws(() => king.card_name(52, king.LANG_TR), { status: king.E_RANGE })
  assert.throws(() => king.seat_name(-1, king.LANG_TR), { status: king.E_RANGE })
  assert.throws(() => king.round_turn(null), { status: king.E_NULL })
  // After the memory has grown, and after errors, all is as before.
  assert.equal(king.card_name(king.card_parse('♥K'), king.LANG_TR), 'kupa papazı')
})

test('a list may be left out', () => {
  // A round that is over has no ending to be solved, in whatever memory.
  const round = king.round_parse(lines('simulated.king')[0])
  assert.throws(() => king.solve(round, null, 1000n), { status: king.E_ADVICE })
})

test('king.wasm imports nothing', () => {
  assert.deepEqual(WebAssembly.Module.imports(new WebAssembly.Module(bytes)), [])
})
console.log(`${passed} passed, 0 failed`)
