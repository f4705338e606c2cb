// king.wasm as a web page uses it: `node king.mjs king.wasm king-ffi/api.json tests/golden`.
//
// The library alone, without a C library: it imports nothing, exports the functions of the list, and plays the
// simulated rounds of tests/golden again. golden.mjs runs everything else.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'

const [wasm, list, golden] = process.argv.slice(2)
const module = new WebAssembly.Module(readFileSync(wasm))
assert.deepEqual(WebAssembly.Module.imports(module), [], 'king.wasm imports something')

const { exports } = new WebAssembly.Instance(module)
const functions = Object.keys(exports).filter((name) => typeof exports[name] === 'function')
const api = JSON.parse(readFileSync(list, 'utf8'))
const declared = api.functions.map((declared) => declared.name)
assert.ok(declared.length >= 250, `only ${declared.length} functions found in api.json`)
assert.deepEqual(functions.sort(), declared.sort(), 'king.wasm does not export what the list declares')

// Memory: one page beyond what the library has for itself, handed out from the start of it.
let free = exports.memory.grow(1) * 65536
const place = (size) => {
  const at = free
  free += (size + 15) & ~15
  return at
}
const [TEXT_SIZE, OK] = [2048, 0]
const [text, length] = [place(TEXT_SIZE), place(4)]
const ok = (status) => assert.equal(status, OK, 'not KING_OK')
ok(exports.king_abi_check(api.abi.major, api.abi.minor))

function textOf(write, value) {
  ok(write(value, text, TEXT_SIZE, length))
  const size = new DataView(exports.memory.buffer).getUint32(length, true)
  return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, text, size))
}

// The rounds of a file of tests/golden, played again: those of seed 7, with everything drawn.
function replay(file, game, begin) {
  const [round, choices] = [place(api.structs.find((struct) => struct.name === `${game}_round`).size), place(8)]
  const lines = readFileSync(`${golden}/${file}`, 'utf8').trimEnd().split('\n')
  lines.forEach((line, k) => {
    ok(begin(exports.king_deal_seed(7n, BigInt(k)), k, round))
    new DataView(exports.memory.buffer).setBigUint64(choices, exports.king_choices(7n, BigInt(k)), true)
    ok(exports[`${game}_round_play_out`](round, choices))
    assert.equal(textOf(exports[`${game}_round_text`], round), line, `${file}, round ${k}`)
  })
  return lines.length
}

const [hands, pack] = [place(32), place(52)]
const [ALL_CONTRACTS, ALL_DENOMINATIONS] = [255, 31]
const king = (seed, k, round) => {
  ok(exports.king_deal_from_seed(seed, hands))
  return exports.king_round_new(hands, k % 4, ALL_CONTRACTS, 0, round, 0)
}
const balayi = (seed, k, round) => {
  ok(exports.king_pack_from_seed(seed, pack))
  return exports.balayi_round_new(pack, k % 2, ALL_DENOMINATIONS, round, 0)
}
const rounds = replay('simulated.king', 'king', king) + replay('simulated.balayi', 'balayi', balayi)
assert.ok(rounds >= 36, `only ${rounds} rounds`)
console.log(`king.wasm: no import, ${functions.length} functions, ${rounds} rounds`)
