import { Worker } from 'node:worker_threads'
import type { FromWorker, Overrun, RunReport, Task, TimeLimits, WorkerTask } from '../protocol.ts'

export type LaneOptions = {
  file: URL
  /** What each thread is given when it starts: compiled modules, a memory image. */
  workerData: () => Promise<unknown>
  /** So many threads are kept ready. */
  spare: number
  /** A thread whose engine cannot be made fresh serves one run. */
  once?: boolean
}

/** An interpreter that checks the clock itself ends a test at its limit; whoever does not by then is ended. */
const GRACE = 400
const HEAP_MB = 96

/** The threads of one engine. A run has a thread for itself; one that overruns or dies is replaced. */
export function createLane({ file, workerData, spare, once }: LaneOptions) {
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
    const { testMs, runMs } = limits
    const begun = performance.now()
    const report: RunReport = { status: 'done', output: '', tests: [], ms: 0 }
    let printed = 0
    const left = () => runMs - (performance.now() - begun)
    do {
      const worker = await take()
      const end = await work(worker, { task, limits, from: report.tests.length, printed })
      report.status =
        end.status === 'done' ? (report.tests.find(({ overrun }) => overrun)?.overrun ?? 'done') : end.status
      report.message = end.message
      if (end.isFinal) break
    } while (report.tests.length < task.tests.length && left() > 0 && !signal.aborted)
    return { ...report, ms: performance.now() - begun }

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
      const watch = () => setTimeout(() => lose('timeout'), Math.max(0, Math.min(testMs + GRACE, left())))
      let clock = watch()
      const hear = (message: FromWorker) => {
        if ('printed' in message) {
          report.output += message.printed
          printed += message.printed.length
        } else if ('test' in message) report.tests.push(message.test)
        else if ('began' in message) {
          clearTimeout(clock)
          ;[current, since] = [message.began, performance.now()]
          clock = watch()
        } else {
          if (once) void worker.terminate()
          else ready.push(Promise.resolve(worker))
          resolve({ status: message.end, message: message.message, isFinal: true })
        }
      }
      const died = (error?: Error & { code?: string }) =>
        lose(error?.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'out_of_memory' : 'crashed')
      const exited = () => died()
      const stop = () => lose('crashed')
      worker.on('message', hear).once('error', died).once('exit', exited)
      signal.addEventListener('abort', stop)
      worker.postMessage(order)
      return promise.finally(() => {
        clearTimeout(clock)
        signal.removeEventListener('abort', stop)
        worker.off('message', hear).off('error', died).off('exit', exited)
        keepReady()
      })
    }
  }
  return { run, keepReady }
}
export type Lane = ReturnType<typeof createLane>
