// The back office with a hundred thousand open items: its home, its search, its live rows, and a move of a thousand at once.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import { openDatabase } from '../../apps/api/src/platform/db/open.ts'
import { createLog } from '../../apps/api/src/platform/log.ts'
import { startPostgres } from '../../apps/api/src/testing/postgres-server.ts'
import { LIST } from './load.ts'
import { clientToken, fillWithTalents, worldOf } from './matching-world.ts'
import { percentile } from './median.ts'
import { HOST_MEETINGS, THREAD_MESSAGES, adminToken, fillOffice, staffToken, threadIds } from './operations-world.ts'
import { API, BASELINE, type RunningServer, startServer } from './process.ts'

const GOAL = { home: 2, slots: 2, thread: 1.2, searchMs: 50, liveMs: 1000 }
const MONTH_OF_SLOTS = '/api/meetings/slots?timezone=Asia/Riyadh'
const CONNECTIONS = 16
const MOVED = 1000

const TABS = ['late', 'today', 'later', 'unowned', 'mine'] as const
/** A common name, a rare one, both scripts, an address, a phone number. */
const QUESTIONS = [
  'محمد',
  'محمد العتيبي',
  'Mariam Haddad',
  'عبدالرحمن الزهراني',
  'person-4711@office',
  '0500004711',
  'سار',
]

export async function benchOperations(quick: boolean) {
  const size = quick
    ? { talents: 5000, colleagues: 200, items: 20_000, people: 50_000, seconds: 3 }
    : { talents: 55_000, colleagues: 200, items: 100_000, people: 1_000_000, seconds: 8 }
  const scratch = mkdtempSync(join(tmpdir(), 'fareeq-office-'))
  const postgres = await startPostgres(tmpdir(), { durable: true })
  const url = await postgres.createDatabase('bench')
  await fillWithTalents({ url, scratch }, size.talents)
  const database = await openDatabase({ url, dir: '', log: createLog({ level: 'silent' }) })
  await fillOffice(database.db, size)
  const threads = await threadIds(database.db)
  await database.close()

  const baseline = await startServer(BASELINE, 4401, '/', worldOf(scratch, url))
  const fareeq = await startServer(API, 4402, '/api/ready', {
    ...worldOf(scratch, url),
    TRUST_PROXY: '127.0.0.0/8,::1',
  })
  const sendRequest = (path: string, n: number) => timed(fareeq, path, staffToken(n % size.colleagues))

  // Warm-up: the first read comes from the disk, and its plan is not cached yet.
  const baselineList = (seconds: number) => p99Of(baseline, seconds, (n) => [LIST, clientToken(n)])
  await baselineList(size.seconds)
  const baselineP99 = await baselineList(size.seconds)
  const home = (path: string) => p99Of(fareeq, size.seconds, (n) => [path, staffToken(n % size.colleagues)])
  await home('/api/ops/work-items?tab=late')
  const homes = {} as Record<(typeof TABS)[number] | 'counts', number>
  for (const tab of TABS) homes[tab] = await home(`/api/ops/work-items?tab=${tab}`)
  homes.counts = await home('/api/ops/work-items/counts')

  // A client each, who has a calendar of their own.
  const monthOfSlots = () => p99Of(fareeq, size.seconds, (n) => [MONTH_OF_SLOTS, clientToken(n)])
  await monthOfSlots()
  const slots = await monthOfSlots()

  const openings = await threadOpenings(threads, (path) =>
    p99Of(fareeq, size.seconds, (n) => [path, adminToken(n, size.colleagues)]),
  )

  const searches: Record<string, number> = {}
  for (const question of QUESTIONS) {
    const waits: number[] = []
    const search = () => sendRequest(`/api/ops/search?q=${encodeURIComponent(question)}`, 0)
    await search()
    for (let n = 0; n < 100; n++) waits.push(await search())
    searches[question] = percentile(waits, 0.99)
  }
  const live = await liveUpdate(fareeq, size.colleagues)
  const bulk = await moveMany(fareeq)

  await Promise.all([baseline.stop(), fareeq.stop()])
  await postgres.remove()
  rmSync(scratch, { recursive: true, force: true })
  return { ...size, baselineP99, homes, slots, openings, searches, live, bulk }
}

/** The last page of each thread, in turn: the better of two, because whatever else runs only adds to a wait. */
async function threadOpenings(ids: readonly string[], open: (path: string) => Promise<number>): Promise<number[]> {
  const best = ids.map(() => Infinity)
  for (let round = 0; round < 3; round++)
    for (const [place, id] of ids.entries()) {
      const p99 = await open(`/api/ops/conversations/${id}/messages`)
      // The first round is a warm-up.
      if (round > 0) best[place] = Math.min(best[place]!, p99)
    }
  return best
}

/** Another network for each request: the slots are limited by it. */
const networkOf = (n: number) => `198.18.${(n >> 8) & 255}.${n & 255}`

const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'accept-language': 'ar' })

async function timed({ origin }: RunningServer, path: string, token: string): Promise<number> {
  const began = performance.now()
  const response = await fetch(origin + path, { headers: headersOf(token) })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return performance.now() - began
}

async function p99Of(server: RunningServer, seconds: number, asking: (n: number) => [path: string, token: string]) {
  let n = 0
  const waits: number[] = []
  const { non2xx, errors } = await autocannon({
    url: server.origin,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => client.on('response', (_status, _bytes, wait) => waits.push(wait)),
    requests: [
      {
        method: 'GET',
        setupRequest: (request) => {
          const [path, token] = asking(n++)
          return { ...request, path, headers: { ...headersOf(token), 'x-forwarded-for': networkOf(n) } }
        },
      },
    ],
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${asking(0)[0]}: ${non2xx} refusals, ${errors} errors`)
  return percentile(waits, 0.99)
}

/** Fan-out latency: milliseconds until the last open page has received the event of a ticket. */
async function liveUpdate({ origin }: RunningServer, colleagues: number): Promise<number> {
  const ends = new AbortController()
  let opened = 0
  let received = 0
  for (let n = 0; n < colleagues; n++) {
    const response = await fetch(`${origin}/api/ops/stream`, { headers: headersOf(staffToken(n)), signal: ends.signal })
    if (!response.ok) throw new Error(`stream: ${response.status}`)
    opened++
    void (async () => {
      try {
        let text = ''
        for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
          text += part
          if (!text.includes('event: ticket.changed')) continue
          received++
          return
        }
      } catch {
        // Aborted at the end.
      }
    })()
  }
  const list = await fetch(`${origin}/api/ops/tickets?owner=none`, { headers: headersOf(staffToken(2)) })
  const { data } = (await list.json()) as { data: { id: string }[] }
  const ticket = data[0]!
  const began = performance.now()
  const takeResponse = await fetch(`${origin}/api/ops/tickets/${ticket.id}/take`, {
    method: 'POST',
    headers: { ...headersOf(staffToken(2)), 'content-type': 'application/json' },
    body: JSON.stringify({ expected_owner: null }),
  })
  if (!takeResponse.ok) throw new Error(`take: ${takeResponse.status} ${await takeResponse.text()}`)
  while (received < opened && performance.now() - began < 10_000) await delay(1)
  const ms = performance.now() - began
  ends.abort()
  if (received < opened) throw new Error(`${received} of ${opened} pages heard of it`)
  return ms
}

async function moveMany({ origin }: RunningServer) {
  const headers = { ...headersOf(staffToken(1)), 'content-type': 'application/json' }
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const answer = (await response.json()) as {
      data: { id: string; state: string; moved: number; items: { id: string }[] }
    }
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`)
    return answer.data
  }
  const until = async (id: string, isOver: (bulk: { state: string }) => boolean, began: number) => {
    for (;;) {
      const bulk = await call('GET', `/api/ops/selection-bulks/${id}`)
      if (isOver(bulk)) return { seconds: (performance.now() - began) / 1000, moved: bulk.moved }
      await delay(50)
    }
  }
  const ids: string[] = []
  let cursor = ''
  while (ids.length < MOVED) {
    const response = await fetch(`${origin}/api/ops/selections?step=evaluation&limit=50${cursor}`, { headers })
    const { data, meta } = (await response.json()) as { data: { id: string }[]; meta: { next_cursor: string } }
    ids.push(...data.map(({ id }) => id))
    cursor = `&cursor=${encodeURIComponent(meta.next_cursor)}`
  }
  const began = performance.now()
  const { id } = await call('POST', '/api/ops/selection-bulks', {
    kind: 'move',
    to: 'interview',
    ids: ids.slice(0, MOVED),
  })
  const moved = await until(id, ({ state }) => state === 'finished', began)
  const undoBegan = performance.now()
  await call('POST', `/api/ops/selection-bulks/${id}/undo`)
  const undone = await until(id, ({ state }) => state === 'undone', undoBegan)
  return { moved: moved.moved, moveSeconds: moved.seconds, undoSeconds: undone.seconds }
}

export function printOperations({
  items,
  people,
  baselineP99,
  homes,
  slots,
  openings: [short = 0, long = 0],
  searches,
  live,
  bulk,
}: Awaited<ReturnType<typeof benchOperations>>) {
  const ms = (value: number) => `${value.toFixed(1)} ms`
  console.log(
    `\nOperations: ${items} open items, ${people} people to search among; the baseline's list ${ms(baselineP99)} p99`,
  )
  for (const [name, p99] of Object.entries(homes))
    console.log(
      `  home, ${name}: ${ms(p99)} p99, ${(p99 / baselineP99).toFixed(2)} x the baseline's list (goal ${GOAL.home})`,
    )
  console.log(
    `  a month of slots of a host with ${HOST_MEETINGS} meetings: ${ms(slots)} p99, ${(slots / baselineP99).toFixed(2)} x the baseline's list (goal ${GOAL.slots})`,
  )
  console.log(
    `  a thread of ${THREAD_MESSAGES.join(' and of ')} messages opens: ${ms(short)} and ${ms(long)} p99, ${(long / short).toFixed(2)} x (goal ${GOAL.thread})`,
  )
  for (const [question, p99] of Object.entries(searches))
    console.log(`  search «${question}»: ${ms(p99)} p99 (goal ${GOAL.searchMs} ms)`)
  console.log(`  live row to all colleagues: ${ms(live)} (goal ${GOAL.liveMs} ms)`)
  console.log(`  ${bulk.moved} moved in ${bulk.moveSeconds.toFixed(1)} s, undone in ${bulk.undoSeconds.toFixed(1)} s`)
}
