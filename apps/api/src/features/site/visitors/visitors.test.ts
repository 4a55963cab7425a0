import { DAY, MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { siteContract as contract } from '@fareeq/domain/site/contract.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../../platform/db/sql.ts'
import { freshStory } from '../../../testing/story.ts'

const story = await freshStory()

describe('a message from the contact page', () => {
  const form = {
    name: 'سارة القحطاني',
    email: 'Sara@Company.sa',
    topic: 'hiring' as const,
    message: 'نحتاج فريقًا.\nمتى نبدأ؟',
  }
  const send = (overrides = {}, headers = {}) =>
    story.person({ lang: 'ar' }).call(contract.contact, { body: { ...form, ...overrides } }, headers)
  const tickets = () => story.db.rows<{ reference: string }>(sql`select * from tickets order by created_at, id`)
  beforeEach(() => story.advance(11 * MINUTE))

  test('becomes a ticket with a due date, and its sender gets the reference by mail', async () => {
    const { status, body } = await send()
    expect(status).toBe(201)
    expect(body).toEqual({
      data: { reference: expect.stringMatching(/^[2-9A-Z]{6}$/), due_at: expect.stringMatching(/T15:00:00\.000Z$/) },
      message: 'وصلتنا رسالتك، وسنرد عليك قريبًا.',
    })
    expect(await tickets()).toMatchObject([
      {
        reference: body.data.reference,
        kind: 'contact',
        state: 'open',
        subject: 'hiring',
        body: form.message,
        from_name: form.name,
        from_email: 'sara@company.sa',
        user_id: null,
        lang: 'ar',
      },
    ])
    const [mail] = await story.outbox('sara@company.sa')
    expect(mail).toMatchObject({ lang: 'ar', subject: `وصلتنا رسالتك، ورقمها ${body.data.reference}` })
    // The address may belong to somebody else: their text is not sent there.
    expect(mail!.text).not.toContain('نحتاج')
    expect(mail!.text).not.toContain('سارة')
  })

  test('of somebody signed in is theirs', async () => {
    const client = await story.client()
    await client.call(contract.contact, { body: form })
    expect(await tickets()).toMatchObject([{ user_id: client.user.id, lang: 'en' }])
  })

  test('from a robot gets the same answer, and nothing is kept or sent', async () => {
    const { status, body } = await send({ website: 'https://spam.example' })
    expect([status, Object.keys(body), Object.keys(body.data)]).toEqual([
      201,
      ['data', 'message'],
      ['reference', 'due_at'],
    ])
    expect(await tickets()).toEqual([])
    expect(await story.outbox('sara@company.sa')).toEqual([])
  })

  test('sent twice with one key is one ticket', async () => {
    const headers = { 'idempotency-key': 'once', 'x-session-id': 'a-visitor' }
    const [one, two] = [await send({}, headers), await send({}, headers)]
    expect(two.body).toEqual(one.body)
    expect(await tickets()).toHaveLength(1)
  })

  test('sent twice, even at once, is one ticket with one reference; later, or with other words, another', async () => {
    const [one, two] = await Promise.all([send(), send({ email: 'SARA@company.sa' })])
    expect([one.status, two.status]).toEqual([201, 201])
    expect(two.body).toEqual(one.body)
    expect(await tickets()).toHaveLength(1)
    expect(await story.outbox('sara@company.sa')).toHaveLength(1)
    const others = [
      await send({ topic: 'press' }),
      await send({ message: 'أخرى' }),
      await send({ email: 'a@company.sa' }),
    ]
    story.advance(10 * MINUTE - 1)
    expect((await send()).body).toEqual(one.body)
    story.advance(1)
    others.push(await send())
    const references = [one, ...others].map(({ body }) => body.data.reference)
    expect(new Set(references).size).toBe(5)
    expect(await tickets()).toHaveLength(5)
  })

  test('cannot be used to flood a mailbox, nor us', async () => {
    const answers = []
    for (let n = 0; n < 12; n++) answers.push((await send({ message: `رسالة ${n}` })).status)
    expect(answers).toEqual([...Array<number>(10).fill(201), 429, 429])
    expect(await tickets()).toHaveLength(10)
    expect(await story.outbox('sara@company.sa')).toHaveLength(3)
  })

  test.each([
    [{ name: ' ' }, 'name', 'required'],
    [{ name: 'زوروا www.spam.com' }, 'name', 'no_url'],
    [{ name: 'س'.repeat(121) }, 'name', 'max_length'],
    [{ email: 'sara@' }, 'email', 'email'],
    [{ topic: 'spam' }, 'topic', 'choice'],
    [{ message: '\u200b \n ' }, 'message', 'required'],
    [{ message: 'م'.repeat(5001) }, 'message', 'max_length'],
    [{ more: 1 }, 'more', 'unknown_field'],
  ])('with %j is refused beside the field %s: %s', async (overrides, field, code) => {
    expect(await send(overrides)).toMatchObject({ status: 422, body: { errors: [{ field, code }] } })
    expect(await tickets()).toEqual([])
  })
})

describe('tell me when the podcast begins', () => {
  const email = 'omar@company.sa'
  const openTicket = (overrides = {}, lang: 'ar' | 'en' = 'ar') =>
    story.person({ lang }).call(contract.subscribePodcast, { body: { email, ...overrides } })
  const linkIn = async () => /\/api\/site\/podcast\/confirm\/\S+/.exec((await story.outbox(email))[0]!.text)![0]
  const confirmed = () => story.db.rows(sql`select email from podcast_subscribers where confirmed_at is not null`)
  beforeEach(() => story.advance(11 * MINUTE))

  test('counts only when the link in the mail is opened, and opening it again does no harm', async () => {
    expect(await openTicket()).toMatchObject({
      status: 202,
      body: { message: 'أرسلنا إليك رابطًا. افتحه لتأكيد بريدك.' },
    })
    expect(await confirmed()).toEqual([])
    const link = await linkIn()
    for (let n = 0; n < 2; n++) {
      const { status, headers } = await story.person().send('GET', link)
      expect([status, headers.get('location')]).toEqual([303, '/podcast?subscribed=yes&lang=ar'])
    }
    expect(await confirmed()).toEqual([{ email }])
  })

  test('the link is worth nothing after a week, and a made-up one never was', async () => {
    await openTicket()
    const link = await linkIn()
    story.advance(7 * DAY)
    for (const path of [link, '/api/site/podcast/confirm/x', `/api/site/podcast/confirm/${'A'.repeat(43)}`]) {
      const { status, headers } = await story.person().send('GET', path)
      expect([status, headers.get('location')]).toEqual([303, '/podcast?subscribed=expired'])
    }
    expect(await confirmed()).toEqual([])
  })

  test('asked again at once no second mail goes out; later one does; to a subscriber never; a robot gets none', async () => {
    const mails = async () => (await story.outbox(email)).length
    await openTicket({ website: 'x' })
    expect(await mails()).toBe(0)
    await openTicket()
    await openTicket()
    expect(await mails()).toBe(1)
    story.advance(10 * MINUTE)
    await openTicket()
    expect(await mails()).toBe(2)
    await story.person().send('GET', await linkIn())
    story.advance(DAY)
    expect(await openTicket({}, 'en')).toMatchObject({ status: 202 })
    expect(await mails()).toBe(2)
  })
})
