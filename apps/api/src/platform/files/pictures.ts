import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { createTurns } from '../workers/turns.ts'
import { WorkFailed } from '../workers/workers.ts'

// Isolation: untrusted pictures are decoded in a child process without access to our data. One that hangs is killed, and a
// crash affects no other request.

const PAINTER = fileURLToPath(new URL('painter.ts', import.meta.url))
/** Milliseconds. */
const TIMEOUT = 10_000
const CONCURRENCY = 2

/** Queue limits: 20 in all, three per owner; beyond them the upload is refused. */
const turns = createTurns<{ owner: string; begin: () => void }>({ queue: 20, each: 3 })
let working = 0

type Whose = { owner: string; timeoutMs?: number }

/** A square WebP, rotated upright, without metadata; null if the file is no picture. */
export async function squarePicture(bytes: Uint8Array, side: number, whose: Whose): Promise<Buffer | null> {
  const { owner, timeoutMs = TIMEOUT } = whose
  await new Promise<void>((begin, refuse) => {
    if (!turns.add({ owner, begin })) return refuse(new WorkFailed('busy'))
    next()
  })
  try {
    return await paint(bytes, side, timeoutMs)
  } finally {
    working--
    next()
  }
}

function next() {
  if (working >= CONCURRENCY) return
  const job = turns.next()
  if (!job) return
  working++
  job.begin()
}

async function paint(bytes: Uint8Array, side: number, timeout: number): Promise<Buffer | null> {
  const painter = spawn(process.execPath, [PAINTER, String(side)], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout,
    killSignal: 'SIGKILL',
  })
  painter.stdin.on('error', () => {}) // EPIPE: it may exit before it has read everything; its exit code says why
  painter.stdin.end(bytes)
  const ended = new Promise<number | null>((resolve, reject) => painter.on('close', resolve).on('error', reject))
  const picture = await buffer(painter.stdout)
  return (await ended) === 0 && picture.length > 0 ? picture : null
}
