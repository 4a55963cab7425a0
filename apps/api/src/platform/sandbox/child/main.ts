// The process in which strangers' code runs: it has no environment, no network use, and may read its own files only. This
// thread passes messages and watches the clock; code runs in WebAssembly in the threads of three lanes.
import { readFile } from 'node:fs/promises'
import { capWasmMemory } from '../../../engines/code-runner/wasm-memory.ts'
import { type Engine, type FromChild, MEMORY, type ToChild, engineOf } from '../protocol.ts'
import { QUICKJS_WASM } from './files.ts'
import { type Lane, createLane } from './lane.ts'

const MB = 2 ** 20
const lazy = <Value>(make: () => Promise<Value>) => {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}
const quickjs = lazy(async () => {
  const binary = capWasmMemory(await readFile(QUICKJS_WASM()), MEMORY.script + 8 * MB)
  return { wasm: await WebAssembly.compile(binary) }
})

const lanes: Partial<Record<Engine, Lane>> = {
  script: createLane({
    file: new URL('./script-worker.ts', import.meta.url),
    workerData: quickjs,
    spare: 1,
  }),
}
const running = new Map<number, AbortController>()
const tell = (message: FromChild) => process.send?.(message)

process.on('message', (message: ToChild) => {
  if ('ping' in message) tell({ pong: message.ping })
  else if ('cancel' in message) running.get(message.cancel)?.abort()
  else void run(message)
})
// Without a parent nobody waits for an answer.
process.on('disconnect', () => process.exit())

async function run({ run: id, task, limits }: Extract<ToChild, { run: number }>) {
  const stop = new AbortController()
  running.set(id, stop)
  const lane = lanes[engineOf(task)]
  const report = await lane!.run(task, limits, stop.signal)
  running.delete(id)
  tell({ ran: id, report })
}

lanes.script?.keepReady()
