// What our server costs beside one written by hand, in the same world and the same minute.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLog } from '../../apps/api/src/platform/log.ts'
import { migrate } from '../../apps/api/src/platform/db/migrate.ts'
import { openDatabase } from '../../apps/api/src/platform/db/open.ts'
import { startPostgres } from '../../apps/api/src/platform/testing/postgres-server.ts'
import { type Row, type Sample, measure } from './load.ts'
import { median } from './median.ts'
import { API, memoryMb, type Running, startServer } from './process.ts'
import { SECRET_KEY, fillWorld, renewCodes, tokenOf } from './world.ts'

const FLOOR = fileURLToPath(new URL('floor.ts', import.meta.url))
const ROWS: Row[] = ['authenticated read', 'write', 'sign-in']
const GOAL: Record<Row, number> = { 'authenticated read': 0.8, write: 0.7, 'sign-in': 0.8 }

type Size = { seconds: number; people: number; rounds: number }
type Pair = { floor: Running; fareeq: Running }
type Samples = Record<Row, { floor: Sample[]; fareeq: Sample[] }>

export async function benchServers(quick: boolean) {
  const size = quick ? { seconds: 2, people: 500, rounds: 2 } : { seconds: 5, people: 3000, rounds: 5 }
  const scratch = mkdtempSync(join(tmpdir(), 'fareeq-bench-'))
  const postgres = await startPostgres(tmpdir(), { durable: true })
  const url = await postgres.createDatabase('bench')
  const log = createLog({ level: 'silent' })
  const database = await openDatabase({ url, dir: '', log })
  await migrate(database.pool, log)
  await database.close()
  await fillWorld(url, size.people)

  const world = {
    SECRET_KEY,
    DATA_DIR: scratch,
    NODE_ENV: 'production',
    ALLOW_LOCAL_DRIVERS: 'on',
    LOG_LEVEL: 'error',
    TRUST_PROXY: 'on',
  }
  const floor = await startServer(FLOOR, 4401, '/', { ...world, DATABASE_URL: url })
  const floorMb = memoryMb(floor.pid)
  const fareeq = await startServer(API, 4402, '/api/ready', { ...world, DATABASE_URL: url })
  const fareeqMb = memoryMb(fareeq.pid)

  await sameAnswers({ floor, fareeq })
  const samples = await interleave({ floor, fareeq }, size, { url, pid: postgres.pid() })
  await Promise.all([floor.stop(), fareeq.stop()])
  await postgres.remove()
  const embedded = await embeddedBoot(world)
  rmSync(scratch, { recursive: true, force: true })
  return {
    rows: ROWS.map((row) => share(row, samples)),
    memory: { floorMb, fareeqMb, ratio: fareeqMb / floorMb },
    boot: { postgresMs: fareeq.bootMs, floorMs: floor.bootMs, embedded },
  }
}

/** Right before fast: both must say the same. */
async function sameAnswers({ floor, fareeq }: Pair) {
  const headers = { authorization: `Bearer ${tokenOf(1)}` }
  const [theirs, ours] = await Promise.all(
    [floor, fareeq].map(async ({ origin }) => (await fetch(`${origin}/api/auth/me`, { headers })).text()),
  )
  if (JSON.stringify(JSON.parse(theirs!)) !== JSON.stringify(JSON.parse(ours!)))
    throw new Error(`Answers differ:\n${theirs}\n${ours}`)
}

async function interleave(servers: Pair, size: Size, postgres: { url: string; pid: number | null }) {
  const kept: Samples = Object.fromEntries(ROWS.map((row) => [row, { floor: [], fareeq: [] }])) as never
  for (let round = 0; round <= size.rounds; round++)
    for (const row of ROWS)
      for (const name of ['floor', 'fareeq'] as const) {
        if (row === 'sign-in') await renewCodes(postgres.url, size.people)
        const sample = await measure(row, servers[name], postgres.pid, size)
        if (round > 0) kept[row][name].push(sample) // the first round warms up
        process.stdout.write('.')
      }
  console.log()
  return kept
}

/** The embedded engine: first start on an empty directory, then a warm one. */
async function embeddedBoot(world: Record<string, string>) {
  const start = () => startServer(API, 4403, '/api/ready', world)
  const first = await start()
  await first.stop()
  const warm = await start()
  const memory = memoryMb(warm.pid)
  await warm.stop()
  return { firstMs: first.bootMs, warmMs: warm.bootMs, memoryMb: memory }
}

function share(row: Row, samples: Samples) {
  const of = (name: 'floor' | 'fareeq', key: keyof Sample) => median(samples[row][name].map((sample) => sample[key]))
  const cpu = (name: 'floor' | 'fareeq') => of(name, 'cpuMs') + of(name, 'databaseCpuMs')
  return {
    row,
    goal: GOAL[row],
    rate: of('fareeq', 'rate') / of('floor', 'rate'),
    cpu: cpu('fareeq') / cpu('floor'),
    p99: of('fareeq', 'p99') / of('floor', 'p99'),
    scale: `${Math.round(of('fareeq', 'rate'))}/s`,
  }
}

export function printServers({ rows, memory, boot }: Awaited<ReturnType<typeof benchServers>>) {
  const { embedded } = boot
  console.log('Share of the floor (node:http + pg by hand), PostgreSQL:')
  for (const one of rows)
    console.log(
      `  ${one.row.padEnd(20)} rate ${one.rate.toFixed(2)} (goal ${one.goal.toFixed(2)})   CPU per request ${one.cpu.toFixed(2)} x   p99 ${one.p99.toFixed(2)} x   ${one.scale}`,
    )
  console.log(
    `Memory after start: ${memory.fareeqMb.toFixed(0)} MB, ${memory.ratio.toFixed(2)} x the floor; embedded ${embedded.memoryMb.toFixed(0)} MB`,
  )
  console.log(
    `Start to ready: PostgreSQL ${boot.postgresMs.toFixed(0)} ms; embedded first ${embedded.firstMs.toFixed(0)} ms, warm ${embedded.warmMs.toFixed(0)} ms`,
  )
}
