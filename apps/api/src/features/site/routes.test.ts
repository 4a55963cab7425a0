import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { ROUTES } from '@fareeq/domain/navigation/paths.ts'
import { siteContract as contract } from '@fareeq/domain/site/contract.ts'
import { PAGE_IDS } from '@fareeq/domain/site/schema-pages.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { seedSite } from '../../../seeds/site/site.ts'
import { sql } from '../../platform/db/sql.ts'
import { freshStory } from '../../testing/story.ts'

const story = await freshStory()

const request = (path: string, query: { lang?: Lang } = {}, headers = {}) =>
  story.person({ lang: 'ar' }).call(contract.page, { query: { path, ...query } }, headers)
const read = (query: { lang?: Lang } = {}, headers = {}) => request('/home/client', query, headers)
const slugsOf = (pieces: { slug: string }[]) => pieces.map(({ slug }) => slug)

describe('what the site says', () => {
  beforeEach(() => seedSite(story.db, story.now()))

  test('comes in the language of the visitor, or the one asked for', async () => {
    const arabic = await read()
    expect(arabic.body.data).toMatchObject({ id: 'homeClient', lang: 'ar' })
    expect(arabic.body.data.claims[0]).toMatchObject({ slug: 'faster-hiring', value: '60%', label: 'توظيف أسرع' })
    const english = await read({ lang: 'en' })
    expect(english.headers.get('content-language')).toBe('en')
    expect(english.body.data.claims[0]).toMatchObject({ value: '60%', label: 'faster hiring' })
    expect(await story.person().send('GET', '/api/site/page?path=/faq&lang=fr')).toMatchObject({ status: 422 })
  })

  test('is kept by proxies for a minute, and not sent twice to whoever has it', async () => {
    const first = await read()
    const etag = first.headers.get('etag')!
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    expect(first.headers.get('cache-control')).toBe('public, max-age=60')
    expect(first.headers.get('vary')).toBe('Accept-Language, Origin')
    for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`])
      expect(await read({}, { 'if-none-match': ifNoneMatch })).toMatchObject({ status: 304, body: '' })
    expect(await read({ lang: 'en' }, { 'if-none-match': etag })).toMatchObject({ status: 200 })
    await story.db.run(sql`update site_items set position = 99 where kind = 'claim' and slug = 'faster-hiring'`)
    expect(await read({}, { 'if-none-match': etag })).toMatchObject({ status: 200 })
  })

  test('leaves out what is not published, and a row that does not fit its kind', async () => {
    await story.db.run(sql`update site_items set published = false where slug = 'faster-hiring'`)
    await story.db.run(sql`update site_items set ar = '{"value": 7}' where slug = 'cost-saving'`)
    const slugs = slugsOf((await read()).body.data.claims)
    expect(slugs).toHaveLength(7)
    expect(slugs).not.toContain('faster-hiring')
    expect(slugs).not.toContain('cost-saving')
  })

  test('shows the referral table in force: the domain’s, until the business sets another', async () => {
    const amounts = async () =>
      (await request('/bring-buddy')).body.data.referral_tiers.map((tier: { amount_usd: number }) => tier.amount_usd)
    expect(await amounts()).toEqual([100, 200, 300, 450, 500])
    await story.policies({ referral_junior_usd: 150 }, daysAfter(riyadhDay(story.now()), 1))
    expect(await amounts()).toEqual([100, 200, 300, 450, 500])
    await story.policies({ referral_junior_usd: 150 })
    expect(await amounts()).toEqual([150, 200, 300, 450, 500])
  })

  test('quotes a number that operations may change as it is in force', async () => {
    const service = async () => JSON.stringify((await request('/services/talent-buyout')).body.data.service)
    expect(await service()).toContain('20%')
    await story.policies({ buyout_percent: 18 })
    expect(await service()).toContain('18%')
    expect(await service()).not.toContain('20%')
  })

  test('a live figure, counted from people who proved their address, is shown once it supports its claim', async () => {
    const figures = async () => (await request('/why')).body.data.figures
    const claim = (slug: string, min: number) =>
      story.db.run(sql`
        update site_items set data = jsonb_set(data, '{least}', to_jsonb(${min}::int)), updated_at = ${story.now()}
        where kind = 'claim' and slug = ${slug}`)
    await claim('talents', 3)
    await claim('countries', 1)
    await story.talent()
    await story.talent()
    expect(await figures()).toEqual({ countries: 1 })
    await story.talent()
    expect(await figures()).toEqual({ talents: 3, countries: 1 })
  })

  test('every public page has its own, and the services for its foot; an address is one page, however it ends', async () => {
    const params: Record<string, string> = {
      '/services/:slug': '/services/mvp',
      '/knowledge-center/:slug': '/knowledge-center/contract-types',
    }
    for (const id of PAGE_IDS) {
      const path = params[ROUTES[id].pattern] ?? ROUTES[id].pattern
      for (const address of [path, `${path}/`]) {
        const { status, body } = await request(address)
        expect([address, status, body.data.id]).toEqual([address, 200, id])
        expect(body.data.services).toHaveLength(7)
        expect(body.data.services[0]).toEqual({ slug: 'team-as-a-service', name: expect.any(String) })
      }
    }
  })

  test('a service stands beside the ones it names, as far as they are published', async () => {
    const related = async () => slugsOf((await request('/services/mvp')).body.data.related)
    const all = await related()
    expect(all.length).toBeGreaterThan(1)
    await story.db.run(sql`update site_items set published = false where kind = 'service' and slug = ${all[0]!}`)
    expect(await related()).toEqual(all.slice(1))
    expect(await request(`/services/${all[0]}`)).toMatchObject({ status: 404 })
  })

  test('a story names its company where that is published, and a page whose text is missing is not found', async () => {
    const { data } = (await request('/case-study')).body
    expect(data.organisation.slug).toBe(data.case_study.organisation)
    await story.db.run(sql`update site_items set published = false where kind = 'organisation'`)
    expect((await request('/case-study')).body.data.organisation).toBeNull()
    await story.db.run(sql`update site_items set published = false where kind in ('case_study', 'page', 'podcast')`)
    for (const path of ['/case-study', '/why', '/privacy', '/bring-buddy', '/ai-recruiter'])
      expect(await request(path), path).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect((await request('/podcast')).body.data.podcast).toBeNull()
  })

  const NOWHERE =
    '/ /signUp /talent/landing /client/book-a-meeting /login /settings /ops /sq/client/matching /nothing ' +
    '/services/nothing /services/UPPER /services/.. //faq /%zz faq /constructor'
  test.each(NOWHERE.split(' '))('there is no page %j', async (path) => {
    expect(await request(path)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test('an address that nobody could type is refused, never a fault', async () => {
    const fields = async (query: string) =>
      (await story.person().send('GET', `/api/site/page?${query}`)).body.errors.map(
        ({ field, code }: { field: string; code: string }) => [field, code],
      )
    expect(await fields('')).toEqual([['path', 'required']])
    expect(await fields(`path=/${'a'.repeat(300)}`)).toEqual([['path', 'max_length']])
    expect(await fields(`path=/knowledge-center&q=${'a'.repeat(121)}`)).toEqual([['q', 'max_length']])
    expect(await fields('path=/knowledge-center&topic=UPPER')).toEqual([['topic', 'choice']])
    expect(await fields('path=/faq&path=/why')).toEqual([['path', 'required']])
    expect(await fields('path=/faq%00')).toEqual([[undefined, 'broken_json']])
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
