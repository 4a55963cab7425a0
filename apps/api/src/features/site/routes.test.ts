import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { DAY, MINUTE } from '@fareeq/domain/kernel/time.ts'
import { siteContract as contract } from '@fareeq/domain/site/contract.ts'
import { siteErrors } from '@fareeq/domain/site/errors.ts'
import { TICKET_KINDS, TICKET_STATES } from '@fareeq/domain/site/schema-forms.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { seedSite } from '../../../seeds/site/site.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Story, openStory, refusalBody } from '../../platform/testing/story.ts'

let story: Story
beforeAll(async () => void (story = await openStory()))
beforeEach(() => story.reset())
afterAll(() => story.close())

const read = (query: { lang?: 'ar' | 'en' } = {}, headers = {}) =>
  story.person({ lang: 'ar' }).call(contract.content, { query }, headers)

describe('what the site says', () => {
  beforeEach(() => seedSite(story.db, story.now()))

  test('comes in the language of the visitor, or the one asked for', async () => {
    const arabic = await read()
    expect(arabic.body.data).toMatchObject({ lang: 'ar', updated_at: story.now().toISOString() })
    expect(arabic.body.data.claims[0]).toMatchObject({ slug: 'faster-hiring', value: '60%', label: 'توظيف أسرع' })
    const english = await read({ lang: 'en' })
    expect(english.headers.get('content-language')).toBe('en')
    expect(english.body.data.claims[0]).toMatchObject({ value: '60%', label: 'faster hiring' })
    expect(await story.person().send('GET', '/api/site/content?lang=fr')).toMatchObject({ status: 422 })
  })

  test('is kept by proxies for a minute, and not sent twice to whoever has it', async () => {
    const first = await read()
    const etag = first.headers.get('etag')!
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    expect(first.headers.get('cache-control')).toBe('public, max-age=60')
    expect(first.headers.get('vary')).toBe('Accept-Language')
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`])
      expect(await read({}, { 'if-none-match': known })).toMatchObject({ status: 304, body: '' })
    expect(await read({ lang: 'en' }, { 'if-none-match': etag })).toMatchObject({ status: 200 })
    await story.db.run(sql`update site_items set position = 99 where kind = 'claim' and slug = 'faster-hiring'`)
    expect(await read({}, { 'if-none-match': etag })).toMatchObject({ status: 200 })
  })

  test('leaves out what is not published, and a row that does not fit its kind', async () => {
    await story.db.run(sql`update site_items set published = false where slug = 'faster-hiring'`)
    await story.db.run(sql`update site_items set ar = '{"value": 7}' where slug = 'cost-saving'`)
    const slugs = (await read()).body.data.claims.map(({ slug }: { slug: string }) => slug)
    expect(slugs).toHaveLength(7)
    expect(slugs).not.toContain('faster-hiring')
    expect(slugs).not.toContain('cost-saving')
  })

  test('shows the referral table in force: the domain’s, until the business sets another', async () => {
    const amounts = async () =>
      (await read()).body.data.referral_tiers.map((tier: { amount_usd: number }) => tier.amount_usd)
    expect(await amounts()).toEqual([100, 200, 300, 450, 500])
    const value = [{ tier: 'junior', min_years: 0, role_family: 'any', amount_usd: 150 }]
    const insert = (from: Date) =>
      story.db.run(sql`insert into policies values ('referral_tiers', ${JSON.stringify(value)}, ${from})`)
    await insert(new Date(story.now().getTime() + DAY))
    expect(await amounts()).toEqual([100, 200, 300, 450, 500])
    await insert(new Date(story.now().getTime() - DAY))
    expect(await amounts()).toEqual([150])
  })

  test('figures are counted from people who proved their address; zero is not shown', async () => {
    const figures = async () => (await story.person().call(contract.figures)).body.data
    expect(await figures()).toEqual({})
    await story.talent()
    await story.talent()
    expect(await figures()).toEqual({ talents: 2, countries: 1 })
    await story.client()
    expect(await figures()).toEqual({ talents: 2, countries: 1, organisations: 1 })
  })
})

describe('the knowledge center', () => {
  beforeEach(async () => {
    const add = (slug: string, ar: object, en: object, day: string) =>
      story.db.run(sql`
        insert into site_items (kind, slug, ar, en, data, updated_at)
        values ('article', ${slug}, ${JSON.stringify(ar)}, ${JSON.stringify(en)},
          ${JSON.stringify({ topic: 'hiring', published_on: day, related: ['b', 'gone'] })}, ${story.now()})`)
    await add(
      'a',
      { title: 'أنواع العقود', lead: 'مقدمة', body: '## إدارة الرواتب\n\nنص.\n\n- بند' },
      { title: 'Contract types', lead: 'Lead', body: '## Payroll\n\nText.' },
      '2026-02-01',
    )
    await add(
      'b',
      { title: 'رمضان', lead: 'مقدمة', body: 'راجعوا العقود قبله.' },
      { title: 'Ramadan', lead: 'Lead', body: 'Read the contracts first.' },
      '2026-03-01',
    )
  })
  const find = async (query: { q?: string; lang?: 'ar' | 'en'; topic?: string }) =>
    (await story.person({ lang: 'ar' }).call(contract.articles, { query })).body.data.map(
      ({ slug }: { slug: string }) => slug,
    )

  test('lists articles newest first, and finds them in either language, the title first', async () => {
    expect(await find({})).toEqual(['b', 'a'])
    expect(await find({ q: 'عُقود' })).toEqual(['a', 'b'])
    expect(await find({ q: 'اداره' })).toEqual(['a'])
    expect(await find({ q: 'contract', lang: 'en' })).toEqual(['a', 'b'])
    expect(await find({ q: 'contract', lang: 'ar' })).toEqual([])
    expect(await find({ topic: 'careers' })).toEqual([])
  })

  test('shows one with its contents, blocks, reading time and related ones that exist', async () => {
    const { body } = await story.person({ lang: 'ar' }).call(contract.article, { params: { slug: 'a' } })
    expect(body.data).toMatchObject({
      slug: 'a',
      minutes: 1,
      contents: [{ id: 'اداره-الرواتب', level: 2, text: 'إدارة الرواتب' }],
      blocks: [
        { kind: 'heading', level: 2, id: 'اداره-الرواتب', text: 'إدارة الرواتب' },
        { kind: 'paragraph', text: 'نص.' },
        { kind: 'list', ordered: false, items: ['بند'] },
      ],
      markdown: '## إدارة الرواتب\n\nنص.\n\n- بند',
      related: [{ slug: 'b', title: 'رمضان' }],
    })
  })

  test.each(['nothing', 'UPPER', '..', '%00', 'a'.repeat(100)])('there is no article %j', async (slug) => {
    const { status } = await story.person().send('GET', `/api/site/articles/${slug}`)
    expect([400, 404]).toContain(status)
  })
})

describe('a message from the contact page', () => {
  const form = {
    name: 'سارة القحطاني',
    email: 'Sara@Company.sa',
    topic: 'hiring' as const,
    message: 'نحتاج فريقًا.\nمتى نبدأ؟',
  }
  const send = (over = {}, headers = {}) =>
    story.person({ lang: 'ar' }).call(contract.contact, { body: { ...form, ...over } }, headers)
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
    // Whoever typed the address may not own it: nothing they wrote is sent there.
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

  test('cannot be used to flood a mailbox, nor us', async () => {
    const answers = []
    for (let n = 0; n < 12; n++) answers.push((await send()).status)
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
  ])('with %j is refused beside the field %s: %s', async (over, field, code) => {
    expect(await send(over)).toMatchObject({ status: 422, body: { errors: [{ field, code }] } })
    expect(await tickets()).toEqual([])
  })

  test('the kinds and states of tickets are the same in the table and in the domain', async () => {
    const listed = async (name: string) => {
      const { text } = await story.db.one<{ text: string }>(
        sql`select pg_get_constraintdef(oid) as text from pg_constraint where conname = ${name}`,
      )
      return [...text.matchAll(/'([a-z_]+)'/g)].map(([, word]) => word)
    }
    expect(await listed('tickets_kind')).toEqual([...TICKET_KINDS])
    expect(await listed('tickets_state')).toEqual([...TICKET_STATES])
  })
})

describe('tell me when the podcast begins', () => {
  const email = 'omar@company.sa'
  const ask = (over = {}, lang: 'ar' | 'en' = 'ar') =>
    story.person({ lang }).call(contract.subscribePodcast, { body: { email, ...over } })
  const linkIn = async () => /\/api\/site\/podcast\/confirm\/\S+/.exec((await story.outbox(email))[0]!.text)![0]
  const confirmed = () => story.db.rows(sql`select email from podcast_subscribers where confirmed_at is not null`)
  beforeEach(() => story.advance(11 * MINUTE))

  test('counts only when the link in the mail is opened, and opening it again does no harm', async () => {
    expect(await ask()).toMatchObject({ status: 202, body: { message: 'أرسلنا إليك رابطًا. افتحه لتأكيد بريدك.' } })
    expect(await confirmed()).toEqual([])
    const link = await linkIn()
    for (let n = 0; n < 2; n++) {
      const { status, headers } = await story.person().send('GET', link)
      expect([status, headers.get('location')]).toEqual([303, '/podcast?subscribed=yes&lang=ar'])
    }
    expect(await confirmed()).toEqual([{ email }])
  })

  test('the link is worth nothing after a week, and a made-up one never was', async () => {
    await ask()
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
    await ask({ website: 'x' })
    expect(await mails()).toBe(0)
    await ask()
    await ask()
    expect(await mails()).toBe(1)
    story.advance(10 * MINUTE)
    await ask()
    expect(await mails()).toBe(2)
    await story.person().send('GET', await linkIn())
    story.advance(DAY)
    expect(await ask({}, 'en')).toMatchObject({ status: 202 })
    expect(await mails()).toBe(2)
  })
})

describe('the AI recruiter', () => {
  test('reads a sentence into a draft with its sources, and keeps nothing (D-102)', async () => {
    const text = 'نحتاج مطوري واجهات أمامية اثنين بـReact لمدة 6 أشهر'
    const { status, body } = await story.person().call(contract.brief, { body: { text, lang: 'en' } })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      role: { value: 'frontend_developer', label: 'Frontend developer', source: 'مطوري واجهات أمامية' },
      count: { value: 2 },
      skills: [{ value: 'React' }],
      duration: { value: 6, source: '6 أشهر' },
      seniority: null,
      start: null,
    })
  })

  test('refuses an empty text and one that is too long', async () => {
    for (const text of ['', ' \n ', 'x'.repeat(5001)])
      expect(await story.person().call(contract.brief, { body: { text } })).toMatchObject({ status: 422 })
  })
})

describe('editing', () => {
  const params = { kind: 'snippet' as const, slug: 'hello' }
  const body = {
    ar: { text: 'مرحبًا' },
    en: { text: 'Hello' },
    facts: {},
    position: 1,
    published: true,
    version: 0,
  }

  test('a member of staff for content writes, the page says it, versions are kept and pages are told', async () => {
    const editor = await story.staff(['content'])
    const heard = vi.fn()
    const stop = story.app.platform.events.subscribe('site', ({ name, body }) => heard(name, body))
    expect(await editor.call(contract.saveItem, { params, body })).toMatchObject({
      status: 200,
      body: { data: { version: 1 } },
    })
    expect((await read()).body.data.snippets).toEqual({ hello: 'مرحبًا' })
    const again = { ...body, ar: { text: 'أهلًا' }, version: 1 }
    expect((await editor.call(contract.saveItem, { params, body: again })).body).toEqual({ data: { version: 2 } })
    expect((await editor.call(contract.readItem, { params })).body.data).toEqual({ ...again, version: 2 })
    const kept = await story.db.rows(sql`select version, ar from site_item_versions order by version`)
    expect(kept).toEqual([
      { version: 1, ar: { text: 'مرحبًا' } },
      { version: 2, ar: { text: 'أهلًا' } },
    ])
    await vi.waitFor(() => expect(heard.mock.calls).toEqual(Array(2).fill(['content.changed', params])))
    stop()
  })

  test('of two who edit the same, the second is told; nothing is overwritten', async () => {
    const editor = await story.staff(['admin'])
    await editor.call(contract.saveItem, { params, body })
    for (const version of [0, 2]) {
      const answer = await editor.call(contract.saveItem, { params, body: { ...body, version } })
      expect([answer.status, answer.body]).toEqual([409, refusalBody('content_changed', siteErrors.content_changed.en)])
    }
    expect(await story.db.rows(sql`select 1 from site_item_versions`)).toHaveLength(1)
  })

  test('what does not fit its kind is refused by the name of its place; other roles may not even look', async () => {
    const editor = await story.staff(['content'])
    const bad = { ...body, en: { text: '' }, facts: { x: 1 } }
    expect(await editor.call(contract.saveItem, { params, body: bad })).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: 'en.text', code: 'required' },
          { field: 'facts', code: 'unknown_field' },
        ],
      },
    })
    const unknown = { params: { kind: 'snippet' as const, slug: 'missing' } }
    expect(await editor.call(contract.readItem, unknown)).toMatchObject({ status: 404 })
    expect(await editor.send('PUT', '/api/ops/site/nonsense/x', body)).toMatchObject({ status: 404 })
    const recruiter = await story.staff(['recruiter', 'operations'])
    for (const answer of [
      await recruiter.call(contract.readItem, { params }),
      await recruiter.call(contract.saveItem, { params, body }),
    ])
      expect([answer.status, answer.body]).toEqual([
        403,
        refusalBody('not_authorized', platformErrors.not_authorized.en),
      ])
  })
})
