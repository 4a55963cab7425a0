import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { readBrief } from '../../../engines/brief-reader/read-brief.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../../platform/db/sql.ts'
import { type Server, createServer } from '../../../platform/http/server.ts'
import { testMetrics } from '../../../testing/metrics.ts'
import { type Story, openStory } from '../../../testing/story.ts'
import { siteForms } from './routes-forms.ts'
import { siteRoutes } from '../routes.ts'

let story: Story
let server: Server
beforeAll(async () => {
  story = await openStory()
  server = createServer({ ...story.app.platform, metrics: testMetrics() })
  siteRoutes(server)
  // A stub that echoes its data.
  siteForms(server, (request, reply, { status, posted }) => reply.code(status).send({ rendered: request.url, posted }))
})
beforeEach(() => story.reset())
afterAll(async () => {
  await server.http.close()
  await story.close()
})

const FORM = 'application/x-www-form-urlencoded'

async function post(url: string, fields: Record<string, string> | string, headers: Record<string, string> = {}) {
  const payload = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString()
  const answer = await server.http.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': FORM, ...headers },
  })
  const body = answer.body === '' ? null : answer.json()
  return { status: answer.statusCode, location: answer.headers.location, body, headers: answer.headers }
}

const tickets = () =>
  story.db.rows<{ reference: string; due_at: Date }>(sql`select * from tickets order by created_at, id`)

describe('the contact form without scripts', () => {
  const form = { name: 'سارة', email: 'Sara@Company.sa', topic: 'hiring', message: 'نحتاج فريقًا.', website: '' }

  const cameBack = (reference: string, due: Date) =>
    `/contact?sent=${reference}&due=${encodeURIComponent(due.toISOString())}`

  test('becomes the same ticket as from the API, and the page comes back with its reference and its due date', async () => {
    const { status, location } = await post('/contact', form)
    const [ticket, ...more] = await tickets()
    expect([status, location, more]).toEqual([303, cameBack(ticket!.reference, ticket!.due_at), []])
    expect(ticket).toMatchObject({ from_email: 'sara@company.sa', subject: 'hiring', body: form.message, lang: 'ar' })
    expect(await story.outbox('sara@company.sa')).toMatchObject([{ lang: 'ar' }])
  })

  test('clicked twice, or sent by the form and by the script, is one ticket', async () => {
    const [one, two] = await Promise.all([post('/contact', form), post('/contact', form)])
    expect(two.location).toBe(one.location)
    const { website: _, ...body } = form
    const { data } = (await story.person().send('POST', '/api/site/contact', body)).body
    expect(one.location).toBe(cameBack(data.reference, new Date(data.due_at)))
    expect(await tickets()).toHaveLength(1)
  })

  test('speaks the language of the page: its address, then the cookie, then Arabic', async () => {
    const error = async (url: string, cookie = '') =>
      (await post(url, { ...form, name: '' }, { cookie, 'accept-language': 'en' })).body.posted.faults[0].error
    expect(await error('/contact')).toBe('هذا الحقل مطلوب')
    expect(await error('/contact', 'lang=en')).toBe('This field is required')
    expect(await error('/contact?lang=ar', 'lang=en')).toBe('هذا الحقل مطلوب')
    const { location } = await post('/contact?lang=en', form)
    expect(location).toMatch(/^\/contact\?sent=\w{6}&due=[\w%.-]+&lang=en$/)
    expect(await tickets()).toMatchObject([{ lang: 'en' }])
  })

  test('with faults comes back as it was typed, each fault beside its field', async () => {
    const fields = { ...form, email: ' sara@ ', topic: 'spam', message: '<b>"مرحبًا"</b>' }
    const { status, body } = await post('/contact', fields)
    expect([status, body]).toEqual([
      422,
      {
        rendered: '/contact',
        posted: {
          values: { name: 'سارة', email: ' sara@ ', topic: 'spam', message: '<b>"مرحبًا"</b>' },
          faults: [
            { field: 'email', error: '\u2068sara@\u2069 ليس بريدًا إلكترونيًا صحيحًا' },
            { field: 'topic', error: 'اختر أحد الخيارات' },
          ],
        },
      },
    ])
    const empty = await post('/contact', '')
    expect(empty.body.posted.faults.map(({ field }: { field: string }) => field)).toEqual([
      'name',
      'email',
      'topic',
      'message',
    ])
    expect((await post('/contact', { ...form, more: '1' })).body.posted.faults).toMatchObject([{ field: 'more' }])
    expect(await tickets()).toEqual([])
  })

  test('filled in by a robot gets the same answer, and nothing is kept', async () => {
    const { status, location } = await post('/contact', { ...form, website: 'https://spam.example' })
    expect([status, location]).toEqual([303, expect.stringMatching(/^\/contact\?sent=\w{6}&due=[\w%.-]+$/)])
    expect(await tickets()).toEqual([])
  })

  test('too often is told so on the page, and when to come back', async () => {
    const answers = []
    for (let n = 0; n < 11; n++) answers.push(await post('/contact', { ...form, message: `رسالة ${n}` }))
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(303), 429])
    const last = answers.at(-1)!
    expect(last.headers['retry-after']).toBe('600')
    expect(last.body.posted).toEqual({
      values: { ...form, message: 'رسالة 10', website: undefined },
      faults: [{ error: 'طلبات كثيرة. انتظر قليلًا ثم أعد المحاولة.' }],
    })
    story.advance(10 * MINUTE)
    expect(await post('/contact', form)).toMatchObject({ status: 303 })
  })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example' },
  ])('sent by another site (%j) is refused before it is read', async (headers) => {
    const { status, body } = await post('/contact', form, { host: 'localhost:3000', ...headers })
    expect([status, body.code, body.rendered]).toEqual([403, 'not_authorized', undefined])
    expect(await tickets()).toEqual([])
  })

  test('sent by our own page is welcome, whatever the browser tells of it', async () => {
    const own: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
      { 'sec-fetch-site': 'none' },
      { origin: new URL(story.env.PUBLIC_URL).origin },
      { origin: 'https://fareeq.example', host: 'fareeq.example' },
    ]
    for (const headers of own)
      expect(await post('/contact', form, headers), JSON.stringify(headers)).toMatchObject({ status: 303 })
  })

  test('what no form sends is refused on the page: another type, a megabyte, a NUL', async () => {
    const answerOf = async (answer: ReturnType<typeof post>) => {
      const { status, body } = await answer
      return [status, body.posted.faults.length, body.posted.faults[0].field]
    }
    const json = JSON.stringify(form)
    expect(await answerOf(post('/contact', json, { 'content-type': 'application/json' }))).toEqual([415, 1, undefined])
    expect(await answerOf(post('/contact', json, { 'content-type': 'text/plain' }))).toEqual([415, 1, undefined])
    const part = 'multipart/form-data; boundary=x'
    expect(await answerOf(post('/contact', '--x--', { 'content-type': part }))).toEqual([415, 1, undefined])
    expect(await answerOf(post('/contact', { ...form, message: 'a'.repeat(1_000_000) }))).toEqual([413, 1, undefined])
    expect(await answerOf(post('/contact', { ...form, name: 'a\0b' }))).toEqual([400, 1, undefined])
    expect(await answerOf(post('/contact', { ...form, 'x\0': '' }))).toEqual([400, 1, undefined])
    expect(await answerOf(post('/contact', { ...form, message: '😀'.repeat(5001) }))).toEqual([422, 1, 'message'])
    expect(await post('/contact', '%E0%A4%A=%&%zz=%ff')).toMatchObject({ status: 422 })
    expect(await tickets()).toEqual([])
  })

  test('the API itself still reads JSON only', async () => {
    expect(await post('/api/site/contact', form)).toMatchObject({ status: 415, body: { code: 'unsupported_media' } })
  })

  test('where we fail, the words are not lost: the page says so and keeps them', async () => {
    await story.db.run(sql`alter table tickets rename to tickets_away`)
    try {
      const { status, body } = await post('/contact', { ...form, message: 'مهم' })
      // With the number of the error, by which support finds it in the log.
      const error = expect.stringMatching(/^حدث خطأ ما\. رقم الخطأ: .?[\da-f]{8}-[\da-f-]{27}.?$/)
      expect([status, body.posted.faults, body.posted.values.message]).toEqual([500, [{ error }], 'مهم'])
    } finally {
      await story.db.run(sql`alter table tickets_away rename to tickets`)
    }
  })
})

describe('the podcast form without scripts', () => {
  const email = 'omar@company.sa'

  test('sends the link and says the same to everybody', async () => {
    for (const [to, website] of [
      [email, ''],
      [email, ''],
      ['robot@company.sa', 'x'],
    ] as const)
      expect(await post('/podcast', { email: to, website })).toMatchObject({
        status: 303,
        location: '/podcast?subscribed=asked',
      })
    expect(await story.outbox(email)).toHaveLength(1)
    expect(await story.outbox('robot@company.sa')).toEqual([])
    expect(await post('/podcast', { email: 'omar' })).toMatchObject({
      status: 422,
      body: { posted: { values: { email: 'omar' }, faults: [{ field: 'email' }] } },
    })
  })
})

describe('the AI recruiter without scripts', () => {
  test('draws the page with the draft and the words it was read from, and keeps nothing (D-102)', async () => {
    const text = 'نحتاج مطوري واجهات أمامية اثنين بـReact لمدة 6 أشهر'
    const { status, body } = await post('/ai-recruiter', { text })
    expect([status, body]).toEqual([
      200,
      { rendered: '/ai-recruiter', posted: { values: { text }, faults: [], answer: readBrief(text, 'ar') } },
    ])
    expect(await post('/ai-recruiter', { text: ' ' })).toMatchObject({
      status: 422,
      body: { posted: { faults: [{ field: 'text', error: 'هذا الحقل مطلوب' }] } },
    })
  })
})

describe('bringing a friend without scripts', () => {
  const me = { step: 'introduce', name: 'Omar Nasser', email: 'omar@example.test', website: '' }
  const friend = {
    step: 'invite',
    name: 'سارة العلي',
    email: 'sara@example.test',
    role_id: 'qa_engineer',
    years: '6',
    phone: '',
    linkedin: '',
    consent: 'on',
    website: '',
  }
  const rendered = async (fields: Record<string, string>) => {
    const { status, body } = await post('/bring-buddy?lang=ar', fields)
    return { status, ...body.posted }
  }

  test('the page comes back with the next form, until the invitation is sent', async () => {
    expect(await rendered(me)).toEqual({
      status: 200,
      values: { step: 'confirm', name: 'Omar Nasser', email: 'omar@example.test' },
      faults: [],
    })
    const code = await story.codeFor('omar@example.test')
    const { website: _, ...rest } = me
    const { values } = await rendered({ ...rest, step: 'confirm', code })
    expect(values).toMatchObject({ step: 'invite' })
    const page = await rendered({ ...friend, pass: values.pass })
    expect(page).toMatchObject({ status: 200, values: { invited: 'سارة العلي', amount_usd: '300' }, faults: [] })
    expect(await story.outbox('sara@example.test')).toMatchObject([{ lang: 'ar' }])
  })

  test('what is wrong is said beside its field, and nothing typed is lost', async () => {
    const faulty = { ...friend, pass: 'p'.repeat(60), years: 'كثيرة' }
    const { consent: _, ...unknowing } = faulty
    const { status, values, faults } = await rendered(unknowing)
    expect([status, faults.map(({ field }: { field: string }) => field)]).toEqual([422, ['years', 'consent']])
    expect(values).toMatchObject({ step: 'invite', name: 'سارة العلي', years: 'كثيرة' })
    expect(await rendered({ ...friend, pass: 'p'.repeat(60) })).toMatchObject({ status: 409, faults: [{}] })
  })
})
