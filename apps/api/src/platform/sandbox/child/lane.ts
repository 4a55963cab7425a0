import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import {
  type FromWorker,
  type Overrun,
  type RunReport,
  type Task,
  type TimeLimits,
  WALL_FACTOR,
  type WorkerTask,
} from '../protocol.ts'
import { createStopwatch } from './stopwatch.ts'

export type LaneOptions = {
  file: URL
  /** What each thread is given when it starts: compiled modules, a template. */
  workerData: () => Promise<unknown>
  /** Size of the pool of started threads. */
  spare: number
  /** A thread whose engine cannot be made fresh serves one run. */
  once?: boolean
}

const HEAP_MB = 96

/** The threads of one engine. A run has a thread for itself; one that overruns or dies is replaced. */
export function createLane({ file, workerData, spare, once: isOnce = false }: LaneOptions) {
  const ready: Promise<Worker>[] = []

  async function start(): Promise<Worker> {
    const data = await workerData()
    const resourceLimits = { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }
    const worker = new Worker(file, {
      workerData: data,
      resourceLimits,
      env: {},
      execArgv: [],
      stdout: true,
      stderr: true,
    })
    worker.stdout.resume()
    worker.stderr.resume()
    worker.on('error', () => {})
    // Rejects where the thread dies before it is ready.
    await once(worker, 'message')
    return worker
  }
  function keepReady() {
    while (ready.length < spare) ready.push(start())
  }
  async function take(): Promise<Worker> {
    for (;;) {
      const worker = await (ready.shift() ?? start())
      if (worker.threadId >= 0) return worker
    }
  }

  async function run(task: Task, limits: TimeLimits, signal: AbortSignal): Promise<RunReport> {
    // The time limit counts only running threads, not one that is still starting.
    let spent = 0
    const remaining = (): TimeLimits => ({ ...limits, runMs: Math.max(0, limits.runMs - spent / WALL_FACTOR) })
    const report: RunReport = { status: 'done', output: '', tests: [], ms: 0 }
    let printed = 0
    do {
      const worker = await take()
      if (signal.aborted) {
        ready.push(Promise.resolve(worker))
        break
      }
      if (isOnce) keepReady()
      const startedAt = performance.now()
      const end = await work(worker, { task, limits, from: report.tests.length, printed })
      spent += performance.now() - startedAt
      report.status =
        end.status === 'done' ? (report.tests.find(({ overrun }) => overrun)?.overrun ?? 'done') : end.status
      report.message = end.message
      if (end.isFinal) break
    } while (report.tests.length < task.tests.length && spent < limits.runMs * WALL_FACTOR && !signal.aborted)
    return { ...report, ms: spent }

    /** Until the thread ends its work or has to be ended; then the test it was at is lost and the next ones are for another. */
    function work(worker: Worker, order: WorkerTask) {
      const { promise, resolve } = Promise.withResolvers<{
        status: RunReport['status']
        message?: string
        isFinal: boolean
      }>()
      let [current, since] = [-1, performance.now()]
      const lose = (overrun: Overrun) => {
        void worker.terminate()
        if (current >= 0) report.tests.push({ overrun, ms: performance.now() - since })
        resolve({ status: overrun, isFinal: current < 0 || overrun === 'crashed' })
      }
      const stopwatch = createStopwatch(worker, remaining(), () => lose('timeout'))
      const onMessage = (message: FromWorker) => {
        if ('printed' in message) {
          report.output += message.printed
          printed += message.printed.length
        } else if ('test' in message) report.tests.push(message.test)
        else if ('began' in message) {
          stopwatch.restart()
          ;[current, since] = [message.began, performance.now()]
        } else if ('end' in message) {
          if (isOnce) void worker.terminate()
          else ready.push(Promise.resolve(worker))
          resolve({ status: message.end, message: message.message, isFinal: true })
        }
      }
      const died = (error?: Error & { code?: string }) =>
        lose(error?.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'out_of_memory' : 'crashed')
      const exited = () => died()
      const stop = () => lose('crashed')
      worker.on('message', onMessage).once('error', died).once('exit', exited)
      signal.addEventListener('abort', stop)
      worker.postMessage(order)
      return promise.finally(() => {
        stopwatch.stop()
        signal.removeEventListener('abort', stop)
        worker.off('message', onMessage).off('error', died).off('exit', exited)
        keepReady()
      })
    }
  }
  return { run, keepReady }
}
export type Lane = ReturnType<typeof createLane>
