import type { Endpoint } from '@fareeq/domain/kernel/endpoint.ts'
import { hasArabic } from '@fareeq/domain/kernel/text/text.ts'
import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from './platform/db/sql.ts'
import { openSession } from './platform/session.ts'
import { hostile, corrupted } from './testing/plausible.ts'
import { type Story, openStory } from './testing/story.ts'

/**
 * Fuzzing: a few hundred runs by default; FAREEQ_HOSTILE=50000 for a night. A failure prints its seed and the shrunk
 * request.
 */
const RUNS = Number(process.env['FAREEQ_HOSTILE'] ?? 300)
const TIME_LIMIT = 60_000 + RUNS * 100

let story: Story
const owners: ({ userId: string } | { staffId: string })[] = []
const lines: string[] = []
beforeAll(async () => {
  story = await openStory({ log: lines })
  await story.reset()
  owners.push({ userId: (await story.talent()).user.id }, { userId: (await story.client()).user.id })
  await story.staff()
  owners.push({ staffId: (await story.db.one<{ id: string }>(sql`select id from staff`)).id })
})
afterAll(() => story.close())

type Request = {
  /** By name, so that a failure can be read. */
  call: string
  owner: number
  params: unknown
  query: unknown
  body: unknown
  path: string
  headers: Record<string, string>
}

const latin1 = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((n) => n < 0x7f || n > 0x9f)
    .map((n) => String.fromCharCode(n)),
})
const headers = fc.record(
  {
    authorization: fc.oneof(fc.constantFrom('Bearer', 'Bearer null', `Bearer ${'A'.repeat(43)}`, 'Basic eDp5'), latin1),
    'idempotency-key': fc.oneof(fc.constantFrom('', 'same'), latin1),
    'x-session-id': latin1,
    'x-request-id': latin1,
    'user-agent': latin1,
    cookie: fc.oneof(fc.constantFrom('lang=xx; google_handoff=x', '=;=;'), latin1),
    'last-event-id': fc.oneof(fc.constantFrom('0-0-0', '99999999999999999999'), latin1),
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=text',
    ),
  },
  { requiredKeys: [] },
)

const requests = (served: Endpoint[]): fc.Arbitrary<Request> =>
  // Weighted towards calls with a body.
  fc
    .constantFrom(...served, ...served.filter(({ body }) => body), ...served.filter(({ body }) => body))
    .chain((endpoint) =>
      fc.record({
        call: fc.constant(nameOf(endpoint)),
        owner: fc.nat({ max: 3 }),
        params: corrupted(endpoint.params),
        query: endpoint.query ? corrupted(endpoint.query) : fc.constant(undefined),
        body: fc.oneof({ weight: 9, arbitrary: corrupted(endpoint.body) }, { weight: 1, arbitrary: fc.string() }),
        path: fc.oneof(
          { weight: 20, arbitrary: fc.constant('') },
          fc.string({ unit: 'grapheme' }).map(encodeURIComponent),
        ),
        headers: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, headers),
      }),
    )

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const encode = (text: string) => encodeURIComponent(text.toWellFormed())

function urlOf(endpoint: Endpoint, { params, query, path }: Request): string {
  const values = Object.entries(params ?? {})
  const filled = values.reduce(
    (url, [key, value]) => url.replace(`:${key}`, encode(textOf(value) ?? '')),
    endpoint.path,
  )
  const pairs =
    typeof query === 'object' && query
      ? Object.entries(query).flatMap(([key, value]) =>
          [value].flat().map((one) => `${encode(key)}=${encode(textOf(one) ?? '')}`),
        )
      : []
  return story.origin + filled + (path && `/${path}`) + (pairs.length > 0 ? `?${pairs.join('&').slice(0, 8000)}` : '')
}

async function send(request: Request, lang: string) {
  const { call, owner, body } = request
  const endpoint = story.app.server.served.find((one) => nameOf(one) === call)!
  const who = owners[owner]
  const token = who && (await openSession(story.db, who, 'hostile', story.now()))
  const isWrite = endpoint.method !== 'GET'
  const response = await fetch(urlOf(endpoint, request), {
    method: endpoint.method,
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
    headers: {
      'accept-language': lang,
      'x-requested-with': 'XMLHttpRequest',
      ...(isWrite && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...request.headers,
    },
    ...(isWrite &&
      body !== undefined && {
        body: textOf(body)?.toWellFormed() === textOf(body) ? textOf(body) : JSON.stringify(body),
      }),
  })
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel()
    return { status: response.status, headers: response.headers, text: '' }
  }
  return { status: response.status, headers: response.headers, text: await response.text() }
}

function expectRefusalShape(text: string, lang: string) {
  const { message, code, errors, data, ...more } = JSON.parse(text)
  expect(more).toEqual({})
  expect([typeof message, typeof code]).toEqual(['string', 'string'])
  expect(errors.length).toBeGreaterThan(0)
  for (const { error, field, code, ...rest } of errors) {
    expect(rest).toEqual({})
    expect([typeof error, typeof code]).toEqual(['string', 'string'])
    expect(['string', 'undefined']).toContain(typeof field)
    expect(hasArabic(error) || lang === 'en').toBe(true)
  }
  expect(message).toBe(errors[0].error)
  if (data !== undefined) expect(typeof data).toBe('object')
  expect(text.length).toBeLessThan(20_000)
}

test(
  `${RUNS} hostile requests made from the contracts: no fault, no hang, every refusal in the specified shape (S5) [A-002]`,
  { timeout: TIME_LIMIT + 30_000 },
  async () => {
    const statusCounts = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(requests(story.app.server.served), fc.constantFrom('ar', 'en'), async (request, lang) => {
        story.advance(MINUTE)
        lines.length = 0
        const { status, headers, text } = await send(request, lang)
        statusCounts.set(status, (statusCounts.get(status) ?? 0) + 1)
        expect(status, lines.join('')).toBeLessThan(500)
        if (status >= 400) expectRefusalShape(text, lang)
        expect(headers.get('set-cookie') ?? '').not.toContain('injected-cookie')
        expect(({} as { is_admin?: boolean }).is_admin).toBeUndefined()
      }),
      // Shrinking long texts takes minutes: interrupted, it still prints the smallest request it has found.
      { numRuns: RUNS, verbose: 0, interruptAfterTimeLimit: TIME_LIMIT, markInterruptAsFailure: true },
    )
    // Not only rejected at authentication: all these statuses must occur.
    for (const status of [200, 400, 401, 422])
      expect(statusCounts.get(status) ?? 0, JSON.stringify([...statusCounts])).toBeGreaterThan(0)
    expect(await story.person().send('GET', '/api/ready')).toMatchObject({ status: 200 })
  },
)

test('a hostile body on a path that does not exist is as harmless', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(hostile, fc.webPath(), async (body, path) => {
      const { status, body: answer } = await story.person().send('POST', `/api/x${path}`, JSON.stringify(body))
      expect([400, 404, 413]).toContain(status)
      expectRefusalShape(JSON.stringify(answer), 'en')
    }),
    { numRuns: Math.min(RUNS, 100) },
  )
})
