// A node of a release in production on PostgreSQL: how soon it is ready, what it takes and does when nobody comes, and how long the whole world
// takes into a file, out of it, and from one engine to the other.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres } from '../../apps/api/src/testing/postgres-server.ts'
import { SERVER_BUNDLE } from '../build/bundle.ts'
import { runCommand } from '../cluster/commands.ts'
import { fillWithTalents, worldOf } from './matching-world.ts'
import { median } from './median.ts'
import { memoryMb, startServer } from './process.ts'

const GOAL = { readyMs: 3000, memoryMb: 200, transactions: 2, backup: 60, restore: 120, move: 180 }
const PORT = 4431
const BUILD = join(import.meta.dirname, '../build/build.ts')

export async function benchProduction(quick: boolean) {
  const size = quick ? { talents: 5000, starts: 3, idle: 20 } : { talents: 55_000, starts: 5, idle: 60 }
  const scratch = mkdtempSync(join(tmpdir(), 'fareeq-production-'))
  const postgres = await startPostgres(tmpdir(), { durable: true })
  // It reads the counts of the other databases without adding to them.
  const statistics = new pg.Client({ connectionString: postgres.url() })
  await statistics.connect()
  const transactions = async () => {
    const text = `select xact_commit + xact_rollback as n from pg_stat_database where datname = 'bench'`
    return Number((await statistics.query<{ n: string }>(text)).rows[0]!.n)
  }
  const folder = (name: string) => {
    const path = join(scratch, name)
    mkdirSync(path)
    return path
  }
  const timed = async (script: string, args: string[], settings: Record<string, string>) => {
    const began = performance.now()
    await runCommand(script, args, settings)
    return (performance.now() - began) / 1000
  }
  try {
    const url = await postgres.createDatabase('bench')
    await fillWithTalents({ url, scratch }, size.talents)
    const settings = worldOf(folder('data'), url)
    const release = join(scratch, 'release')
    execFileSync(process.execPath, [BUILD, '--to', release])
    const readyMs: number[] = []
    let [memory, idle] = [0, 0]
    for (let start = 0; start < size.starts; start++) {
      const server = await startServer(join(release, SERVER_BUNDLE), PORT, '/api/ready', settings)
      readyMs.push(server.bootMs)
      if (start === size.starts - 1) {
        // The index is loaded in the background.
        await delay(15_000)
        memory = memoryMb(server.pid)
        const before = await transactions()
        await delay(size.idle * 1000)
        idle = ((await transactions()) - before) / size.idle
      }
      await server.stop()
    }
    const file = join(scratch, 'world.backup')
    const backup = await timed('backup.ts', ['--to', file], settings)
    const restored = worldOf(folder('restored'), await postgres.createDatabase('restored'))
    const restore = await timed('restore.ts', ['--from', file], restored)
    const embedded = join(scratch, 'embedded')
    const toEmbedded = await timed('move.ts', ['--to', embedded], settings)
    const target = await postgres.createDatabase('moved')
    const toPostgres = await timed('move.ts', ['--to', target], worldOf(embedded))
    const fileMb = statSync(file).size / 1e6
    return { ...size, readyMs: median(readyMs), memory, idle, backup, fileMb, restore, toEmbedded, toPostgres }
  } finally {
    await statistics.end()
    await postgres.remove()
    rmSync(scratch, { recursive: true, force: true })
  }
}

export function printProduction(result: Awaited<ReturnType<typeof benchProduction>>) {
  const { talents, starts, readyMs, memory, idle, backup, fileMb, restore, toEmbedded, toPostgres } = result
  const line = (name: string, value: number, unit: string, goal: number) =>
    console.log(`  ${name.padEnd(34)} ${value.toFixed(1)} ${unit} (goal ${goal})`)
  console.log(`\nProduction: one node on PostgreSQL, ${talents} talents`)
  line(`ready, median of ${starts} starts`, readyMs / 1000, 's', GOAL.readyMs / 1000)
  line('memory after the start', memory, 'MB', GOAL.memoryMb)
  line('transactions when idle', idle, 'a second', GOAL.transactions)
  line(`backup, ${fileMb.toFixed(0)} MB`, backup, 's', GOAL.backup)
  line('restore', restore, 's', GOAL.restore)
  line('move to the embedded engine', toEmbedded, 's', GOAL.move)
  line('move to PostgreSQL', toPostgres, 's', GOAL.move)
}
