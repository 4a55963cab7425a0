import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const API = fileURLToPath(new URL('../../apps/api/src/main.ts', import.meta.url))
/** The baseline server, with default options. */
export const BASELINE = fileURLToPath(new URL('baseline.ts', import.meta.url))

/** Our server, with the options of `npm start`. */
const OPTIONS = JSON.parse(readFileSync(new URL('../../apps/api/node-options.json', import.meta.url), 'utf8')) as {
  args: string[]
  env: Record<string, string>
}

export type RunningServer = {
  origin: string
  pid: number
  bootMs: number
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts a server and waits until it answers. */
export async function startServer(
  file: string,
  port: number,
  ready: string,
  env: Record<string, string>,
): Promise<RunningServer> {
  const started = performance.now()
  const options = file === BASELINE ? { args: [], env: {} } : OPTIONS
  const child: ChildProcess = spawn(process.execPath, [...options.args, file], {
    env: { ...options.env, ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const origin = `http://127.0.0.1:${port}`
  while (!(await answers(origin + ready))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`)
    await delay(20)
  }
  return {
    origin,
    pid: child.pid!,
    bootMs: performance.now() - started,
    stop: (signal = 'SIGTERM') => new Promise((resolve) => (child.once('exit', () => resolve()), child.kill(signal))),
  }
}

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  )

const TICKS = 100 // USER_HZ on Linux

const statOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').map(Number)

/** Processor seconds a process has used. */
export function cpuSeconds(pid: number): number {
  const stat = statOf(pid)
  return (stat[11]! + stat[12]!) / TICKS
}

/** CPU seconds of a process tree (PostgreSQL forks per connection), ended children included. */
export function treeCpuSeconds(root: number): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const stat = statOf(root)
  let total = (stat[13]! + stat[14]!) / TICKS
  for (const pid of pids) {
    try {
      const parent = statOf(Number(pid))[1]
      if (Number(pid) === root || parent === root) total += cpuSeconds(Number(pid))
    } catch {
      // The process ended meanwhile.
    }
  }
  return total
}

/** Resident memory in MB. */
export const memoryMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
