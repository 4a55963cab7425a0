import { Agent, type ServerResponse, get } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { endpoint } from '@fareeq/domain/kernel/endpoint.ts'
import { operationsContract } from '@fareeq/domain/operations/contract.ts'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Db } from '../db/database.ts'
import { DatabaseUnavailable } from '../db/errors.ts'
import { readEnv } from '../env.ts'
import { createLog } from '../log.ts'
import type { Platform } from '../platform.ts'
import { expectRefusal, openStory } from '../../testing/story.ts'
import { createScheduler } from '../scheduler.ts'
import { testMetrics } from '../../testing/metrics.ts'
import { createLimiter } from './rate-limit.ts'
import { type Exchange, serve } from './serve.ts'
import { type Server, createServer } from './server.ts'
import { soon } from '../../testing/soon.ts'

// A server with one endpoint, for testing the error handlers.

const UNAVAILABLE = {
  en: 'The service is unavailable for a moment. Please try again.',
  ar: 'الخدمة غير متاحة مؤقتًا. أعد المحاولة بعد قليل.',
}
const running: Server[] = []
afterAll(() => Promise.all(running.map(({ http }) => http.close())))

function house(settings: Record<string, string> = {}, options?: Parameters<typeof createServer>[1]) {
  const env = readEnv({ NODE_ENV: 'test', SECRET_KEY: 'x'.repeat(32), ...settings })
  const log = createLog({ level: 'silent' })
  const server = createServer(
    { env, log, clock: { now: () => new Date() }, scheduler: createScheduler(), metrics: testMetrics() } as Platform,
    options,
  )
  running.push(server)
  return server
}
const addressOf = async (_call: unknown, { request }: Exchange) => ({ data: { ip: request.ip } })

const endpointAt = (path: string) =>
  endpoint({
    method: 'GET',
    path,
    access: 'anyone',
    summary: 'A endpointAt',
    answer: z.object({ data: z.object({ ip: z.string() }) }),
    limit: { count: 3, seconds: 60 },
  })
const open = ({ http }: Server) => http.listen({ port: 0, host: '127.0.0.1' })

test('a bug is answered with an apology and an id, in the person’s language, and never with its own words', async () => {
  const server = house()
  serve(server, endpointAt('/api/bug'), async () => {
    throw Object.assign(new Error('secret: password=1234'), { detail: 'Key (email)=(sara@nakhla.sa) already exists.' })
  })
  for (const [lang, message] of [
    ['en', 'Something went wrong'],
    ['ar', 'حدث خطأ ما'],
  ]) {
    const headers = { 'accept-language': lang, 'x-request-id': `bug-${lang}` }
    const answer = await server.http.inject({ url: '/api/bug', headers })
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      {
        message,
        code: 'something_went_wrong',
        errors: [{ error: message, code: 'something_went_wrong' }],
        data: { request_id: `bug-${lang}` },
      },
    ])
    expect(answer.headers['x-request-id']).toBe(`bug-${lang}`)
  }
})

describe('while the database is away', async () => {
  const away = { on: false }
  const unreachable = () =>
    Promise.reject(new DatabaseUnavailable(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { uncertain: false }))
  const guard = (db: Db): Db =>
    new Proxy(db, {
      get(target, name) {
        const member = Reflect.get(target, name)
        if (typeof member !== 'function') return member
        return (...args: unknown[]) => (away.on ? unreachable() : member.apply(target, args))
      },
    })
  // Before the test: a process that opens its first database takes seconds, on a busy machine longer than a test may.
  const story = await openStory({ through: guard })
  afterAll(() => story.close())

  test('people are told to come back, and soon (S8)', async () => {
    const talent = await story.talent()
    away.on = true
    onTestFinished(() => void (away.on = false))
    const body = { email: 'someone@company.sa', type: 2 as const }
    for (const lang of ['ar', 'en'] as const) {
      const answer = await story.person({ lang }).call(accountsContract.validateEmail, { body })
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
      expect(answer.body).toEqual({
        message: UNAVAILABLE[lang],
        code: 'unavailable',
        errors: [{ error: UNAVAILABLE[lang], code: 'unavailable' }],
      })
      talent.lang = lang
      expect(await talent.call(accountsContract.me)).toMatchObject({
        status: 503,
        body: { message: UNAVAILABLE[lang] },
      })
    }
    const ready = operationsContract.ready
    await expectRefusal(story, (person) => person.call(ready), [503, 'unavailable', UNAVAILABLE])
    expect(await story.person().call(operationsContract.health)).toMatchObject({ status: 200 })
    away.on = false
    expect(await talent.call(accountsContract.me)).toMatchObject({ status: 200 })
    expect(await story.person().call(ready)).toMatchObject({ status: 200, body: { data: { engine: story.engine } } })
  })
})

test('more at once than can be served well are told to come back, the others are served (P15)', async () => {
  const server = house({}, { maxInFlight: 5 })
  let enter = () => {}
  const opened = new Promise<void>((resolve) => (enter = resolve))
  serve(server, { ...endpointAt('/api/slow'), limit: undefined }, async (_call, { request }) => {
    await opened
    return { data: { ip: request.ip } }
  })
  const origin = await open(server)
  let refused = 0
  const calls = Array.from({ length: 12 }, async () => {
    const answer = await fetch(`${origin}/api/slow`, { headers: { 'accept-language': 'en' } })
    refused++
    return answer
  })
  await soon(() => expect(refused).toBe(7))
  enter()
  const answers = await Promise.all(calls)
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    200,
    200,
    200,
    200,
    ...Array.from({ length: 7 }, () => 503),
  ])
  for (const answer of answers.filter(({ status }) => status === 503)) {
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(await answer.json()).toMatchObject({ message: UNAVAILABLE.en, code: 'unavailable' })
  }
  expect((await fetch(`${origin}/api/slow`)).status).toBe(200)
})

test('live streams wait and do not work, so they never crowd the others out (P8)', async () => {
  const server = house({}, { maxInFlight: 2 })
  const live: ServerResponse[] = []
  const stream = endpoint({ method: 'GET', path: '/api/live', access: 'anyone', summary: 'Live', answer: 'stream' })
  serve(server, stream, async (_call, { reply }) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
    live.push(reply.raw)
  })
  serve(server, endpointAt('/api/endpointAt'), addressOf)
  const origin = await open(server)
  const streams = await Promise.all(Array.from({ length: 6 }, () => fetch(`${origin}/api/live`)))
  expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
  expect((await fetch(`${origin}/api/endpointAt`)).status).toBe(200)
  for (const response of live) response.end()
})

test('stopping loses no answer, under load and on kept-alive connections, and does not wait for idle ones (S12)', async () => {
  const server = house()
  serve(server, { ...endpointAt('/api/slow'), limit: undefined }, async (_call, { request }) => {
    await turn()
    return { data: { ip: request.ip } }
  })
  const { port } = new URL(await open(server))
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  /** One answer, and whether it says `Connection: close`. */
  const send = () =>
    new Promise<boolean>((resolve, reject) => {
      const request = get({ port, host: '127.0.0.1', path: '/api/slow', agent }, (answer) => {
        let text = ''
        answer.on('data', (chunk) => (text += chunk))
        answer.on('end', () => {
          if (text === '{"data":{"ip":"127.0.0.1"}}') resolve(answer.headers.connection === 'close')
          else reject(new Error(text))
        })
      })
      request.on('error', reject)
    })
  let answered = 0
  const loops = Array.from({ length: 20 }, async () => {
    for (let elsewhere = false; !elsewhere; answered++) elsewhere = await send()
  })
  await soon(() => expect(answered).toBeGreaterThan(100))
  const idle = await fetch(`http://127.0.0.1:${port}/api/slow`)
  expect(await idle.json()).toEqual({ data: { ip: '127.0.0.1' } })
  const before = answered
  await Promise.all([server.http.close(), ...loops])
  expect(answered).toBeGreaterThanOrEqual(before + 20)
})

test('who connected before the door closed is answered, also when the thread was too busy to let them in', async () => {
  const server = house()
  serve(server, { ...endpointAt('/api/endpointAt'), limit: undefined }, addressOf)
  const { port } = new URL(await open(server))
  const agent = new Agent({ keepAlive: false, maxSockets: 300 })
  const send = () =>
    new Promise<number>((resolve, reject) => {
      const request = get({ port, host: '127.0.0.1', path: '/api/endpointAt', agent }, (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      })
      request.on('error', reject)
    })
  expect(await send()).toBe(200)
  const closing = server.http.close()
  const isClosing = async () =>
    (await fetch(`http://127.0.0.1:${port}/api/endpointAt`)).headers.get('connection') === 'close'
  await vi.waitUntil(isClosing, { timeout: 10_000, interval: 1 })
  const calls = Promise.allSettled(Array.from({ length: 200 }, send))
  for (const until = performance.now() + 400; performance.now() < until;);
  const answers = await calls
  expect(answers.filter(({ status }) => status === 'rejected')).toEqual([])
  expect(answers).toHaveLength(200)
  await closing
})

test('a network of IPv6 is one caller, with however many addresses it comes', async () => {
  const server = house()
  serve(server, endpointAt('/api/endpointAt'), addressOf)
  const send = (remoteAddress: string) => server.http.inject({ url: '/api/endpointAt', remoteAddress })
  for (const host of [1, 2, 3]) expect((await send(`2001:db8:7:9::${host}`)).statusCode).toBe(200)
  expect((await send('2001:db8:7:9:ffff:1:2:3')).json()).toMatchObject({ code: 'too_many_requests' })
  expect((await send('2001:db8:7:a::1')).json()).toEqual({ data: { ip: '2001:db8:7:a::1' } })
})

test('a visitor does not become another caller by naming themselves anew, and pushes nobody out who may not call', async () => {
  const server = house()
  const limited = { ...endpointAt('/api/endpointAt'), limit: { count: 3, seconds: 60, by: 'user' } } as const
  serve(server, limited, addressOf)
  serve(server, { ...limited, path: '/api/own', access: 'user' }, addressOf)
  const send = (url: string, name: number) =>
    server.http.inject({ url, headers: { 'x-session-id': `made-up-${name}` } })
  const answers = await Promise.all([1, 2, 3, 4].map((name) => send('/api/endpointAt', name)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
  for (const name of [1, 2, 3, 4, 5])
    expect((await send('/api/own', name)).json()).toMatchObject({ code: 'Unauthenticated' })
})

test('figures are the operator’s: in production a stranger finds nothing, and TLS is asked for', async () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://fareeq.example',
    ALLOW_LOCAL_DRIVERS: 'database,mail,sms,identity,payments,storage,seller',
    TRUST_PROXY: '127.0.0.0/8,::1',
  }
  const server = house(production)
  const stranger = await server.http.inject({
    url: '/metrics',
    headers: { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' },
  })
  expect([stranger.statusCode, stranger.json().code]).toEqual([404, 'not_found'])
  expect(stranger.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  const untold = await house({ ...production, TRUST_PROXY: 'off' }).http.inject({ url: '/metrics', headers })
  expect([untold.statusCode, untold.json().code]).toEqual([404, 'not_found'])
  const forger = await server.http.inject({
    url: '/metrics',
    remoteAddress: '203.0.113.9',
    headers: { 'x-forwarded-for': '127.0.0.1' },
  })
  expect(forger.statusCode).toBe(404)
  const operator = await server.http.inject({ url: '/metrics' })
  expect(operator.statusCode).toBe(200)
  expect(operator.body).toContain('fareeq_http_request_duration_seconds_bucket')
})

test('a limit counts each caller apart, and forgets when its time is over', () => {
  const limiter = createLimiter({ count: 2, seconds: 10 })
  limiter('a', 0)
  limiter('a', 5_000)
  expect(() => limiter('a', 6_500)).toThrow(expect.objectContaining({ details: { data: { retry_after: 4 } } }))
  limiter('b', 6_500)
  limiter('a', 10_000)
  limiter('a', 10_001)
  expect(() => limiter('a', 19_999)).toThrow(expect.objectContaining({ details: { data: { retry_after: 1 } } }))
})
