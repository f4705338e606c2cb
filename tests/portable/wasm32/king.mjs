// king.wasm as a web page uses it: `node king.mjs king.wasm include/king.h tests/golden`.
//
// The library alone, without a C library: it imports nothing, exports the functions of the header, and plays the
// simulated rounds of tests/golden again. golden.mjs runs everything else.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'

const [wasm, header, golden] = process.argv.slice(2)
const module = new WebAssembly.Module(readFileSync(wasm))
assert.deepEqual(WebAssembly.Module.imports(module), [], 'king.wasm imports something')

const { exports } = new WebAssembly.Instance(module)
const functions = Object.keys(exports).filter((name) => typeof exports[name] === 'function')
const prototypes = readFileSync(header, 'utf8').matchAll(/^u?int[0-9]+_t ((?:king|balayi)_\w+)\(/gm)
const declared = [...prototypes].map((found) => found[1])
assert.ok(declared.length >= 300, `only ${declared.length} functions found in king.h`)
assert.deepEqual(functions.sort(), declared.sort(), 'king.wasm does not export what the header declares')
assert.equal(exports.king_abi_version(), 1)

// Memory: one page beyond what the library has for itself, handed out from the start of it.
let free = exports.memory.grow(1) * 65536
const place = (size) => {
  const at = free
  free += (size + 15) & ~15
  return at
}
const [TEXT_SIZE, OK] = [2048, 0]
const [KIND_ROUND, KIND_SIMULATION, KIND_BALAYI_ROUND, KIND_BALAYI_SIMULATION] = [3, 9, 10, 15]
const [text, length] = [place(TEXT_SIZE), place(4)]
const ok = (status) => assert.equal(status, OK, 'not KING_OK')

function textOf(write, value) {
  ok(write(value, text, TEXT_SIZE, length))
  const size = new DataView(exports.memory.buffer).getUint32(length, true)
  return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, text, size))
}

// The rounds of a file of tests/golden, played again: those of seed 7, with everything drawn.
function replay(file, game, kinds, settings) {
  const [simulation, round] = kinds.map((kind) => place(exports.king_size_of(kind)))
  ok(exports[`${game}_simulation_new`](7n, simulation))
  settings.forEach((setting) => ok(exports[`${game}_simulation_${setting}`](simulation, 1)))
  const lines = readFileSync(`${golden}/${file}`, 'utf8').trimEnd().split('\n')
  lines.forEach((line, k) => {
    ok(exports[`${game}_simulation_round`](simulation, BigInt(k), round))
    assert.equal(textOf(exports[`${game}_round_text`], round), line, `${file}, round ${k}`)
  })
  return lines.length
}

const rounds =
  replay('simulated.king', 'king', [KIND_SIMULATION, KIND_ROUND], ['set_talk', 'set_annul']) +
  replay('simulated.balayi', 'balayi', [KIND_BALAYI_SIMULATION, KIND_BALAYI_ROUND], [])
assert.ok(rounds >= 36, `only ${rounds} rounds`)
console.log(`king.wasm: no import, ${functions.length} functions, ${rounds} rounds`)
