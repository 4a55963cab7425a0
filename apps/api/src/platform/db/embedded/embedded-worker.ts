// The embedded PostgreSQL (PGlite) in a thread of its own, so that a long query does not stop the event loop.
// Bytes of the PostgreSQL protocol come in, bytes go out; the other end is embedded.ts.
import { constants, cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { DurableNodeFS, durableParams, quickParams } from './embedded-files.ts'
import { syncTree } from './sync-files.ts'

export interface WorkerTask {
  /** `make` creates a cluster in an empty directory and ends; `serve` opens one. */
  task: 'make' | 'serve'
  dir: string
  durable: boolean
}
export type ToWorker = Uint8Array | 'close' | { copyTo: string }
export type FromWorker =
  | Uint8Array
  | { state: 'ready' | 'closed' }
  | { state: 'dead'; reason: string }
  | { state: 'copied'; reason?: string }

const { task, dir, durable } = workerData as WorkerTask
const port = parentPort!
const send = (message: FromWorker) => port.postMessage(message)

const recentStderr: string[] = []

async function open(): Promise<PGlite> {
  // We hold the directory lock, so this pid file is stale. An empty one would keep the cluster from starting.
  rmSync(join(dir, 'postmaster.pid'), { force: true })
  const pg = await PGlite.create({
    fs: durable ? new DurableNodeFS(dir) : new NodeFS(dir),
    startParams: durable ? durableParams : quickParams,
    onStderr: (line: string) => {
      recentStderr.push(line)
      if (recentStderr.length > 5) recentStderr.shift()
      return false
    },
  } as ConstructorParameters<typeof PGlite>[0] & object)
  dieOfUnknownErrors(pg)
  return pg
}

// PGlite continues after any exception. A failed SQL statement is one (status 100); any other is a PostgreSQL panic (a full
// disk, for instance), after which its memory must be neither trusted nor written.
function dieOfUnknownErrors(pg: PGlite): void {
  const module = pg.Module as unknown as { _PostgresMainLoopOnce?: () => void }
  const step = module._PostgresMainLoopOnce
  // An internal export, for want of a public one: another version of PGlite must not lose this check in silence.
  if (typeof step !== 'function') throw new Error('PGlite has no _PostgresMainLoopOnce: its panics would go unnoticed')
  module._PostgresMainLoopOnce = () => {
    try {
      step()
    } catch (error) {
      if ((error as { status?: number }).status !== 100) die(error)
      throw error
    }
  }
}

function die(error: unknown): never {
  send({ state: 'dead', reason: [error instanceof Error ? error.message : String(error), ...recentStderr].join(' | ') })
  process.exit(1)
}

const startup = 0 // first byte of a StartupMessage: its length, which is never 16 MB
const simpleQuery = (text: string) => {
  const body = Buffer.from(`${text}\0`)
  const message = Buffer.alloc(5 + body.length)
  message.write('Q')
  message.writeInt32BE(4 + body.length, 1)
  body.copy(message, 5)
  return message
}

function execute(pg: PGlite, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  let size = 0
  // Synchronous; the promise only covers a file sync that node's file system does not need.
  const onRawData = (data: Uint8Array) => {
    parts.push(data.slice()) // the original lies in WASM memory and is overwritten
    size += data.length
  }
  pg.execProtocolRawStream(message, { syncToFs: false, onRawData }).catch(die)
  const answer = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    answer.set(part, at)
    at += part.length
  }
  return answer
}

/**
 * Between two messages and without a pause, so that the files are of one moment: what a crash would leave at it. The reader
 * replays the log, as after a crash.
 */
function copyTo(to: string): void {
  try {
    rmSync(to, { recursive: true, force: true })
    cpSync(dir, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
    send({ state: 'copied' })
  } catch (error) {
    send({ state: 'copied', reason: error instanceof Error ? error.message : String(error) })
  }
}

async function serve(): Promise<void> {
  const pg = await open()
  port.on('message', async (message: ToWorker) => {
    try {
      if (typeof message === 'object' && 'copyTo' in message) return copyTo(message.copyTo)
      if (message === 'close') {
        if (pg.isInTransaction()) execute(pg, simpleQuery('rollback'))
        execute(pg, simpleQuery('checkpoint'))
        await pg.close()
        send({ state: 'closed' })
        return port.close()
      }
      if (message[0] === startup) {
        // There is only one session: a new connection must not inherit an open transaction.
        if (pg.isInTransaction()) execute(pg, simpleQuery('rollback'))
        execute(pg, simpleQuery('discard all'))
      }
      const answer = execute(pg, message)
      port.postMessage(answer, answer.length > 16_384 ? [answer.buffer] : [])
    } catch (error) {
      die(error)
    }
  })
  send({ state: 'ready' })
}

async function make(): Promise<void> {
  const pg = await open()
  await pg.close()
  if (durable) syncTree(dir)
  send({ state: 'closed' })
}

await (task === 'make' ? make() : serve()).catch(die)
