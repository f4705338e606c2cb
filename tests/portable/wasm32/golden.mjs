// Runs the replay of tests/golden in C, compiled to WebAssembly, under the system interface of node: `node golden.mjs
// golden.wasm tests/golden`.
import { readFileSync } from 'node:fs'
import { WASI } from 'node:wasi'

const [program, golden] = process.argv.slice(2)
const view = { args: ['golden', '/golden'], preopens: { '/golden': golden } }
const wasi = new WASI({ version: 'preview1', returnOnExit: true, ...view })
const instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(program)), wasi.getImportObject())
process.exitCode = wasi.start(instance)
