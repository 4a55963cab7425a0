import { Worker } from 'node:worker_threads'
import { createTurns } from './turns.ts'

export type WorkersOptions = {
  /** Worker script: answers each message with one message. */
  file: URL
  /** Pool size. */
  size: number
  /** Queue limits: in all, and per owner; beyond them work is refused. */
  queue: number
  each: number
  /** Timeout of one job in milliseconds. */
  timeoutMs: number
  /** Cool-down in milliseconds for an owner whose job was terminated, because it cost others their time. */
  cooldownMs: number
  /** Memory limits: the thread's heap, and the growth of the whole process meanwhile. */
  heapMb: number
  growthMb: number
}

/** `busy`: queue full. `slow` (timeout) and `greedy` (memory): terminated. `died`: crashed. `closed`: shutting down. */
export type WorkFailure = 'busy' | 'slow' | 'greedy' | 'died' | 'closed'
export class WorkFailed extends Error {
  readonly reason: WorkFailure
  constructor(reason: WorkFailure, cause?: unknown) {
    super(`the work was not done: ${reason}`, { cause })
    this.reason = reason
  }
}

/** Jobs have an owner; the queue is fair between owners. */
export type Workers<In, Out> = { run(work: In, owner: string): Promise<Out>; close(): Promise<void> }

type Job<In, Out> = { owner: string; work: In; resolve: (answer: Out) => void; reject: (error: WorkFailed) => void }

const WATCH_EVERY = 50
const IDLE = 20_000
const MB = 2 ** 20

/**
 * Worker pool for untrusted jobs that may never end or exhaust memory. Threads start on demand and stop when idle; a failed
 * one is replaced.
 */
export function createWorkers<In, Out>(options: WorkersOptions): Workers<In, Out> {
  const { file, size, queue, each, timeoutMs, cooldownMs, heapMb, growthMb } = options
  const turns = createTurns<Job<In, Out>>({ queue, each })
  const coolingDown = new Set<string>()
  const idle = new Map<Worker, NodeJS.Timeout>()
  const all = new Set<Worker>()
  let closed = false

  function begin(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }
    const worker = new Worker(file, { resourceLimits, execArgv: [], env: {}, stdout: true, stderr: true })
    // Discarded: warnings of libraries may quote the file.
    worker.stdout.resume()
    worker.stderr.resume()
    worker.setMaxListeners(20)
    all.add(worker)
    worker.once('exit', () => (all.delete(worker), rest(worker)))
    return worker
  }

  function rest(worker: Worker): boolean {
    clearTimeout(idle.get(worker))
    return idle.delete(worker)
  }

  function next() {
    if (all.size - idle.size >= size) return
    const job = turns.next()
    if (!job) return
    const [worker = begin()] = idle.keys()
    rest(worker)
    worker.ref()
    void work(worker, job)
  }

  function startCooldown(owner: string) {
    coolingDown.add(owner)
    setTimeout(() => coolingDown.delete(owner), cooldownMs).unref()
  }

  async function work(worker: Worker, { owner, work, resolve, reject }: Job<In, Out>) {
    const { promise, resolve: answered, reject: failed } = Promise.withResolvers<Out>()
    const fail = (reason: WorkFailure) => (cause?: unknown) => failed(new WorkFailed(reason, cause))
    const died = (cause?: unknown) => fail(closed ? 'closed' : 'died')(cause)
    const before = process.memoryUsage.rss()
    const clock = setTimeout(fail('slow'), timeoutMs)
    const watch = setInterval(() => process.memoryUsage.rss() - before > growthMb * MB && fail('greedy')(), WATCH_EVERY)
    worker.once('message', answered).once('error', died).once('exit', died)
    worker.postMessage(work)
    try {
      resolve(await promise)
      worker.off('exit', died).off('error', died)
      worker.unref()
      idle.set(worker, setTimeout(() => void worker.terminate(), IDLE).unref())
    } catch (error) {
      worker.off('message', answered)
      worker.on('error', () => {})
      if ((error as WorkFailed).reason !== 'closed') startCooldown(owner)
      reject(error as WorkFailed)
      await worker.terminate()
    } finally {
      clearTimeout(clock)
      clearInterval(watch)
      next()
    }
  }

  return {
    run: (work, owner) =>
      new Promise<Out>((resolve, reject) => {
        if (closed) return reject(new WorkFailed('closed'))
        const isTaken = !coolingDown.has(owner) && turns.add({ owner, work, resolve, reject })
        if (!isTaken) return reject(new WorkFailed('busy'))
        next()
      }),
    async close() {
      closed = true
      for (const { reject } of turns.clear()) reject(new WorkFailed('closed'))
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}
