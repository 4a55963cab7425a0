import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { createTurns } from '../workers/turns.ts'
import { WorkFailed } from '../workers/workers.ts'

// Whatever a stranger's picture does to the libraries that decode it, it does in a process of its own: one that hangs is
// ended, one that crashes takes nobody with it, and neither has anything of ours to read.

const PAINTER = fileURLToPath(new URL('painter.ts', import.meta.url))
/** Milliseconds. */
const PATIENCE = 10_000
const MOST_AT_ONCE = 2

/** Who waits longer than behind these is better served later; of one owner three wait. */
const turns = createTurns<{ owner: string; begin: () => void }>({ queue: 20, each: 3 })
let working = 0

type Whose = { owner: string; patience?: number }

/** A square WebP of so many pixels, upright, without anything the file said beside the picture; null if there is none. */
export async function squarePicture(bytes: Uint8Array, side: number, whose: Whose): Promise<Buffer | null> {
  const { owner, patience = PATIENCE } = whose
  await new Promise<void>((begin, refuse) => {
    if (!turns.add({ owner, begin })) return refuse(new WorkFailed('busy'))
    next()
  })
  try {
    return await paint(bytes, side, patience)
  } finally {
    working--
    next()
  }
}

function next() {
  if (working >= MOST_AT_ONCE) return
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
  painter.stdin.on('error', () => {}) // it may be gone before it has read everything; its end says so
  painter.stdin.end(bytes)
  const ended = new Promise<number | null>((resolve, reject) => painter.on('close', resolve).on('error', reject))
  const picture = await buffer(painter.stdout)
  return (await ended) === 0 && picture.length > 0 ? picture : null
}
