// P15: ten times the saturating load. Some requests are refused at once, the others hardly notice.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startPostgres } from '../../apps/api/src/testing/postgres-server.ts'
import { worldOf } from './matching-world.ts'
import { percentile } from './median.ts'
import { API, type RunningServer, startServer } from './process.ts'
import { tokenOf } from './world.ts'
import { fillWorld } from './world-filling.ts'

const GOAL = { p99: 3, refusedMs: 50, goodput: 0.95 }
const STEPS = [8, 16, 32, 64]
const PEOPLE = 200

type Answer = { status: number; wait: number; at: number }

/** Closed-loop load: everybody requests their profile for so many seconds. */
async function load(server: RunningServer, connections: number, seconds: number) {
  const answers: Answer[] = []
  let caller = 0
  const { errors } = await autocannon({
    url: server.origin,
    connections,
    duration: seconds,
    setupClient: (client) =>
      client.on('response', (status, _bytes, wait) => answers.push({ status, wait, at: performance.now() })),
    requests: [
      {
        method: 'GET',
        path: '/api/users/profile',
        setupRequest: (request) => ({
          ...request,
          headers: { authorization: `Bearer ${tokenOf(caller++ % PEOPLE)}` },
        }),
      },
    ],
  })
  // The first two seconds are not measured: an initial burst is served completely.
  const began = answers[0]!.at + 2000
  const steady = answers.filter(({ at, wait }) => at - wait > began)
  const waits = (isAccepted: boolean) =>
    steady.filter(({ status }) => (status === 200) === isAccepted).map(({ wait }) => wait)
  const [accepted, refused] = [waits(true), waits(false)]
  const others = steady.filter(({ status }) => status !== 200 && status !== 503).length
  if (others > 0 || errors > 0) throw new Error(`${others} answers that are neither, ${errors} errors`)
  return { rate: accepted.length / Math.max(1, seconds - 2), p99: percentile(accepted, 0.99), refused }
}

async function overload(server: RunningServer, seconds: number) {
  await load(server, 16, 3) // warms up
  const points = []
  for (const connections of STEPS) points.push({ connections, ...(await load(server, connections, seconds)) })
  const best = Math.max(...points.map(({ rate }) => rate))
  const saturating = points.find(({ rate }) => rate >= 0.95 * best)!
  const ten = await load(server, 10 * saturating.connections, 2 * seconds)
  const inTime = ten.refused.filter((wait) => wait <= GOAL.refusedMs).length
  return {
    connections: saturating.connections,
    perSecond: Math.round(saturating.rate),
    p99: ten.p99 / saturating.p99,
    goodput: ten.rate / best,
    refused: ten.refused.length,
    refusedP99: ten.refused.length > 0 ? percentile(ten.refused, 0.99) : 0,
    inTime: ten.refused.length > 0 ? inTime / ten.refused.length : 1,
  }
}

export async function benchOverload(quick: boolean) {
  const seconds = quick ? 4 : 8
  const scratch = mkdtempSync(join(tmpdir(), 'fareeq-bench-'))
  const postgres = await startPostgres(tmpdir(), { durable: true })
  const url = await postgres.createDatabase('bench')
  const size = { people: PEOPLE, talents: 500, codes: PEOPLE }
  await fillWorld({ url, scratch }, size)
  await fillWorld({ scratch }, size)
  const rows = []
  for (const [engine, at] of [['postgres', url] as const, ['embedded', undefined] as const]) {
    const server = await startServer(API, 4402, '/api/ready', {
      ...worldOf(scratch, at),
      TRUST_PROXY: '127.0.0.0/8,::1',
    })
    rows.push({ engine, ...(await overload(server, seconds)) })
    await server.stop()
  }
  await postgres.remove()
  rmSync(scratch, { recursive: true, force: true })
  return { rows }
}

export function printOverload({ rows }: Awaited<ReturnType<typeof benchOverload>>) {
  console.log('Ten times the load that saturates (profile), after the first two seconds:')
  for (const { engine, connections, perSecond, p99, goodput, refused, refusedP99, inTime } of rows)
    console.log(
      `  ${engine.padEnd(9)} ${connections} -> ${10 * connections} connections   p99 of the accepted ${p99.toFixed(2)} x${p99 > GOAL.p99 ? ' !' : ''} (goal ${GOAL.p99})   ` +
        `${refused} refused, p99 ${refusedP99.toFixed(0)} ms${refusedP99 > GOAL.refusedMs ? ' !' : ''}, ${(100 * inTime).toFixed(1)}% within ${GOAL.refusedMs} ms   goodput ${goodput.toFixed(2)} (aim ${GOAL.goodput})   ${perSecond}/s`,
    )
}
