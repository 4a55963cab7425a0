// P1 and P6: the cost of our server against the hand-written one, and on the embedded engine, interleaved.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../apps/api/src/testing/postgres-server.ts'
import { ROWS, type LoadRow, type Sample, measure } from './load.ts'
import { worldOf } from './matching-world.ts'
import { median } from './median.ts'
import { API, BASELINE, memoryMb, type RunningServer, startServer } from './process.ts'
import { sameAnswers } from './servers-answers.ts'
import { fillWorld } from './world-filling.ts'

const GOAL: Record<LoadRow, number> = {
  'who am I': 0.65,
  profile: 0.65,
  'filtered list': 0.9,
  'profile write': 0.5,
  autosave: 0.95,
  'sign-in': 0.6,
}
const GOAL_EMBEDDED = 0.5
/** Measured on PostgreSQL. The one connection of the embedded engine sheds a part of it, and browsers send that again. */
const NOT_EMBEDDED: readonly LoadRow[] = ['autosave']

type Name = 'baseline' | 'fareeq' | 'embedded'
const NAMES: readonly Name[] = ['baseline', 'fareeq', 'embedded']
type Servers = Record<Name, RunningServer>
type Samples = Record<LoadRow, Record<Name, Sample[]>>
type Size = { seconds: number; people: number; rounds: number; talents: number }

export async function benchServers(quick: boolean) {
  const size = quick
    ? { seconds: 2, people: 400, rounds: 2, talents: 5000 }
    : { seconds: 5, people: 3000, rounds: 5, talents: 55_000 }
  const scratch = mkdtempSync(join(tmpdir(), 'fareeq-bench-'))
  const postgres = await startPostgres(tmpdir(), { durable: true })
  const url = await postgres.createDatabase('bench')
  // Two servers share one database, and each code works once.
  const codes = size.people * (size.rounds + 1)
  await fillWorld({ url, scratch }, { ...size, codes: 2 * codes })
  await fillWorld({ scratch }, { ...size, codes })

  const proxied = { TRUST_PROXY: '127.0.0.0/8,::1' }
  const start = (port: number, at?: string) =>
    startServer(API, port, '/api/ready', { ...worldOf(scratch, at), ...proxied })
  const baseline = await startServer(BASELINE, 4401, '/', worldOf(scratch, url))
  const baselineMb = memoryMb(baseline.pid)
  const fareeq = await start(4402, url)
  const fareeqMb = memoryMb(fareeq.pid)
  const embedded = await start(4403)
  const embeddedMb = memoryMb(embedded.pid)

  await sameAnswers({ baseline, fareeq, embedded })
  const samples = await interleave({ baseline, fareeq, embedded }, size, postgres.pid())
  await Promise.all([baseline.stop(), fareeq.stop(), embedded.stop()])
  await postgres.remove()
  rmSync(scratch, { recursive: true, force: true })
  return {
    talents: size.talents,
    rows: ROWS.map((row) => share(row, samples)),
    memory: { baselineMb, fareeqMb, embeddedMb, ratio: fareeqMb / baselineMb },
    boot: { postgresMs: fareeq.bootMs, baselineMs: baseline.bootMs, embeddedMs: embedded.bootMs },
  }
}

async function interleave(servers: Servers, { rounds, ...size }: Size, postgres: number | null) {
  const samples: Samples = Object.fromEntries(
    ROWS.map((row) => [row, { baseline: [], fareeq: [], embedded: [] }]),
  ) as never
  for (let round = 0; round <= rounds; round++)
    for (const row of ROWS)
      for (const name of NAMES) {
        if (name === 'embedded' && NOT_EMBEDDED.includes(row)) continue
        const turn = name === 'fareeq' ? rounds + 1 + round : round
        const own = name === 'embedded' ? null : postgres
        const sample = await measure(row, servers[name], own, { ...size, spent: turn * size.people })
        if (round > 0) samples[row][name].push(sample) // the first round is a warm-up
        process.stdout.write('.')
      }
  console.log()
  return samples
}

function share(row: LoadRow, samples: Samples) {
  const medianOf = (name: Name, key: keyof Sample) => median(samples[row][name].map((sample) => sample[key]))
  const cpu = (name: Name) => medianOf(name, 'cpuMs') + medianOf(name, 'databaseCpuMs')
  return {
    row,
    goal: GOAL[row],
    rate: medianOf('fareeq', 'rate') / medianOf('baseline', 'rate'),
    cpu: cpu('fareeq') / cpu('baseline'),
    p99: medianOf('fareeq', 'p99') / medianOf('baseline', 'p99'),
    perSecond: Math.round(medianOf('fareeq', 'rate')),
    embedded: {
      goal: GOAL_EMBEDDED,
      rate: medianOf('embedded', 'rate') / medianOf('fareeq', 'rate'),
      cpu: cpu('embedded') / cpu('fareeq'),
      p99: medianOf('embedded', 'p99') / medianOf('fareeq', 'p99'),
    },
  }
}

export function printServers({ talents, rows, memory, boot }: Awaited<ReturnType<typeof benchServers>>) {
  const x = (value: number) => `${value.toFixed(2)} x`
  console.log(`Share of the baseline (node:http + pg by hand), PostgreSQL, ${talents} talents:`)
  for (const { row, goal, rate, cpu, p99, perSecond } of rows)
    console.log(
      `  ${row.padEnd(14)} rate ${rate.toFixed(2)} (goal ${goal.toFixed(2)})   CPU per request ${x(cpu)}   p99 ${x(p99)}   ${perSecond}/s`,
    )
  console.log('The embedded engine beside PostgreSQL:')
  for (const { row, embedded } of rows.filter(({ row }) => !NOT_EMBEDDED.includes(row)))
    console.log(
      `  ${row.padEnd(14)} rate ${embedded.rate.toFixed(2)} (goal ${embedded.goal.toFixed(2)})   CPU per request ${x(embedded.cpu)}   p99 ${x(embedded.p99)}`,
    )
  console.log(
    `Memory after start: ${memory.fareeqMb.toFixed(0)} MB, ${x(memory.ratio)} the baseline; embedded ${memory.embeddedMb.toFixed(0)} MB`,
  )
  console.log(`Start to ready: PostgreSQL ${boot.postgresMs.toFixed(0)} ms, embedded ${boot.embeddedMs.toFixed(0)} ms`)
}
