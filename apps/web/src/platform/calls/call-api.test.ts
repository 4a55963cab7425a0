import { accountsCalls } from '@fareeq/domain/accounts/calls.ts'
import { type EndpointRef, endpoint } from '@fareeq/domain/kernel/endpoint.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CallFailure } from './call-failure.ts'
import { joinUrl } from './call-headers.ts'
import { always, callerOn, ok } from './caller-fixture.ts'

const searchEndpoint = endpoint({
  method: 'GET',
  path: 'api/things/:id/parts',
  access: 'user',
  summary: '',
  params: z.object({ id: z.string() }),
  query: z.object({ q: z.optional(z.string()), skills: z.optional(z.array(z.string())) }),
  answer: z.object({ data: z.array(z.string()) }),
})
const search: EndpointRef<typeof searchEndpoint> = searchEndpoint

test('the base URL is configured, and meets a path with or without slashes in exactly one: A-005', async () => {
  expect(['/api/x', 'api/x', '//api/x'].map((path) => joinUrl('https://a.b/', path))).toEqual(
    Array(3).fill('https://a.b/api/x'),
  )
  expect(joinUrl('', 'api/x')).toBe('/api/x')
  const { call, requests } = callerOn(ok, { baseUrl: 'https://elsewhere.example/v2/' })
  await call(accountsCalls.generateOtp, { body: { email: 'a@b.co' } })
  expect(requests[0]?.url).toBe('https://elsewhere.example/v2/api/auth/generateOTP')
  expect(requests[0]?.init.credentials).toBe('include')
})

test('a call is JSON, carries the ajax marker, the language and the session id, and no token for a visitor: A-001 A-006 A-007 A-009 A-010', async () => {
  const { call, requests } = callerOn(ok, { lang: () => 'en' })
  await call(accountsCalls.generateOtp, { body: { email: 'a@b.co' } })
  const headers = Object.fromEntries(requests[0]?.headers ?? [])
  expect(headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'accept-language': 'en',
    'x-session-id': 'session-1',
  })
  expect(headers).not.toHaveProperty('authorization')
  expect([requests[0]?.init.method, requests[0]?.init.body]).toEqual(['POST', '{"email":"a@b.co"}'])
})

test('a signed-in call carries the bearer token: A-008', async () => {
  const { call, requests } = callerOn(ok, { token: () => 'abc' })
  await call(accountsCalls.me)
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer abc')
})

test('a client with an active project sends its id on every call, beside what the call itself asks: A-003', async () => {
  const { call, requests } = callerOn(ok, { projectId: () => 'p 7' })
  await call(accountsCalls.me)
  await call(search, { params: { id: 'a/b' }, query: { q: 'x', skills: ['React', 'Node'] } })
  expect(requests.map(({ url }) => url)).toEqual([
    'https://api.fareeq.example/api/auth/me?project_id=p+7',
    'https://api.fareeq.example/api/things/a%2Fb/parts?q=x&skills=React&skills=Node&project_id=p+7',
  ])
})

test('each write has its own idempotency key unless one is given; a read or a sign-in has none', async () => {
  const { call, requests } = callerOn(ok)
  await call(accountsCalls.logout)
  await call(accountsCalls.logout)
  await call(accountsCalls.logout, {}, { idempotencyKey: 'mine' })
  await call(accountsCalls.me)
  await call(accountsCalls.login, { body: { email: 'a@b.co', otpCode: '1234' } })
  const keys = requests.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[0]).not.toBe(keys[1])
  expect(keys.slice(2)).toEqual(['mine', null, null])
})

test('a new call with the same key cancels the earlier, which says so and is not reported: A-011 A-012', async () => {
  const { call, requests, onFailure } = callerOn(({ init, url }) =>
    url.includes('first')
      ? new Promise((_, fail) => init.signal?.addEventListener('abort', () => fail(new DOMException('', 'AbortError'))))
      : ok(),
  )
  const request = (q: string, key: string) => call(search, { params: { id: '1' }, query: { q } }, { key })
  const first = request('first', 'search').catch((error: unknown) => error)
  const other = request('other', 'something else')
  const second = request('second', 'search')
  expect(((await first) as Error).message).toBe('Request canceled due to new request')
  await expect(second).resolves.toBeTruthy()
  await expect(other).resolves.toBeTruthy()
  expect(requests[0]?.init.signal?.aborted).toBe(true)
  expect(onFailure).not.toHaveBeenCalled()
})

test('an answer that comes after it was replaced is not taken either: A-011', async () => {
  let release = (_: Response) => {}
  const { call } = callerOn(({ url }) => (url.includes('slow') ? new Promise((resolve) => (release = resolve)) : ok()))
  const slow = call(search, { params: { id: '1' }, query: { q: 'slow' } }, { key: 'k' }).catch(
    (error: Error) => error.message,
  )
  await call(search, { params: { id: '1' }, query: { q: 'fast' } }, { key: 'k' })
  release(ok())
  expect(await slow).toBe('Request canceled due to new request')
})

test('a refusal arrives whole: status, code, message, errors and data', async () => {
  const refusal = {
    message: 'الرمز غير صحيح',
    code: 'code_wrong',
    errors: [{ error: 'الرمز غير صحيح', code: 'code_wrong' }],
    data: { retries: 2 },
  }
  const { call, onFailure } = callerOn(() => Response.json(refusal, { status: 422 }), { token: () => 'abc' })
  const failure = await call(accountsCalls.me, {}, { where: 'phone-verification' }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(CallFailure)
  expect(failure).toMatchObject({ ...refusal, status: 422, where: 'phone-verification', token: 'abc' })
  expect(onFailure).toHaveBeenCalledOnce()
})

test('a quiet call is not reported', async () => {
  const { call, onFailure } = callerOn(() => Response.json({ message: 'no' }, { status: 500 }))
  await expect(call(accountsCalls.me, {}, { quiet: true })).rejects.toMatchObject({ status: 500, message: 'no' })
  expect(onFailure).not.toHaveBeenCalled()
})

test.each([
  [true, 'ar', 'network', 'تعذّر الوصول إلى الخادم. أعد المحاولة بعد قليل.'],
  [false, 'ar', 'offline', 'لا يوجد اتصال بالإنترنت. تحقق من الشبكة ثم أعد المحاولة.'],
  [false, 'en', 'offline', 'You are offline. Check your connection and try again.'],
] as const)('no answer at all is said clearly (online: %s, %s)', async (online, lang, code, message) => {
  const { call } = callerOn(() => Promise.reject(new TypeError('Failed to fetch')), {
    connection: always(online),
    lang: () => lang,
  })
  await expect(call(accountsCalls.me)).rejects.toMatchObject({ status: 0, code, message })
})

test('an answer that is not JSON is a failure with words of ours, never the server page', async () => {
  const { call } = callerOn(() => new Response('<html>502 Bad Gateway</html>', { status: 502 }))
  await expect(call(accountsCalls.me)).rejects.toMatchObject({
    status: 502,
    code: 'unreadable',
    message: 'حدث خطأ ما',
  })
})

test("the caller's own abort stays the caller's business", async () => {
  const { call, onFailure } = callerOn(
    ({ init }) => new Promise((_, fail) => init.signal?.addEventListener('abort', () => fail(init.signal?.reason))),
  )
  const stop = new AbortController()
  const pending = call(accountsCalls.me, {}, { signal: stop.signal })
  stop.abort()
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' })
  expect(onFailure).not.toHaveBeenCalled()
})

test('so does one while the answer is still arriving: nobody is told that it could not be read', async () => {
  const controller = new AbortController()
  const { call, onFailure } = callerOn(() => {
    const body = new ReadableStream({ pull: (stream) => (controller.abort(), stream.error(controller.signal.reason)) })
    return new Response(body)
  })
  const pending = call(search, { params: { id: '7' } }, { signal: controller.signal })
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' })
  expect(onFailure).not.toHaveBeenCalled()
})
