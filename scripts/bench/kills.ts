// H37: the server is killed while people write. Nothing acknowledged is lost, and the next one is ready soon.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startPostgres } from '../../apps/api/src/testing/postgres-server.ts'
import { worldOf } from './matching-world.ts'
import { median } from './median.ts'
import { API, type RunningServer, startServer } from './process.ts'
import { tokenOf } from './world.ts'
import { fillWorld } from './world-filling.ts'

const GOAL_MS = 1000
const PEOPLE = 8
const KILLS = { quick: 10, full: 100 }

/** What each person has written: the last number, and the last one that the server acknowledged. */
type Writer = { person: number; sent: number; acknowledged: number }

const headersOf = ({ person }: Writer) => ({
  Authorization: `Bearer ${tokenOf(person)}`,
  'Content-Type': 'application/json',
})

/** Writes one number after the other until the server is gone. */
async function writeUntilKilled({ origin }: RunningServer, writer: Writer): Promise<void> {
  for (;;) {
    writer.sent++
    const body = JSON.stringify({ bio: { ar: '', en: `Number ${writer.sent}` } })
    const request = { method: 'PUT', headers: headersOf(writer), body }
    const response = await fetch(`${origin}/api/users/bio`, request).catch(() => null)
    if (!response) return
    if (response.ok) writer.acknowledged = writer.sent
    else if (response.status !== 503) throw new Error(`A write was answered ${response.status}`)
  }
}

/** The number that is stored; one that was in flight may be there or not. */
async function check({ origin }: RunningServer, writer: Writer): Promise<boolean> {
  const response = await fetch(`${origin}/api/users/profile`, { headers: headersOf(writer) })
  const { data } = (await response.json()) as { data: { bio: { en: string | null } } }
  const savedNumber = Number(/Number (\d+)/.exec(data.bio.en ?? '')?.[1] ?? 0)
  const isWhole = savedNumber >= writer.acknowledged && savedNumber <= writer.sent
  writer.sent = writer.acknowledged = savedNumber
  return isWhole
}

async function killOften(start: () => Promise<RunningServer>, kills: number) {
  const writers = Array.from({ length: PEOPLE }, (_, person): Writer => ({ person, sent: 0, acknowledged: 0 }))
  const total = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
  let [lost, writes, server] = [0, 0, await start()]
  const readyMs: number[] = []
  for (let kill = 0; kill < kills; kill++) {
    const before = total()
    const ended = Promise.all(writers.map((writer) => writeUntilKilled(server, writer)))
    // Counts writes, not time: machines differ.
    const enough = before + PEOPLE + Math.random() * 100
    while (total() < enough) await delay(2)
    await server.stop('SIGKILL')
    await ended
    writes += total() - before
    server = await start()
    readyMs.push(server.bootMs)
    for (const writer of writers) if (!(await check(server, writer))) lost++
    process.stdout.write('.')
  }
  await server.stop()
  console.log()
  return { kills, writes, lost, readyMs: median(readyMs), slowestMs: Math.max(...readyMs) }
}

export async function benchKills(quick: boolean) {
  const kills = quick ? KILLS.quick : KILLS.full
  const scratch = mkdtempSync(join(tmpdir(), 'fareeq-bench-'))
  const postgres = await startPostgres(tmpdir(), { durable: true })
  const url = await postgres.createDatabase('bench')
  const size = { people: PEOPLE, talents: 500, codes: 0 }
  await fillWorld({ url, scratch }, size)
  await fillWorld({ scratch }, size)
  const rows = []
  for (const [engine, at] of [['postgres', url] as const, ['embedded', undefined] as const])
    rows.push({
      engine,
      ...(await killOften(() => startServer(API, 4402, '/api/ready', worldOf(scratch, at)), kills)),
    })
  await postgres.remove()
  rmSync(scratch, { recursive: true, force: true })
  return { rows }
}

export function printKills({ rows }: Awaited<ReturnType<typeof benchKills>>) {
  console.log('Killed while eight people write:')
  for (const { engine, kills, writes, lost, readyMs, slowestMs } of rows)
    console.log(
      `  ${engine.padEnd(9)} ${kills} kills, ${writes} writes, ${lost} lost${lost > 0 ? ' !' : ''}   ` +
        `ready after ${readyMs.toFixed(0)} ms${readyMs > GOAL_MS ? ' !' : ''} (goal ${GOAL_MS}), slowest ${slowestMs.toFixed(0)} ms`,
    )
}
