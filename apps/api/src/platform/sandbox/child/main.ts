// The process in which untrusted code runs: it has no environment, no network, and may read its own files only. This
// thread passes messages and watches the clock; code runs in WebAssembly in the threads of the lanes.
import { type Engine, type FromChild, type RunReport, type ToChild, engineOf } from '../protocol.ts'
import { pythonData, scriptData, sqlData } from './engines.ts'
import { type Lane, createLane } from './lane.ts'

const lanes: Record<Engine, Lane> = {
  script: createLane({ file: new URL('./script-worker.ts', import.meta.url), workerData: scriptData, spare: 1 }),
  python: createLane({ file: new URL('./python-worker.ts', import.meta.url), workerData: pythonData, spare: 1 }),
  sql: createLane({ file: new URL('./sql-worker.ts', import.meta.url), workerData: sqlData, spare: 1, once: true }),
}
const running = new Map<number, AbortController>()
const send = (message: FromChild) => process.send?.(message)

process.on('message', (message: ToChild) => {
  if ('ping' in message) send({ pong: message.ping })
  else if ('cancel' in message) running.get(message.cancel)?.abort()
  else if ('warm' in message) lanes[message.warm].keepReady()
  else void run(message)
})
// Exits with its parent: nobody reads the result any more.
process.on('disconnect', () => process.exit())

async function run({ run: id, task, limits }: Extract<ToChild, { run: number }>) {
  const stop = new AbortController()
  running.set(id, stop)
  const crashed: RunReport = { status: 'crashed', output: '', tests: [], ms: 0 }
  const report = await lanes[engineOf(task)].run(task, limits, stop.signal).catch(() => crashed)
  running.delete(id)
  send({ ran: id, report })
}
