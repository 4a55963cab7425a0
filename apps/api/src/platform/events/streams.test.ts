import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '../clock.ts'
import { createLog } from '../log.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { createEvents, sessionEnded } from './events.ts'
import { type Streams, createStreams } from './streams.ts'

/** Sooner than the polling interval of five seconds, so that only a notification can explain it. */
const soon = <T>(check: () => T) => vi.waitFor(check, { timeout: 4_000, interval: 20 })

const { db, listen, clear } = await testDatabase()
const events = createEvents({ db, listen, log: createLog({ level: 'silent' }) })
const layla = crypto.randomUUID()
const omar = crypto.randomUUID()

let http: ReturnType<typeof fastify>
let streams: Streams
let address: string
beforeEach(async () => {
  await clear()
  await events.start()
  http = fastify()
  streams = createStreams(events, { clock: systemClock, heartbeat: 100 })
  http.addHook('preClose', async () => streams.closeAll())
  http.get('/stream', (request: FastifyRequest, reply: FastifyReply) => {
    const { user, session } = request.headers as Record<string, string>
    const lastEventId = request.headers['last-event-id'] as string | undefined
    return streams.open({ viewer: { userId: user!, sessionId: session! }, lastEventId, reply })
  })
  await http.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}/stream`
})
afterEach(async () => {
  const closed = http.close()
  http.server.closeAllConnections() // fetch keeps idle connections
  await closed
  await events.stop()
})

type StreamEvent = { id: string; event: string; data: unknown }

/** Reads a stream as EventSource does. */
async function connect(user: string, { session = 's', lastEventId }: { session?: string; lastEventId?: string } = {}) {
  const leave = new AbortController()
  const headers = { user, session, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) }
  const response = await fetch(address, { headers, signal: leave.signal })
  const page = { response, heard: [] as StreamEvent[], raw: '', mark: '', isOver: false, leave: () => leave.abort() }
  void (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body!) {
      page.raw += decoder.decode(chunk)
      const frames = page.raw
        .split('\n\n')
        .slice(0, -1)
        .map((frame) => Object.fromEntries(frame.split('\n').map((line) => line.split(/: (.*)/s))))
      page.heard = frames
        .filter(({ data }) => data)
        .map(({ id, event, data }) => ({ id, event, data: JSON.parse(data) }))
      page.mark = frames.findLast(({ id }) => id)?.id ?? ''
    }
  })()
    .catch(() => {})
    .finally(() => (page.isOver = true))
  if (response.ok) await soon(() => expect(page.raw).toContain('retry:'))
  return page
}

const tell = (userId: string, n: number) =>
  db.transaction((db) => events.publish(db, { userId, name: 'message.new', body: { n } }))

test('A-015 a page hears its own events and only those, as server-sent events', async () => {
  const [page, other] = [await connect(layla), await connect(omar)]
  expect(page.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(page.response.headers.get('cache-control')).toContain('no-store')
  await tell(layla, 1)
  await tell(omar, 2)
  await soon(() => expect([page.heard.length, other.heard.length]).toEqual([1, 1]))
  expect(page.heard[0]).toMatchObject({ event: 'message.new', data: { n: 1 } })
  expect(other.heard[0]).toMatchObject({ event: 'message.new', data: { n: 2 } })
  expect(page.raw).not.toContain('"n":2')
})

test('a page that was cut off is told what it missed, once, even if it had heard nothing before', async () => {
  const first = await connect(layla)
  first.leave()
  await tell(layla, 1)
  await tell(omar, 99)
  const second = await connect(layla, { lastEventId: first.mark })
  await tell(layla, 2)
  await soon(() => expect(second.heard.map(({ data }) => data)).toEqual([{ n: 1 }, { n: 2 }]))
  second.leave()
  await tell(layla, 3)
  const third = await connect(layla, { lastEventId: second.mark })
  await soon(() => expect(third.heard.map(({ data }) => data)).toEqual([{ n: 3 }]))
})

test('a mark that is too old or made up leads to a fresh start', async () => {
  for (const lastEventId of ['1000000000_5:5:', 'anything', '', '9999999999_5:4:', '9999999999_99999999:99999999:']) {
    const page = await connect(layla, { lastEventId })
    await soon(() => expect(page.heard.map(({ event }) => event)).toEqual(['stream.reset']))
    await tell(layla, 5)
    await soon(() => expect(page.heard.at(-1)).toMatchObject({ data: { n: 5 } }))
    page.leave()
  }
})

test('a stream is kept alive by heartbeats', async () => {
  const page = await connect(layla)
  await soon(() => expect(page.raw.match(/^:$/gm)?.length ?? 0).toBeGreaterThan(2))
})

test('streams end with their session and say so, the others of the same person stay', async () => {
  const [ending, staying] = [await connect(layla, { session: 'one' }), await connect(layla, { session: 'two' })]
  await db.transaction((db) => events.publish(db, sessionEnded('one')))
  await soon(() => expect(ending.isOver).toBe(true))
  expect(ending.heard.map(({ event }) => event)).toEqual(['session.changed'])
  expect([staying.isOver, staying.heard]).toEqual([false, []])
})

test('one person has at most ten streams, and leaving makes room', async () => {
  const pages = []
  for (let n = 0; n < 10; n++) pages.push(await connect(layla))
  const eleventh = await connect(layla)
  expect(eleventh.response.ok).toBe(false)
  expect((await connect(omar)).response.ok).toBe(true)
  pages[0]!.leave()
  await soon(() => expect(streams.count()).toBe(10))
  expect((await connect(layla)).response.ok).toBe(true)
})

test('stopping the server ends every stream at once', async () => {
  const page = await connect(layla)
  const closed = once(http.server, 'close')
  await http.close()
  await closed
  await soon(() => expect(page.isOver).toBe(true))
})
