import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

// Whatever a stranger's picture does to the libraries that decode it, it does in a process of its own: one that hangs is
// ended, one that crashes takes nobody with it, and neither has anything of ours to read.

const PAINTER = fileURLToPath(new URL('painter.ts', import.meta.url))
/** Milliseconds. */
const PATIENCE = 10_000
const MOST_AT_ONCE = 2

let working = 0
const waiting: (() => void)[] = []

/** A square WebP of so many pixels, upright, without anything the file said beside the picture; null if there is none. */
export async function squarePicture(bytes: Uint8Array, side: number, patience = PATIENCE): Promise<Buffer | null> {
  if (working >= MOST_AT_ONCE) await new Promise<void>((next) => waiting.push(next))
  else working++
  try {
    return await paint(bytes, side, patience)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else working--
  }
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
