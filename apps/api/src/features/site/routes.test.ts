import { DAY } from '@fareeq/domain/kernel/time.ts'
import { siteContract as contract } from '@fareeq/domain/site/contract.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seedSite } from '../../../seeds/site/site.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Story, openStory } from '../../platform/testing/story.ts'

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
