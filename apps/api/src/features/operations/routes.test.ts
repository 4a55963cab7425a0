import { accountErrors } from '@fareeq/domain/accounts/errors.ts'
import { operationsContract as contract } from '@fareeq/domain/operations/contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { COMMIT, VERSION } from '../../platform/version.ts'
import { type Story, openStory } from '../../testing/story.ts'

let story: Story
beforeAll(async () => void (story = await openStory()))
afterAll(() => story.close())

test('the operator’s machine learns that the process lives, which version it is, and that its database answers', async () => {
  const operator = story.person()
  expect(await operator.call(contract.health)).toMatchObject({
    status: 200,
    body: { data: { status: 'ok', version: VERSION, commit: COMMIT } },
  })
  expect(await operator.call(contract.ready)).toMatchObject({
    status: 200,
    body: { data: { status: 'ready', engine: story.engine } },
  })
})

test('a node is sent nobody while the database has another schema than it needs, and hears why', async () => {
  const ready = async () => {
    const { status, body } = await story.person({ lang: 'en' }).call(contract.ready)
    return [status, (body as { message?: string }).message]
  }
  const { db } = story
  const newer = (contract: string | null) =>
    sql`insert into migrations (number, name, sha256, contract) values (9999, 'staff_next', '', ${contract})`
  await db.run(newer(null))
  expect(await ready()).toEqual([200, undefined])
  await db.run(sql`update migrations set contract = 'the column look_id; unused since 2026.11.0' where number = 9999`)
  expect(await ready()).toEqual([503, expect.stringContaining('Migration 9999_staff_next of a newer release')])
  await db.run(sql`delete from migrations where number = 9999`)
  const last = await db.one<{ number: number }>(sql`
    delete from migrations where number = (select max(number) from migrations) returning *`)
  expect(await ready()).toEqual([503, expect.stringMatching(/lacks migration \d{4}_\w+, which this release needs/)])
  await db.run(
    sql`insert into migrations select * from json_populate_record(null::migrations, ${JSON.stringify(last)})`,
  )
  expect(await ready()).toEqual([200, undefined])
})

test('the API describes itself as OpenAPI 3.1: who may call, what is asked, what is answered, and every no in both languages', async () => {
  const { status, headers, body } = await story.person().call(contract.openapi)
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
  expect(body).toMatchObject({ openapi: '3.1.0', info: { version: VERSION }, servers: [{ url: story.env.PUBLIC_URL }] })
  const register = body.paths['/api/auth/register'].post
  expect(register).toMatchObject({ security: [], description: 'Anyone may call.' })
  expect(JSON.stringify(register.requestBody)).toContain('"first_name"')
  for (const sentence of [accountErrors.email_not_business.en, accountErrors.email_not_business.ar])
    expect(register.responses[422].description).toContain(sentence)
  expect(body.paths['/api/auth/me'].get).toMatchObject({ security: [{ bearer: [] }] })
  expect(Object.keys(body.paths['/api/auth/me'].get.responses)).toEqual(expect.arrayContaining(['200', '401', '403']))
  expect(body.components.schemas.Refusal.required).toEqual(['message', 'code', 'errors'])
})

type Operations = Record<string, { responses: object; parameters: { in: string }[] }>
const isDescribed = ({ responses }: { responses: object }, status: number) => status in responses

test('every call says that it may be sent what is no JSON, with or without a body of its own', async () => {
  const { paths } = (await story.person().call(contract.openapi)).body as { paths: Record<string, Operations> }
  const undescribed: string[] = []
  for (const [path, operations] of Object.entries(paths))
    for (const [method, operation] of Object.entries(operations)) {
      const address = path.replace(/\{\w+\}/g, 'x')
      const { status } = await (method === 'get'
        ? story.person().send('GET', `${address}?q=%00`)
        : story.person().send(method.toUpperCase(), address, '{"half":'))
      if (status === 400 && !isDescribed(operation, 400)) undescribed.push(`${method} ${path}`)
    }
  expect(undescribed).toEqual([])
})

test('a call that not everybody may make says so, and one whose answer is kept that it may be unchanged', async () => {
  const { paths } = (await story.person().call(contract.openapi)).body as { paths: Record<string, Operations> }
  for (const path of ['/api/referrals/visitors', '/api/referrals/visitors/confirm'])
    expect(Object.keys(paths[path]!['post']!.responses)).toEqual(expect.arrayContaining(['401', '403']))
  const condition = { 'if-none-match': '*' }
  const wrong: string[] = []
  for (const [path, { get }] of Object.entries(paths)) {
    if (!get || path.includes('{') || path.includes('stream')) continue
    const query = path === '/api/site/page' ? '?path=/about' : ''
    const { status } = await story.person().send('GET', path + query, undefined, condition)
    if (status < 300 || status === 304) if ((status === 304) !== isDescribed(get, 304)) wrong.push(`${status} ${path}`)
  }
  expect(wrong).toEqual([])
})

test('the same description is a page to read, which runs no script', async () => {
  const { body, headers } = await story.person().call(contract.docs)
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(body).toContain('/api/auth/register')
  expect(body).not.toContain('<script')
})

test('figures count by route, never by person or path', async () => {
  const visitor = story.person()
  await visitor.send('GET', '/api/health')
  await visitor.send('GET', '/api/secret-path-of-sara')
  const { body } = await visitor.send('GET', '/metrics')
  expect(body).toMatch(
    /fareeq_http_request_duration_seconds_count\{method="GET",route="\/api\/health",status="200"\} \d/,
  )
  expect(body).toMatch(/route="unknown",status="404"/)
  expect(body).not.toContain('sara')
})
