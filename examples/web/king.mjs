// king.wasm for JavaScript: a function for each one of the list of the C interface, from which `build` writes api.mjs.
//
//     const king = await load(fetch('king.wasm'))
//     let round = king.round_new(king.deal_from_seed(7n), king.SEAT_NORTH, king.ALL_CONTRACTS, null)
//     round = king.round_apply(round, king.ACTION_DECLARE + king.CONTRACT_KIZ_ALMAZ)
//     king.error_message(king.round_why_not(round, 0), king.LANG_TR)
//
// include/king.h is the manual; names are those of C without `king_`, and what C passes by pointers is passed and returned:
// * A value is a `Uint8Array` that only the library reads. No function changes one: what C changes is returned.
// * Several results are an object by their names; none is `undefined`. KING_NONE is `null`, also beside a changed value; an
//   error is thrown as a `KingError`.
// * Texts are strings, sets of cards BigInt masks, lists arrays, and structs with members objects.
//
// The library has no memory but the module's, and keeps nothing: each call lays its arguments at the same place behind the
// library's own memory, from where its results are read.
import { api } from './api.mjs'

const TEXT = 2048
const LIST = 256
const NONE = 1

const encoder = new TextEncoder()
const decoder = new TextDecoder()

// How numbers of C are read and written: bytes, and the methods of DataView.
const NUMBERS = {
  char: [1, 'Uint8'],
  uint8_t: [1, 'Uint8'],
  int16_t: [2, 'Int16'],
  uint16_t: [2, 'Uint16'],
  int32_t: [4, 'Int32'],
  uint32_t: [4, 'Uint32'],
  uint64_t: [8, 'BigUint64'],
}

/**
 * What the library refuses. `error` is a value for `king.error_message`, or null where the status is all there is; of a text
 * that cannot be read `place` is the byte, and `line` the line of a file.
 */
export class KingError extends Error {
  constructor(message, status, error, { line = 0, place = 0 } = {}) {
    super(message)
    this.name = 'KingError'
    this.status = status
    this.error = error
    this.line = line
    this.place = place
  }
}

/** The library, from its bytes or from a response of `fetch`. */
export async function load(source) {
  source = await source
  const bytes = source instanceof Response ? await source.arrayBuffer() : source
  const { instance } = await WebAssembly.instantiate(bytes, {})
  return bind(instance.exports)
}

/** Sizes and places of the members of structs that the caller reads and writes; nothing of those that it does not. */
function layouts() {
  const layout = new Map()
  for (const [name, size, members] of api.structs) {
    let at = 0
    const fields = members.map(([member, type, items]) => {
      const [width] = NUMBERS[type]
      at = Math.ceil(at / width) * width
      const field = { member, type, items, at }
      at += width * (items || 1)
      return field
    })
    layout.set(name, { size, fields })
  }
  return layout
}

function bind(exports) {
  const { memory } = exports
  const base = memory.grow(1) * 65536
  const structs = layouts()
  const king = { ...api.constants }
  let view = new DataView(memory.buffer)
  let free = base

  const place = (size) => {
    const at = free
    free += (size + 15) & ~15
    if (free > memory.buffer.byteLength) memory.grow(Math.ceil((free - memory.buffer.byteLength) / 65536))
    if (view.buffer !== memory.buffer) view = new DataView(memory.buffer)
    return at
  }
  const read = (type, at) => view[`get${NUMBERS[type][1]}`](at, true)
  const write = (type, at, value) => view[`set${NUMBERS[type][1]}`](at, value, true)
  const writeAll = (type, at, values) => {
    const [width] = NUMBERS[type]
    values.forEach((item, i) => write(type, at + i * width, item))
  }
  /** One number, or a list of so many. */
  const readAll = (type, at, length) => {
    const [width] = NUMBERS[type]
    return length === undefined ? read(type, at) : Array.from({ length }, (_, i) => read(type, at + i * width))
  }
  const readMembers = ({ fields }, at) =>
    Object.fromEntries(fields.map((field) => [field.member, readAll(field.type, at + field.at, field.items)]))
  const copy = (at, size) => new Uint8Array(memory.buffer, at, size).slice()

  /** Lays an argument that C takes by a pointer, and returns where it lies. */
  function lay({ type, means, items }, value) {
    if (value === null || value === undefined) return 0
    const struct = structs.get(type)
    if (struct) {
      const at = place(struct.size)
      if (value instanceof Uint8Array) new Uint8Array(memory.buffer, at, struct.size).set(value)
      else {
        new Uint8Array(memory.buffer, at, struct.size).fill(0)
        for (const field of struct.fields) writeAll(field.type, at + field.at, [value[field.member] ?? 0].flat())
      }
      return at
    }
    if (means === 'text') {
      const at = place(value.length)
      new Uint8Array(memory.buffer, at, value.length).set(value)
      return at
    }
    const values = [value].flat()
    const at = place(NUMBERS[type][0] * Math.max(items || 1, values.length))
    writeAll(type, at, values)
    return at
  }

  /** Room for a result. */
  function room({ type, means, items, sized }) {
    const struct = structs.get(type)
    if (struct) return place(struct.size)
    if (means === 'text') return place(TEXT)
    return place(NUMBERS[type][0] * (sized ? LIST : items || 1))
  }

  function result({ type, means, items, sized }, at, count) {
    const struct = structs.get(type)
    if (struct && (means === 'value' || means === 'error')) return copy(at, struct.size)
    if (struct) return readMembers(struct, at)
    if (means === 'text') return decoder.decode(new Uint8Array(memory.buffer, at, count))
    if (means === 'bool') return read(type, at) === 1
    return readAll(type, at, sized ? count : items)
  }

  function statusError(status, error) {
    if (error && read('uint16_t', error) !== 0) {
      const struct = structs.get('king_error')
      const [value, members] = [copy(error, struct.size), readMembers(struct, error)]
      return new KingError(king.error_message(value, king.LANG_EN), status, value, members)
    }
    return new KingError(king.status_message(status, king.LANG_EN), status, null)
  }

  /** The function of JavaScript for one of C. */
  function wrap(name, returns, parameters) {
    const call = exports[name]
    const changes = parameters.some(({ role }) => role === 'change')
    return (...given) => {
      free = base
      const results = []
      let next = 0
      let error = 0
      let length
      let bytes
      const passed = parameters.map((parameter) => {
        const { role, means } = parameter
        if (role === 'number' && (means === 'length' || means === 'size')) {
          const given = bytes
          bytes = undefined
          return given ?? (parameter.name === 'size' ? TEXT : LIST)
        }
        if (role === 'number') return given[next++]
        if (role === 'in' || role === 'change') {
          let value = given[next++]
          if (means === 'text') value = encoder.encode(value)
          const at = lay(parameter, value)
          bytes = parameter.sized ? (value?.length ?? 0) : undefined
          if (role === 'change' && at !== 0) results.push({ parameter, at })
          return at
        }
        const at = room(parameter)
        if (means === 'length' || (means === 'count' && parameter.name === 'count' && length === undefined)) {
          length = at
          if (means === 'count') results.push({ parameter, at, count: true })
        } else if (means === 'error' && parameter.null) {
          error = at
          write('uint16_t', at, 0)
        } else {
          results.push({ parameter, at })
        }
        return at
      })
      const status = call(...passed)
      if (returns !== 'status') return status
      if (status < 0) throw statusError(status, error)
      if (status === NONE && !changes) return null
      const lists = results.some(({ parameter }) => parameter.sized && parameter.means !== 'text')
      const count = length && read('uint32_t', length)
      const entries = results
        .filter((found) => !(found.count && lists))
        .map(({ parameter, at }) => {
          const found = status !== NONE || parameter.role === 'change'
          return [parameter.name, found ? result(parameter, at, count) : null]
        })
      return entries.length < 2 ? entries[0]?.[1] : Object.fromEntries(entries)
    }
  }

  for (const [name, returns, parameters] of api.functions) {
    king[name.replace(/^king_/, '')] = wrap(name, returns, parameters)
  }
  king.abi_check(king.ABI_MAJOR, king.ABI_MINOR)
  king.players_check(king.PLAYERS_MAJOR, king.PLAYERS_MINOR)
  return Object.freeze(king)
}
