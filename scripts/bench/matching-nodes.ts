// P3, P5 and P7 over HTTP: latency of others during counts, delay until a change is found, start time of a node.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../../apps/api/src/testing/postgres-server.ts'
import { CHANGING, fetchAsClient, fillWithTalents, saveSkills, talentToken, worldOf } from './matching-world.ts'
import { median, percentile } from './median.ts'
import { API, type RunningServer, memoryMb, startServer } from './process.ts'

const COUNTING = fileURLToPath(new URL('matching-server.ts', import.meta.url))
const PORTS = { first: 4404, second: 4405, counting: 4406 }
const FACETS = '/api/client/matching/facets?availability[]=full_time'
const round = (value: number, digits = 1) => Number(value.toFixed(digits))

type Size = { talents: number; counted: number; pairs: number; seconds: number; rounds: number }

export async function benchNodes(quick: boolean) {
  const size: Size = quick
    ? { talents: 5000, counted: 220_000, pairs: 200, seconds: 3, rounds: 2 }
    : { talents: 55_000, counted: 1_000_000, pairs: 4000, seconds: 5, rounds: 4 }
  const scratch = mkdtempSync(join(tmpdir(), 'fareeq-bench-'))
  const postgres = await startPostgres(tmpdir(), { durable: true })
  const url = await postgres.createDatabase('bench')
  const seededSeconds = await fillWithTalents({ url, scratch }, size.talents)
  const world = worldOf(scratch, url)

  const first = await warmStart(PORTS.first, world, size.talents)
  const second = await startServer(API, PORTS.second, '/api/ready', world)
  await knownTo(second.origin, size.talents)
  const freshness = await changes([first.node, second], size.pairs)
  await Promise.all([first.node.stop(), second.stop()])

  const counting = await startServer(COUNTING, PORTS.counting, '/api/ready', { ...world, TALENTS: `${size.counted}` })
  const meanwhile = await countingMeanwhile(counting, size)
  await counting.stop()
  await postgres.remove()

  const embeddedSeconds = await fillWithTalents({ scratch }, size.talents)
  const embedded = await warmStart(PORTS.first, worldOf(scratch), size.talents)
  await embedded.node.stop()
  rmSync(scratch, { recursive: true, force: true })
  return {
    talents: size.talents,
    counted: size.counted,
    seededSeconds: { postgres: round(seededSeconds), embedded: round(embeddedSeconds) },
    start: { postgres: first.start, embedded: embedded.start },
    freshness,
    meanwhile,
  }
}

/** Waits until the node's index is complete. */
async function knownTo(origin: string, talents: number) {
  for (;;) {
    const { data } = await fetchAsClient<{ data: { total: number } }>(origin, '/api/client/matching/facets')
    if (data.total === talents) return
    await delay(20)
  }
}

/** The first start migrates and seeds; the second is measured. */
async function warmStart(port: number, world: Record<string, string>, talents: number) {
  const start = () => startServer(API, port, '/api/ready', world)
  await (await start()).stop()
  const began = performance.now()
  const node = await start()
  await knownTo(node.origin, talents)
  const knownMs = Math.round(performance.now() - began)
  return { node, start: { readyMs: Math.round(node.bootMs), knownMs, memoryMb: Math.round(memoryMb(node.pid)) } }
}

/** Skill combinations that nobody has; one for each concurrent writer. */
const LANES = [
  ['cobol', 'figma', 'kafka'],
  ['cobol', 'figma', 'swift'],
  ['cobol', 'kafka', 'swift'],
  ['figma', 'kafka', 'swift'],
]

/** A change on one node: visible there in the next query, and soon on the other node. */
async function changes(nodes: [RunningServer, RunningServer], pairs: number) {
  const times: number[] = []
  let stale = 0
  let next = 0
  async function lane(skills: readonly string[], talents: (n: number) => number) {
    const query = skills.map((skill) => `skills[]=${skill}`).join('&')
    const totalOf = async ({ origin }: RunningServer) =>
      (await fetchAsClient<{ meta: { total: number } }>(origin, `/api/client/matching?${query}`)).meta.total
    const others = await totalOf(nodes[0])
    for (let n = 0; next < pairs; n++) {
      next++
      const [here, there] = n % 4 < 2 ? nodes : [nodes[1], nodes[0]]
      const isIn = n % 2 === 0
      const expected = others + (isIn ? 1 : 0)
      await saveSkills(here.origin, talents(n >> 1), isIn ? skills : ['excel'])
      const saved = performance.now()
      const [own] = await Promise.all([totalOf(here), seen(() => totalOf(there), expected)])
      if (own !== expected) stale++
      times.push(performance.now() - saved)
    }
  }
  const each = Math.floor(CHANGING / LANES.length)
  await Promise.all(LANES.map((skills, n) => lane(skills, (talent) => n * each + (talent % each))))
  return { pairs: times.length, stale, medianMs: round(median(times)), longestMs: round(Math.max(...times)) }
}

const SYNC_TIMEOUT = 10_000
async function seen(count: () => Promise<number>, expected: number) {
  const began = performance.now()
  while ((await count()) !== expected) {
    if (performance.now() - began > SYNC_TIMEOUT) throw new Error('a change was not found on the other node')
    await delay(4)
  }
}

/** Latency of profile requests, alone and during continuous counts. */
async function countingMeanwhile({ origin }: RunningServer, { seconds, rounds }: Size) {
  const [alone, meanwhile, counts]: [number[], number[], number[]] = [[], [], []]
  await counted(origin, seconds, counts)
  counts.length = 0
  await others(origin, seconds)
  for (let n = 0; n < rounds; n++) {
    alone.push(percentile(await others(origin, seconds), 0.99))
    const [times] = await Promise.all([others(origin, seconds), counted(origin, seconds, counts)])
    meanwhile.push(percentile(times, 0.99))
  }
  const [aloneMs, meanwhileMs] = [median(alone), median(meanwhile)]
  return {
    aloneMs: round(aloneMs, 2),
    meanwhileMs: round(meanwhileMs, 2),
    ratio: round(meanwhileMs / aloneMs, 2),
    facets: { requests: counts.length, medianMs: round(median(counts)), p99Ms: round(percentile(counts, 0.99)) },
  }
}

async function counted(origin: string, seconds: number, times: number[]) {
  for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
    const began = performance.now()
    await fetchAsClient(origin, FACETS)
    times.push(performance.now() - began)
  }
}

/** Open-loop load: milliseconds between requests, without waiting for answers. */
const EVERY = 5
async function others(origin: string, seconds: number): Promise<number[]> {
  const times: Promise<number>[] = []
  const began = performance.now()
  for (let n = 0; n * EVERY < seconds * 1000; n++) {
    times.push(oneOther(origin, n))
    await delay(Math.max(0, began + (n + 1) * EVERY - performance.now()))
  }
  return Promise.all(times)
}
async function oneOther(origin: string, n: number): Promise<number> {
  const began = performance.now()
  const response = await fetch(`${origin}/api/auth/me`, { headers: { authorization: `Bearer ${talentToken(n)}` } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`somebody else was answered ${response.status}`)
  return performance.now() - began
}

export function printNodes(bench: Awaited<ReturnType<typeof benchNodes>>) {
  const format = new Intl.NumberFormat('en')
  const { talents, counted, start, freshness, meanwhile, seededSeconds } = bench
  const { facets } = meanwhile
  console.log(`\nMatching over HTTP, ${format.format(talents)} talents in the database`)
  console.log(`  Seeded in ${seededSeconds.postgres} s (PostgreSQL), ${seededSeconds.embedded} s (embedded)`)
  for (const [engine, goalMb] of [
    ['postgres', 250],
    ['embedded', 600],
  ] as const) {
    const { readyMs, knownMs, memoryMb } = start[engine]
    console.log(
      `  Start, ${engine}: ready in ${readyMs} ms, everybody found in ${knownMs} ms, ${memoryMb} MB (P7: 5000 ms, ${goalMb} MB)`,
    )
  }
  console.log(
    `  A change, then a question: ${freshness.stale} stale of ${format.format(freshness.pairs)} on the same node (P5: 0); on both nodes after ${freshness.medianMs} ms, at the longest ${freshness.longestMs} ms (P5: 1000 ms)`,
  )
  console.log(
    `  All counts of ${format.format(counted)}: ${facets.medianMs} ms, p99 ${facets.p99Ms} ms (P3: 150 ms); others' p99 ${meanwhile.aloneMs} ms alone, ${meanwhile.meanwhileMs} ms meanwhile, ${meanwhile.ratio} × (P3: 2 ×)`,
  )
}
