import { testMetrics } from '../../testing/metrics.ts'
import type { ServerResponse } from 'node:http'
import { type Socket, connect } from 'node:net'
import { endpoint } from '@fareeq/domain/kernel/endpoint.ts'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { readEnv } from '../env.ts'
import { createLog } from '../log.ts'
import type { Platform } from '../platform.ts'
import { VISITOR } from '../session.ts'
import { createScheduler } from '../scheduler.ts'
import { limitConnections } from './connection-limits.ts'
import { serve } from './serve.ts'
import { type Server, createServer } from './server.ts'
import { soon } from '../../testing/soon.ts'

const running: Server[] = []
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await Promise.all(running.splice(0).map(({ http }) => http.close()))
})

/** The clock of the queue jumps ahead. */
function jumpAhead(ms: number) {
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ms)
}
afterEach(() => void vi.restoreAllMocks())
/** Longer than a burst: whoever waited in one queue with the others would be refused now. */
const BURST_OVER = 1_100

const env = readEnv({ NODE_ENV: 'test', SECRET_KEY: 'x'.repeat(32), CONNECTIONS_PER_NETWORK: '3' })

async function house(options: Parameters<typeof createServer>[1]) {
  const log = createLog({ level: 'silent' })
  const sessions = { accountOf: () => undefined, find: async () => VISITOR } as unknown as Platform['sessions']
  const clock = { now: () => new Date() }
  const platform = { env, log, clock, scheduler: createScheduler(), sessions, metrics: testMetrics() } as Platform
  const server = createServer(platform, options)
  running.push(server)
  const echo = endpoint({
    method: 'POST',
    path: '/api/said',
    access: 'anyone',
    summary: 'Repeats',
    body: z.object({ said: z.string() }),
    answer: z.object({ data: z.string() }),
    idempotent: false,
  })
  serve(server, echo, async (_call, { body }) => ({ data: body.said }))
  serve(server, { ...echo, method: 'GET', path: '/api/large', body: undefined }, async () => ({
    data: 'x'.repeat(8 * 1024 * 1024),
  }))
  let enter = () => {}
  const opened = new Promise<void>((resolve) => (enter = resolve))
  serve(server, { ...echo, method: 'GET', path: '/api/slow', body: undefined }, async () => {
    await opened
    return { data: 'slow' }
  })
  serve(server, { ...echo, path: '/api/slow', body: undefined }, async () => {
    await opened
    return { data: 'saved' }
  })
  serve(server, { ...echo, method: 'GET', path: '/api/health', body: undefined }, async () => ({ data: 'ok' }))
  const file = { field: 'file', maxBytes: 1000, types: ['txt'] }
  serve(server, { ...echo, path: '/api/file', body: undefined, upload: file }, async () => ({ data: 'file' }))
  const origin = await server.http.listen({ port: 0, host: '127.0.0.1' })
  const answers: ServerResponse[] = []
  server.http.server.on('request', (_request, answer) => answers.push(answer))
  return { origin, server, enter, answers, port: Number(new URL(origin).port) }
}

/** Opens a raw connection, sends the given bytes and records the answer. */
function open(port: number, head: string) {
  const socket = connect(port, '127.0.0.1', () => socket.write(head))
  sockets.push(socket)
  const received = { text: '', closed: false }
  socket.on('data', (chunk) => (received.text += chunk)).on('error', () => {})
  socket.on('close', () => (received.closed = true))
  return received
}
const unfinished = (path: string, type = 'application/json') =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 1000\r\n\r\n{`

const say = async (origin: string) => {
  const answer = await fetch(`${origin}/api/said`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ said: 'مرحبًا' }),
  })
  return [answer.status, await answer.json()]
}

test('however many bodies never end, honest calls are answered meanwhile, and the others are given up (S1)', async () => {
  const { origin, port, answers } = await house({ maxInFlight: 20, bodyTimeout: 400 })
  const sockets = Array.from({ length: 200 }, (_, n) =>
    open(port, n % 2 ? unfinished('/api/said') : unfinished('/api/file', 'multipart/form-data; boundary=b')),
  )
  await soon(() => expect(answers).toHaveLength(200))
  for (let n = 0; n < 30; n++) expect(await say(origin)).toEqual([200, { data: 'مرحبًا' }])
  const ofJson = sockets.filter((_, n) => n % 2)
  await soon(() => expect(ofJson.filter(({ closed }) => closed)).toHaveLength(100))
  for (const { text } of ofJson) expect(text).toContain('HTTP/1.1 408 Request Timeout')
  expect(await say(origin)).toEqual([200, { data: 'مرحبًا' }])
})

test('a crowd that comes in one go is served whole; in an overload one is refused soon, and the others go on (P15)', async () => {
  const { origin, server, enter, answers } = await house({ isBusy: () => true })
  const crowd = Array.from({ length: 60 }, () => fetch(`${origin}/api/slow`))
  await soon(() => expect(server.platform.scheduler.size()).toBe(env.DATABASE_POOL))
  await soon(() => expect(answers).toHaveLength(60))
  jumpAhead(BURST_OVER)
  // The others are not let go before `enter`: a call that waited for them would never be answered.
  const refused = await fetch(`${origin}/api/slow`, { headers: { 'accept-language': 'en' } })
  expect(Object.fromEntries(refused.headers)).toMatchObject({
    'retry-after': '2',
    'content-language': 'en',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  })
  expect([refused.status, await refused.json()]).toEqual([503, expect.objectContaining({ code: 'unavailable' })])
  const page = await fetch(`${origin}/metrics`)
  expect(await page.text()).toContain('fareeq_http_requests_shed_total 1')
  enter()
  expect((await Promise.all(crowd)).map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 200))
  expect(await say(origin)).toEqual([200, { data: 'مرحبًا' }])
})

/** A signed-in caller. */
const as = (token: string) => ({ headers: { authorization: `Bearer ${token.padEnd(32, '-')}` } })

test('one account that asks a hundred times at once takes nothing from others, and is served whole', async () => {
  const { origin, server, enter, answers } = await house({ isBusy: () => true })
  const writes = Array.from({ length: 100 }, () => fetch(`${origin}/api/slow`, { method: 'POST', ...as('greedy') }))
  const reads = Array.from({ length: 50 }, () => fetch(`${origin}/api/slow`, as('greedy')))
  await soon(() => expect(server.platform.scheduler.size()).toBe(8))
  await soon(() => expect(answers).toHaveLength(150))
  jumpAhead(BURST_OVER)
  for (let n = 0; n < 5; n++) expect((await say(origin))[0]).toBe(200)
  expect((await fetch(`${origin}/api/large`, as('neighbour'))).status).toBe(200)
  expect(server.platform.scheduler.size()).toBe(8)
  enter()
  const statuses = (await Promise.all([...writes, ...reads])).map(({ status }) => status)
  expect(statuses).toEqual(Array.from({ length: 150 }, () => 200))
  expect(server.platform.scheduler.size()).toBe(0)
})

test('an account whose calls nobody reads any more is not held up by them', async () => {
  const { origin, server, enter } = await house({})
  const controller = new AbortController()
  const leave = () => fetch(`${origin}/api/slow`, { ...as('gone'), signal: controller.signal }).catch(() => 'gone')
  const calls = Array.from({ length: 40 }, leave)
  await soon(() => expect(server.platform.scheduler.size()).toBe(6))
  controller.abort()
  expect(await Promise.all(calls)).toEqual(Array.from({ length: 40 }, () => 'gone'))
  expect((await fetch(`${origin}/api/large`, as('gone'))).status).toBe(200)
  enter()
})

test('beyond what an account may have waiting it is told to come back, and others are served', async () => {
  const { origin, enter } = await house({})
  const calls = Array.from({ length: 300 }, () => fetch(`${origin}/api/slow`, { method: 'POST', ...as('flood') }))
  const first = await Promise.race(calls)
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '2'])
  expect((await say(origin))[0]).toBe(200)
  enter()
  const served = (await Promise.all(calls)).filter(({ status }) => status === 200)
  expect(served).toHaveLength(202)
})

test('whoever asks for its health is answered in any overload', async () => {
  const { origin, server, enter } = await house({ maxInFlight: 5, isBusy: () => true })
  const calls = Array.from({ length: 5 }, () => fetch(`${origin}/api/slow`))
  await soon(() => expect(server.platform.scheduler.size()).toBe(5))
  expect((await say(origin))[0]).toBe(503)
  const health = await fetch(`${origin}/api/health`)
  expect([health.status, await health.json()]).toEqual([200, { data: 'ok' }])
  enter()
  await Promise.all(calls)
})

test('beyond the outer limit one is refused at once, whatever is asked for', async () => {
  const { origin, server, enter } = await house({ maxInFlight: 5 })
  const calls = Array.from({ length: 5 }, () => fetch(`${origin}/api/slow`))
  await soon(() => expect(server.platform.scheduler.size()).toBe(5))
  expect([(await fetch(`${origin}/metrics`)).status, (await say(origin))[0]]).toEqual([503, 503])
  enter()
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
})

test('those who read their answer slowly hold nobody else up', async () => {
  const { origin, port, answers } = await house({ maxInFlight: 5 })
  for (let n = 0; n < 20; n++) {
    open(port, 'GET /api/large HTTP/1.1\r\nhost: x\r\n\r\n')
    sockets.at(-1)!.pause()
  }
  await soon(() => expect(answers.filter(({ writableEnded }) => writableEnded)).toHaveLength(20))
  expect(await say(origin)).toEqual([200, { data: 'مرحبًا' }])
})

test('one network has so many connections, another its own; this machine and a proxy as many as they like', () => {
  const connectionsOf = (settings: typeof env) => {
    const listeners: ((socket: object) => void)[] = []
    const server = { on: (_name: string, listener: (socket: object) => void) => listeners.push(listener) }
    limitConnections({ server } as never, settings)
    return (remoteAddress: string) => {
      let isOpen = true
      let ended = () => {}
      const socket = {
        remoteAddress,
        destroy: () => (isOpen = false),
        once: (_name: string, end: () => void) => (ended = end),
      }
      for (const hear of listeners) hear(socket)
      return { isOpen, close: () => ended() }
    }
  }
  const come = connectionsOf(env)
  const first = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:3::1'].map(come)
  expect(first.map(({ isOpen }) => isOpen)).toEqual([true, true, true])
  expect([come('2001:db8:1:2::4').isOpen, come('203.0.113.1').isOpen]).toEqual([false, true])
  first[0]!.close()
  expect(come('2001:db8:1:2::4').isOpen).toBe(true)
  const local = [1, 2, 3, 4, 5].map(() => come('::ffff:127.0.0.1').isOpen)
  const proxied = [1, 2, 3, 4, 5].map(
    () => connectionsOf({ ...env, TRUST_PROXY: ['203.0.113.0/24'] })('203.0.113.1').isOpen,
  )
  expect([...local, ...proxied]).toEqual(Array.from({ length: 10 }, () => true))
})
