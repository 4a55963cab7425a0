import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import nodeOptions from '../../../apps/api/node-options.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '..', '..', '..')
const START_TIMEOUT = 120_000 // ms

export type Node = {
  name: string
  origin: string
  isUp(): boolean
  start(): Promise<void>
  /** Leaves as at a deployment: what is under way ends first. */
  stop(): Promise<void>
  /** As a machine that loses its power. */
  kill(): Promise<void>
}

type Place = { name: string; port: number; dir: string; env: Record<string, string> }

/** Nobody listens there: otherwise the simulation would live in somebody else's server. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createConnection({ port, host: '127.0.0.1' })
    probe.once('connect', () => resolve((probe.destroy(), false)))
    probe.once('error', () => resolve(true))
  })

/** A process of the product as it is, on a port of its own. */
export function createNode({ name, port, dir, env }: Place): Node {
  const origin = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined

  async function answering(): Promise<void> {
    const until = performance.now() + START_TIMEOUT
    while (performance.now() < until) {
      if (child?.exitCode !== null) throw new Error(`The server ended at its start; see ${join(dir, `${name}.log`)}`)
      const response = await fetch(`${origin}/api/ready`).catch(() => undefined)
      if (response?.ok) return
      await delay(50)
    }
    throw new Error('The server did not answer within two minutes')
  }
  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    const process = child
    child = undefined
    if (!process || process.exitCode !== null) return
    const exited = once(process, 'exit')
    process.kill(signal)
    await exited
  }

  process.once('exit', () => child?.kill('SIGKILL'))
  return {
    name,
    origin,
    isUp: () => child !== undefined,
    async start() {
      mkdirSync(dir, { recursive: true })
      const log = createWriteStream(join(dir, `${name}.log`), { flags: 'a' })
      await once(log, 'open')
      child = spawn(process.execPath, [...nodeOptions.args, join(ROOT, 'apps/api/src/main.ts')], {
        cwd: ROOT,
        stdio: ['ignore', log, log],
        // Ctrl-C in a terminal is for us: the day is lived to its end first.
        detached: true,
        env: { ...process.env, ...nodeOptions.env, ...env, PORT: String(port), NODE_NAME: name },
      })
      await answering()
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
