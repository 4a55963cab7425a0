import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Layout } from './layout.ts'

/** Start time in ticks: tells a process from a later one with the same number. */
type Recorded = { pid: number; startedAt: string }

export type Start = {
  command: string
  args: string[]
  env?: Record<string, string>
  owner?: { uid?: number; gid?: number }
}

const runFolder = ({ folder }: Layout) => join(folder, 'run')
const pidFile = (layout: Layout, name: string) => join(runFolder(layout), `${name}.json`)
export const logFile = ({ folder }: Layout, name: string) => join(folder, 'log', `${name}.log`)

/** Fields of /proc/PID/stat after the name, which may contain spaces. */
const statOf = (pid: number): string[] | undefined => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
  } catch {
    return undefined // it has ended
  }
}
const startedAt = (pid: number): string | undefined => {
  const stat = statOf(pid)
  return stat && stat[0] !== 'Z' ? stat[19] : undefined
}

/** Starts a process that outlives this one, and records its number. */
export function startProcess(layout: Layout, name: string, { command, args, env, owner }: Start): void {
  for (const folder of [runFolder(layout), join(layout.folder, 'log')]) mkdirSync(folder, { recursive: true })
  const log = openSync(logFile(layout, name), 'a')
  const child = spawn(command, args, {
    ...owner,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', ...env },
  })
  closeSync(log)
  if (child.pid === undefined) throw new Error(`${command} does not start: is its package installed?`)
  child.unref()
  const recorded: Recorded = { pid: child.pid, startedAt: startedAt(child.pid) ?? '' }
  writeFileSync(pidFile(layout, name), JSON.stringify(recorded))
}

/** The number of a process of ours, if it lives. */
export function pidOf(layout: Layout, name: string): number | undefined {
  const file = pidFile(layout, name)
  if (!existsSync(file)) return undefined
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Recorded
  return startedAt(recorded.pid) === recorded.startedAt ? recorded.pid : undefined
}

export const processNames = (layout: Layout): string[] =>
  existsSync(runFolder(layout)) ? readdirSync(runFolder(layout)).map((file) => file.replace(/\.json$/, '')) : []

/** The process and all its children: the process group that it leads, and what left it (PostgreSQL). */
function familyOf(root: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const parents = new Map(pids.map((pid) => [Number(pid), Number(statOf(Number(pid))?.[1])]))
  const family = [root]
  for (const member of family)
    for (const [pid, parent] of parents) if (parent === member && !family.includes(pid)) family.push(pid)
  return family
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}

/** A signal for a process alone, or with everything it started. */
export function signalProcess(layout: Layout, name: string, signal: NodeJS.Signals, family = false): void {
  const pid = pidOf(layout, name)
  if (pid === undefined) return
  for (const member of family ? familyOf(pid) : [pid]) send(member, signal)
}

/** Ends a process; by force after the time a service manager would give it. */
export async function stopProcess(layout: Layout, name: string, grace = 40_000): Promise<void> {
  const pid = pidOf(layout, name)
  if (pid !== undefined) {
    send(pid, 'SIGCONT')
    send(pid, 'SIGTERM')
    for (const until = performance.now() + grace; pidOf(layout, name) !== undefined; await delay(50))
      if (performance.now() > until) {
        for (const member of familyOf(pid)) send(member, 'SIGKILL')
        break
      }
  }
  rmSync(pidFile(layout, name), { force: true })
}
