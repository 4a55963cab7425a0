// Processes that are killed at the worst moment. FAREEQ_KILLS=100 for a longer run.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, inject, test, vi } from 'vitest'
import { jitter, random } from '../../../testing/chance.ts'
import { silent } from '../../../testing/silent.ts'
import { spawnChild } from '../../../testing/spawn-child.ts'
import { openDatabase } from '../open.ts'
import { sql } from '../sql.ts'

const { engine, scratch, source } = inject('testDatabases')
const CHILD = new URL('../../../testing/database-child.ts', import.meta.url)
const kills = Number(process.env.FAREEQ_KILLS ?? 1)

const until = (holds: () => boolean) => vi.waitUntil(holds, { timeout: 300_000, interval: 2 })

let running: ChildProcess | undefined
afterEach(() => void running?.kill('SIGKILL'))

function start(task: 'open' | 'write', dir: string) {
  const process_ = spawnChild(CHILD, task, dir)
  running = process_
  const lines: string[] = []
  let rest = ''
  process_.stdout.on('data', (data: Buffer) => {
    const parts = (rest + data.toString()).split('\n')
    rest = parts.pop()!
    lines.push(...parts)
  })
  const closed = once(process_, 'close')
  return {
    lines,
    async said(line: string) {
      await until(() => lines.includes(line) || process_.exitCode !== null)
      expect(lines).toContain(line)
    },
    acknowledged: () => lines.map(Number).filter((id) => id > 0),
    async kill() {
      process_.kill('SIGKILL')
      await closed
    },
  }
}

const fresh = (from?: string) => {
  const dir = mkdtempSync(join(scratch, 'faults-'))
  if (from) cpSync(from, dir, { recursive: true })
  return dir
}

describe.skipIf(engine !== 'embedded')('when the process is killed', () => {
  test(`while writing, ${kills} times: nobody else could open it, it opens again, nothing acknowledged is lost or half made`, async () => {
    const dir = fresh(source)
    const all = new Set<number>()
    for (let kill = 0; kill < kills; kill++) {
      const writer = start('write', dir)
      await writer.said('ready')
      await expect(openDatabase({ dir, log: silent })).rejects.toThrow(`${dir} is in use by another process`)
      const enough = writer.acknowledged().length + 1 + random() * 60 // counts writes, not time: machines differ
      await until(() => writer.acknowledged().length >= enough)
      await jitter(20)
      await writer.kill()
      for (const id of writer.acknowledged()) all.add(id)

      const { db, close } = await openDatabase({ dir, log: silent })
      const rows = await db.rows<{ id: number; same: boolean | null }>(
        sql`select id, a.body = b.body as same from firsts a full join seconds b using (id)`,
      )
      expect(rows.filter(({ same }) => !same)).toEqual([])
      const ids = new Set(rows.map(({ id }) => id))
      expect([...all].filter((id) => !ids.has(id))).toEqual([])
      await db.run(sql`reindex table firsts`) // fails on a corrupt unique index
      await close()
    }
    expect(all.size).toBeGreaterThanOrEqual(kills)
  }, 600_000)

  const moments = {
    'before anything is made': (dir: string) => existsSync(dir),
    'when half of the cluster is written': (dir: string) => existsSync(join(dir, 'cluster.making', 'PG_VERSION')),
    'just after it is moved into place': (dir: string) => existsSync(join(dir, 'cluster')),
    'at its first opening': (dir: string) => existsSync(join(dir, 'cluster', 'postmaster.pid')),
  }
  test('in its first boot, at any moment, the next boot works', async () => {
    const events: string[] = []
    const dir = join(fresh(), 'database')
    for (const [moment, come] of Object.entries(moments)) {
      const first = start('open', dir)
      await until(() => come(dir))
      await first.kill()
      events.push(`${moment}: ${existsSync(join(dir, 'cluster')) ? 'made' : 'not made'}`)
    }
    // Kills before the rename leave no cluster; kills after it leave a complete one.
    expect(events.map((line) => line.split(': ')[1])).toEqual(['not made', 'not made', 'made', 'made'])
    const { db, close } = await openDatabase({ dir, log: silent })
    await db.run(sql`create table works (id int)`)
    expect(existsSync(join(dir, 'cluster.making'))).toBe(false)
    await close()
  }, 120_000)

  const traceable = spawnSync('strace', ['-V']).status === 0
  test.skipIf(!traceable)('the kernel is asked to write every commit to the disk', async () => {
    const dir = fresh(source)
    const trace = join(scratch, 'trace.txt')
    const args = [
      '-f',
      '--seccomp-bpf',
      '-qq',
      '-o',
      trace,
      '-e',
      'trace=fdatasync,fsync',
      process.execPath,
      fileURLToPath(CHILD),
      'write',
      dir,
    ]
    const traced = spawn('strace', args, { stdio: ['ignore', 'pipe', 'inherit'], detached: true })
    let output = ''
    traced.stdout.on('data', (data: Buffer) => (output += data.toString()))
    await until(() => output.split('\n').length >= 30)
    const acknowledged = output.split('\n').filter((line) => Number(line) > 0).length
    const calls = readFileSync(trace, 'utf8')
      .split('\n')
      .filter((line) => /f(data)?sync\(\d+\)\s*= 0/.test(line)).length
    process.kill(-traced.pid!, 'SIGKILL') // kills the process group: strace and its child
    expect(calls).toBeGreaterThanOrEqual(acknowledged)
    rmSync(trace)
  })
})
