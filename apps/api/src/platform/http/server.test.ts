import { signUpContract } from '@fareeq/domain/accounts/contract-sign-up.ts'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { operationsContract } from '@fareeq/domain/operations/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../db/sql.ts'
import { clientForm, oneStepForm, talentForm } from '../../testing/forms.ts'
import { type Person, expectRefusal, freshStory } from '../../testing/story.ts'
import { soon } from '../../testing/soon.ts'

const lines: string[] = []
const story = await freshStory(undefined, { log: lines })

const BROKEN = { en: 'The request could not be read.', ar: 'لم نتمكن من قراءة الطلب.' }
const NOT_FOUND = { en: 'Not found.', ar: 'غير موجود.' }
const { register, registerOneStep } = signUpContract
const post =
  (body: unknown, headers = {}) =>
  (person: Person) =>
    person.send('POST', register.path, body, headers)
const broken = (ask: (person: Person) => ReturnType<Person['send']>) =>
  expectRefusal(story, ask, [400, 'broken_json', BROKEN])

test('a body that is not JSON is refused in words [A-002 A-006]', async () => {
  for (const body of ['{"email":', 'null null', "{'a':1}", '{"a":1,}', '\u0000', '[[[['.repeat(100_000)])
    await broken(post(body))
})

test('a body over one megabyte is refused before it is read [A-002]', async () => {
  const sentences = { en: 'The request is too large.', ar: 'حجم الطلب أكبر من المسموح.' }
  await expectRefusal(story, post(JSON.stringify({ x: 'x'.repeat(1024 * 1024) })), [413, 'too_large', sentences])
  const large = { ...oneStepForm(), about: { product_name: 'x', industry: 'y', scope: 'ن'.repeat(5000) } }
  expect(await story.person().call(registerOneStep, { body: large })).toMatchObject({ status: 201 })
})

test('only JSON is accepted: forms, XML and bodies without a type are refused [A-002 A-006]', async () => {
  const sentences = { en: 'This type of content is not accepted.', ar: 'هذا النوع من المحتوى غير مقبول.' }
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data', ''])
    await expectRefusal(story, post('{}', { 'content-type': type }), [415, 'unsupported_media', sentences])
})

test('what is not UTF-8 is refused: it would be kept as something nobody wrote', async () => {
  const send = async (bytes: Uint8Array<ArrayBuffer>, type = 'application/json') => {
    const headers = { 'content-type': type, 'accept-language': 'en' }
    const answer = await fetch(story.origin + register.path, { method: 'POST', headers, body: bytes })
    return [answer.status, ((await answer.json()) as { code?: string }).code]
  }
  const text = JSON.stringify(talentForm()).replace(/"first_name":"[^"]*"/, '"first_name":"Zoé"')
  const latin1 = new Uint8Array(Buffer.from(text, 'latin1'))
  const utf8 = new Uint8Array(Buffer.from(text))
  expect(await send(latin1)).toEqual([400, 'broken_json'])
  for (const type of ['application/json; charset=iso-8859-1', 'application/json; charset=utf-16'])
    expect(await send(latin1, type)).toEqual([415, 'unsupported_media'])
  expect(await send(utf8, 'application/json; charset="UTF-8"')).toEqual([201, undefined])
  expect(await story.db.one(sql`select first_name from users`)).toEqual({ first_name: 'Zoé' })
})

test('a NUL or half a character is refused wherever it hides: both would break the database', async () => {
  for (const bad of ['\u0000', '\ud800', 'x\udfff']) {
    await broken(post({ ...talentForm(), first_name: bad }))
    await broken(post({ ...talentForm(), utm: { utm_source: bad } }))
    await broken(post({ ...talentForm(), [bad]: 1 }))
  }
  await broken((person) => person.send('GET', '/api/local/outbox?to=%00'))
  await broken((person) => person.send('GET', '/api/%zz'))
  const emoji = { ...clientForm(), role: 'مدير 👩🏽‍💻 \\u0000' }
  expect(await story.person().call(register, { body: emoji })).toMatchObject({ status: 201 })
  expect(await story.db.one(sql`select role from users`)).toEqual({ role: emoji.role })
})

test('a key named __proto__ or constructor changes nothing but itself', async () => {
  const form = JSON.stringify(talentForm()).slice(0, -1)
  expect(await post(`${form},"__proto__":{"is_admin":true}}`)(story.person())).toMatchObject({ status: 201 })
  const refused = await post(`${form},"constructor":{"prototype":{"is_admin":true}}}`)(story.person())
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'constructor', code: 'unknown_field' }] } })
  expect(({} as { is_admin?: boolean }).is_admin).toBeUndefined()
})

test('an unknown path, an unknown method and a path too long are simply not there', async () => {
  const absent = [
    ['GET', '/api/nothing'],
    ['GET', '/nothing/at/all'],
    ['GET', `/api/${'x'.repeat(5000)}`],
    ['DELETE', accountsContract.login.path],
    ['PATCH', accountsContract.me.path],
    ['OPTIONS', accountsContract.login.path],
    ['PROPFIND', operationsContract.health.path],
  ] as const
  for (const [method, path] of absent)
    await expectRefusal(story, (person) => person.send(method, path), [404, 'not_found', NOT_FOUND])
})

test('HEAD answers as GET does, without a body; never on a stream, which would hang', async () => {
  const { status, body, headers } = await story.person().send('HEAD', operationsContract.health.path)
  expect([status, body, headers.get('content-type')]).toEqual([200, '', 'application/json; charset=utf-8'])
  const talent = await story.talent()
  expect(await talent.send('HEAD', '/api/stream')).toMatchObject({ status: 404, body: '' })
})

const EXPECTED = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
}
test('every answer carries the security headers, and never says what it is built with', async () => {
  const visitor = story.person()
  const answers = [
    await visitor.send('GET', operationsContract.health.path),
    await visitor.send('GET', accountsContract.me.path),
    await visitor.send('GET', '/api/nothing'),
    await visitor.send('GET', '/api/%zz'),
    await visitor.send('POST', register.path, '{'),
  ]
  for (const { headers } of answers) {
    expect(Object.fromEntries(headers)).toMatchObject(EXPECTED)
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null])
    expect(headers.get('strict-transport-security')).toBeNull()
  }
})

test('a caller may name the request in a word, and nothing longer is repeated', async () => {
  const requestIdOf = async (id: string) =>
    (await story.person().send('GET', operationsContract.health.path, undefined, { 'x-request-id': id })).headers.get(
      'x-request-id',
    )
  expect(await requestIdOf('3f2a-web.7')).toBe('3f2a-web.7')
  for (const id of ['x'.repeat(65), 'a b', '<script>', 'é']) expect(await requestIdOf(id)).toMatch(/^[0-9a-f-]{36}$/)
})

/** A raw socket, for what fetch refuses to send. */
const raw = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    let received = ''
    const socket = connect(Number(new URL(story.origin).port), '127.0.0.1', () => socket.write(bytes))
    socket
      .on('data', (chunk) => (received += chunk))
      .on('end', () => resolve(received))
      .on('error', reject)
  })

test('what is not even HTTP is answered in the same shape, and the connection ends', async () => {
  for (const [bytes, status] of [
    ['NOT HTTP AT ALL\r\n\r\n', '400 Bad Request'],
    [
      `GET /api/health HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
  ] as const) {
    const [head, body] = (await raw(bytes)).split('\r\n\r\n')
    expect(head).toContain(`HTTP/1.1 ${status}\r\n`)
    expect(JSON.parse(body!)).toEqual({
      message: BROKEN.ar,
      code: 'broken_json',
      errors: [{ error: BROKEN.ar, code: 'broken_json' }],
    })
  }
})

test('a caller who hangs up in the middle of a body is no error of ours', async () => {
  lines.length = 0
  const arrival = once(story.app.server.http.server, 'request')
  const socket = connect(Number(new URL(story.origin).port), '127.0.0.1')
  socket.write(
    `POST ${register.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a"`,
  )
  const [request] = (await arrival) as [IncomingMessage]
  socket.destroy()
  await soon(() => expect(request.closed).toBe(true))
  expect(lines.filter((line) => /"level":(50|60)/.test(line))).toEqual([])
  expect(await story.person().send('GET', operationsContract.health.path)).toMatchObject({ status: 200 })
})
