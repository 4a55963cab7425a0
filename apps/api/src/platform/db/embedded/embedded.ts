import { once } from 'node:events'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { lockDirectory, type DirectoryLock } from './embedded-lock.ts'
import { EmbeddedSocket, type Engine } from './embedded-socket.ts'
import type { FromWorker, WorkerTask } from './embedded-worker.ts'
import { Pool, type Log } from '../connections/pool.ts'
import { syncPath } from './sync-files.ts'

export interface EmbeddedOptions {
  /** Created when absent. Contains `cluster`, and `cluster.making` during the first boot. */
  dir: string
  log: Log
  /** False only in tests: no fsync. */
  durable?: boolean
  /** Work for this thread while the engine starts. */
  meanwhile?: () => Promise<unknown>
  /** ms. PGlite ignores statement_timeout, so a statement that takes longer costs the engine a restart. */
  statementTimeout?: number
}

export interface Embedded {
  pool: Pool
  /** A connection outside the pool and without pipelining, for COPY; the engine has one session for all of them. */
  client(): pg.Client
  /** Terminates the engine's thread without a shutdown, as a crash would; for tests. */
  crash(): Promise<void>
  close(): Promise<void>
}

export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const lock = await lockDirectory(options.dir, () => engine.copy())
  const engine = new WorkerEngine(options, lock)
  try {
    await Promise.all([engine.ready(), options.meanwhile?.()])
  } catch (error) {
    await lock.release()
    throw error
  }
  const config = {
    stream: () => new EmbeddedSocket(engine) as never,
    user: 'postgres',
    database: 'postgres',
    password: '',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 15_000, // also the longest wait for the only connection
  }
  const pool = new Pool(config, options.log)
  return {
    pool,
    client: () => new pg.Client(config),
    crash: () => engine.crash(),
    async close() {
      const timeout = delay(10_000, undefined, { ref: false }) // a connection may never be released
      await Promise.race([pool.end(), timeout])
      await engine.close()
    },
  }
}

type AnswerCallback = Parameters<Engine['send']>[1]

class WorkerEngine implements Engine {
  readonly #options: EmbeddedOptions
  readonly #lock: DirectoryLock
  #worker: Promise<Worker> | undefined
  #live: Worker | undefined
  #waiting: { answered: AnswerCallback; since: number }[] = []
  #watch: NodeJS.Timeout | undefined
  #reason = 'its thread ended'

  constructor(options: EmbeddedOptions, lock: DirectoryLock) {
    this.#options = options
    this.#lock = lock
  }

  /** Also the recovery after a crash: the next connection starts a new thread, which replays the log. */
  async ready(): Promise<void> {
    this.#worker ??= this.#start().catch((error) => {
      setTimeout(() => (this.#worker = undefined), 300).unref() // backoff, e.g. while the disk is full
      throw error
    })
    await this.#worker
  }

  send(message: Uint8Array<ArrayBuffer>, answered: AnswerCallback): void {
    if (!this.#live) return answered(stopped('it is not running'))
    this.#waiting.push({ answered, since: performance.now() })
    this.#live.postMessage(message, message.length > 16_384 ? [message.buffer] : [])
  }

  /** The directory of a copy as of one moment, which its reader opens and deletes. Queries wait while it is made. */
  async copy(): Promise<string> {
    await this.ready()
    const dir = `${this.#options.dir}-copy`
    const lock = await lockDirectory(dir) // refused while another copy is read
    try {
      const worker = this.#live
      if (!worker) throw stopped('it is not running')
      const copied = Promise.withResolvers<void>()
      const onExit = () => copied.reject(stopped('its thread ended'))
      worker.on('message', function onMessage(message: FromWorker) {
        if (message instanceof Uint8Array || message.state !== 'copied') return
        worker.off('message', onMessage).off('exit', onExit)
        if (message.reason) copied.reject(new Error(message.reason))
        else copied.resolve()
      })
      worker.once('exit', onExit)
      const to = join(dir, 'cluster')
      worker.postMessage({ copyTo: to })
      await copied.promise.catch((error: unknown) => {
        rmSync(to, { recursive: true, force: true })
        throw error
      })
      return dir
    } finally {
      await lock.release()
    }
  }

  async crash(): Promise<void> {
    await this.#live?.terminate()
  }

  async close(): Promise<void> {
    const worker = this.#live
    if (worker) {
      const exited = once(worker, 'exit')
      // Whatever is not checkpointed in time is replayed from the log at the next start.
      const timeout = setTimeout(() => void worker.terminate(), 20_000)
      worker.postMessage('close')
      await exited
      clearTimeout(timeout)
    }
    await this.#lock.release()
  }

  async #start(): Promise<Worker> {
    const { dir, log, durable = true } = this.#options
    const cluster = join(dir, 'cluster')
    if (!existsSync(cluster)) await makeCluster(dir, cluster, durable)
    const startedAt = performance.now()
    const worker = startWorker({ task: 'serve', dir: cluster, durable })
    await reached(worker, 'ready')
    worker.on('message', (message: FromWorker) => this.#heard(message))
    worker.on('error', (err) => log.error({ err }, 'the embedded database failed'))
    worker.once('exit', () => this.#ended(worker))
    this.#live = worker
    this.#watch = setInterval(() => this.#endTooLong(worker), 1_000).unref()
    log.info({ dir, ms: Math.round(performance.now() - startedAt) }, 'the embedded database is open')
    return worker
  }

  #heard(message: FromWorker): void {
    if (message instanceof Uint8Array) return this.#waiting.shift()?.answered(undefined, message)
    if (message.state === 'dead') {
      this.#reason = message.reason
      this.#options.log.error({ reason: message.reason }, 'the embedded database failed')
    }
    if (message.state === 'closed') this.#live = undefined
  }

  #ended(worker: Worker): void {
    clearInterval(this.#watch)
    if (this.#live !== worker) return
    this.#live = undefined
    this.#worker = undefined
    this.#options.log.error({ dir: this.#options.dir }, 'the embedded database stopped; the next query restarts it')
    for (const { answered } of this.#waiting.splice(0)) answered(stopped(this.#reason))
  }

  #endTooLong(worker: Worker): void {
    const oldest = this.#waiting[0]
    if (!oldest || performance.now() - oldest.since < (this.#options.statementTimeout ?? 60_000)) return
    this.#options.log.error({}, 'a statement took too long; restarting the embedded database')
    void worker.terminate()
  }
}

/** Atomic creation: built in a temporary directory and renamed, so that a killed first boot leaves nothing behind. */
async function makeCluster(dir: string, cluster: string, durable: boolean): Promise<void> {
  const making = `${cluster}.making`
  rmSync(making, { recursive: true, force: true })
  const worker = startWorker({ task: 'make', dir: making, durable })
  await reached(worker, 'closed')
  await worker.terminate() // initdb leaves some 300 MB of WASM memory behind
  renameSync(making, cluster)
  if (durable) syncPath(dir)
}

function startWorker(task: WorkerTask): Worker {
  const { NODE_COMPILE_CACHE } = process.env // else the thread strips types and compiles PGlite at every start
  return new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: task,
    execArgv: [],
    env: NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {},
  })
}

function reached(worker: Worker, state: 'ready' | 'closed'): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(stopped(reason))
    worker.on('message', function onMessage(message: FromWorker) {
      if (message instanceof Uint8Array) return
      if (message.state === 'dead') fail(message.reason)
      if (message.state !== state) return
      worker.off('message', onMessage)
      resolve()
    })
    worker.once('error', (error) => fail(String(error)))
    worker.once('exit', () => fail('its thread ended while starting'))
  })
}

function stopped(reason: string): Error {
  return Object.assign(new Error(`The embedded database stopped: ${reason}`), { code: 'ECONNRESET' })
}
