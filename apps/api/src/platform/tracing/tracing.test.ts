import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Story, openStory } from '../../testing/story.ts'
import { buildOf } from '../build.ts'
import { sql } from '../db/sql.ts'
import { openTracing } from './open-tracing.ts'
import { startTracing } from './tracing.ts'

type Value = { stringValue?: string; intValue?: number }
type SentSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Value }[]
}
type Export = {
  resourceSpans: { resource: { attributes: { key: string; value: Value }[] }; scopeSpans: { spans: SentSpan[] }[] }[]
}

/** A stand-in for a collector: OTLP over HTTP, JSON encoding. */
const exports: Export[] = []
const requests: string[] = []
const collector = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  requests.push(`${request.method} ${request.url}`)
  exports.push(
    JSON.parse((request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString()) as Export,
  )
  response.setHeader('content-type', 'application/json').end('{}')
})
const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'

let story: Story
let email: string
let tracing: ReturnType<typeof startTracing>
const lines: string[] = []

beforeAll(async () => {
  await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  tracing = startTracing({ url, share: 1, resource: buildOf({ NODE_NAME: 'node-1', ROLES: ['web'] }) })
  story = await openStory({ tracing, log: lines })
  await story.reset()
  const talent = await story.talent()
  email = talent.email
  await talent.call(accountsContract.generateOtp, { body: { email } }, { traceparent: `00-${TRACE}-${PARENT}-01` })
  // Delivered by jobs; closing waits for the end of each.
  const unsent = sql`select from messages where status <> 'sent'`
  await vi.waitUntil(async () => (await story.db.rows(unsent)).length === 0, 10_000)
  await story.close()
})
afterAll(() => void collector.close())

const spans = () =>
  exports.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans: batch }) => batch)),
  )
const spanNamed = (name: string | RegExp) =>
  spans().filter(
    (span) => span.traceId === TRACE && (typeof name === 'string' ? span.name === name : name.test(span.name)),
  )

test('a request that carries a trace goes on in it: its statements, the job it queued, and the provider the job called', () => {
  expect(new Set(requests)).toEqual(new Set(['POST /v1/traces']))
  const [request] = spanNamed('POST /api/auth/generateOTP')
  expect(request?.parentSpanId).toBe(PARENT)
  const statements = spanNamed(/^(select|insert|update|delete) /).filter(
    ({ parentSpanId }) => parentSpanId === request?.spanId,
  )
  expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['insert code_records', 'insert messages']))
  const [job] = spanNamed('job messages.deliver')
  expect(job?.parentSpanId).toBe(request?.spanId)
  const [mail] = spanNamed('mail send')
  expect(mail?.parentSpanId).toBe(job?.spanId)
  expect(spanNamed('update messages').map(({ parentSpanId }) => parentSpanId)).toContain(job?.spanId)
})

test('the collector learns which process it was', () => {
  const resource = exports[0]!.resourceSpans[0]!.resource.attributes
  const attributes = Object.fromEntries(resource.map(({ key, value }) => [key, value.stringValue]))
  expect(attributes).toMatchObject({ 'service.name': 'fareeq', 'service.instance.id': 'node-1', 'fareeq.roles': 'web' })
})

test('no span holds what a person wrote, or who they are', async () => {
  const json = JSON.stringify(exports)
  const code = await story.codeFor(email)
  const values = spans().flatMap(({ attributes }) => attributes.map(({ value }) => value.stringValue ?? ''))
  expect(json).not.toContain(email)
  expect(values).not.toContain(code)
  const keys = new Set(spans().flatMap(({ attributes }) => attributes.map(({ key }) => key)))
  expect([...keys].toSorted()).toEqual([
    'db.system.name',
    'fareeq.attempt',
    'fareeq.job',
    'fareeq.operation',
    'fareeq.provider',
    'fareeq.request_id',
    'http.request.method',
    'http.response.status_code',
    'http.route',
  ])
})

test('a line of the log that belongs to a trace says which', () => {
  expect(lines.some((line) => line.includes(`"trace":"${TRACE}"`))).toBe(true)
})

test('without an address nothing is traced', async () => {
  expect(await openTracing({ OTLP_SHARE: 1 }, buildOf({ NODE_NAME: 'node-1', ROLES: ['web'] }))).toBeUndefined()
})
