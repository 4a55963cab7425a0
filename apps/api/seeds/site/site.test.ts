import { LANGS, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { hasArabic } from '@fareeq/domain/kernel/text/text.ts'
import { readBrief } from '../../src/engines/brief-reader/read-brief.ts'
import { blockText, readBlocks } from '@fareeq/domain/site/rules-markdown.ts'
import { countWords, SERVICE_SLUGS } from '@fareeq/domain/site/rules.ts'
import { type SiteItem, type SiteKind, translationSchema, factsOf } from '@fareeq/domain/site/schema.ts'
import { siteEditingContract } from '@fareeq/domain/site/contract-editing.ts'
import { siteContract } from '@fareeq/domain/site/contract.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sql } from '../../src/platform/db/sql.ts'
import { type Story, openStory } from '../../src/testing/story.ts'
import { SITE_ITEMS, seedSite } from './site.ts'

const of = <K extends SiteKind>(kind: K) => SITE_ITEMS.filter((item) => item.kind === kind) as unknown as SiteItem<K>[]
const slugs = (kind: SiteKind) => of(kind).map(({ slug }) => slug)
const nameOf = ({ kind, slug }: SiteItem) => `${kind}/${slug}`

/** Every text of an item in one language, with its path. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([key]) => key !== 'id')
    .flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}
const texts = (lang: Lang) => SITE_ITEMS.flatMap((item) => textsOf(item[lang], nameOf(item)))

describe('what is written', () => {
  test('fits its kind in both languages, and each name is used once', () => {
    for (const item of SITE_ITEMS) {
      for (const lang of LANGS)
        expect(z.safeParse(translationSchema(item.kind), item[lang]).error, nameOf(item)).toBeUndefined()
      expect(z.safeParse(factsOf(item.kind), item.facts).error, nameOf(item)).toBeUndefined()
    }
    const names = SITE_ITEMS.map(nameOf)
    expect(new Set(names).size).toBe(names.length)
  })

  test('both languages say the same things: the same lists, sections and points', () => {
    const shape = (value: unknown) => textsOf(value).map(([path]) => path)
    for (const item of SITE_ITEMS) expect(shape(item.en), nameOf(item)).toEqual(shape(item.ar))
    for (const { slug, ar, en } of of('article')) {
      const kinds = (body: string) => readBlocks(body).map(({ kind }) => kind)
      expect(kinds(en.body), slug).toEqual(kinds(ar.body))
    }
  })

  test('is all there: nine claims, seven services, four steps, eight sectors, twelve companies, the pages', () => {
    expect(slugs('claim')).toHaveLength(9)
    expect(slugs('service')).toEqual([...SERVICE_SLUGS])
    expect(slugs('selection_step')).toHaveLength(4)
    expect(slugs('sector')).toHaveLength(8)
    expect(slugs('organisation')).toHaveLength(12)
    expect(slugs('faq').length).toBeGreaterThanOrEqual(20)
    expect(slugs('article').length).toBeGreaterThanOrEqual(8)
    expect(slugs('page').toSorted()).toEqual([
      'about',
      'ai-recruiter',
      'bring-buddy',
      'how-suggestions-are-made',
      'privacy',
      'terms',
      'why',
    ])
    expect(of('organisation').every(({ facts }) => facts.demo)).toBe(true)
    expect(of('expert').every(({ facts }) => facts.demo)).toBe(true)
  })

  test.each([
    ['faster-hiring', '60%', '60%'],
    ['cost-saving', '40%', '40%'],
    ['talents', '55K+', '+55 ألف'],
    ['countries', '80', '80'],
    ['skills', '350+', '+350'],
    ['project-success', '94%', '94%'],
    ['renewals', '92%', '92%'],
    ['organisations', '450+', '+450'],
    ['hires', '2000+', '+2,000'],
  ])('the claim %s says %s / %s, with the day it counts from and how it is counted', (slug, en, ar) => {
    const claim = of('claim').find((one) => one.slug === slug)!
    expect([claim.en.value, claim.ar.value]).toEqual([en, ar])
    expect(claim.facts.as_of).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  test('what is named exists: groups, topics, sectors, related pieces, pages behind links', () => {
    for (const { facts } of of('faq')) expect(slugs('faq_group')).toContain(facts.group)
    for (const { facts } of of('organisation')) expect(slugs('sector')).toContain(facts.sector)
    for (const { facts } of of('case_study')) expect(slugs('organisation')).toContain(facts.organisation)
    for (const { slug, facts } of of('article')) {
      expect(slugs('topic')).toContain(facts.topic)
      for (const other of facts.related) expect([slug, ...slugs('article')].slice(1)).toContain(other)
      expect(facts.related).not.toContain(slug)
    }
    for (const { facts } of of('service')) for (const other of facts.related) expect(slugs('service')).toContain(other)
    const paths = ['/contact', '/faq', '/bring-buddy', ...SERVICE_SLUGS.map((slug) => `/services/${slug}`)]
    for (const lang of LANGS)
      for (const [path, text] of texts(lang))
        for (const [, link] of text.matchAll(/\]\(([^)?]+)(?:\?[^)]*)?\)/g)) expect(paths, path).toContain(link)
  })

  test('articles are long enough to be useful and short enough to be read: 600 to 900 words in each language', () => {
    for (const { slug, ar, en } of of('article'))
      for (const [lang, { body }] of [
        ['ar', ar],
        ['en', en],
      ] as const) {
        const words = countWords(readBlocks(body).map(blockText).join('\n'))
        expect(words, `${slug} ${lang}`).toBeGreaterThanOrEqual(600)
        expect(words, `${slug} ${lang}`).toBeLessThanOrEqual(900)
      }
  })

  test('Arabic keeps the rules of the house: its own punctuation and quotes, Latin digits, no «قم بـ», no tatweel', () => {
    const wrong: [RegExp, string][] = [
      [/\p{Script=Arabic}\s?[,;?]/u, 'Latin punctuation'],
      [/[“”"]/, 'Latin quotes'],
      [/[٠-٩۰-۹]/, 'Eastern digits'],
      [/ـ/, 'tatweel'],
      [/(?<!\p{L})(?:(?:قم|قوموا) ب|يرجى|الرجاء|(?:يتم|تم|سيتم) )/u, 'officialese'],
      [/\/ـ?ة/, 'slash forms'],
      [/موهبة|مواهب/, 'not our word for talent'],
      [/ {2}|\s[،؛؟.]/, 'spacing'],
    ]
    for (const [path, text] of texts('ar')) {
      for (const [pattern, what] of wrong) expect(pattern.exec(text)?.[0], `${path}: ${what}`).toBeUndefined()
      if (!/\.(?:value|name)$/.test(path)) expect(hasArabic(text), path).toBe(true)
    }
  })

  test('English holds no Arabic, no straight double quotes, no filler', () => {
    for (const [path, text] of texts('en')) {
      expect(hasArabic(text), path).toBe(false)
      expect(/"|lorem|ipsum| {2}/i.exec(text)?.[0], path).toBeUndefined()
    }
  })

  test('the examples of the AI recruiter are read as the page says: role, number, level, skill and start', () => {
    for (const lang of LANGS) {
      const page = of('page').find(({ slug }) => slug === 'ai-recruiter')![lang]
      const example = page.sections.find(({ id }) => id === 'example')!.text!
      const quote = readBlocks(example).find(({ kind }) => kind === 'quote')!
      expect(readBrief(blockText(quote), lang)).toMatchObject({
        count: { value: 3 },
        seniority: { value: 'senior' },
        skills: [{ value: 'React' }],
        start: { weeks: 2 },
      })
    }
  })
})

describe('bringing it in', () => {
  let story: Story
  beforeAll(async () => void (story = await openStory()))
  beforeEach(() => story.reset())
  afterAll(() => story.close())
  const all = () => story.db.rows(sql`select * from site_items order by kind, slug`)
  const count = async (table: 'site_item_versions' | 'events') =>
    (
      await story.db.rows(
        table === 'events' ? sql`select 1 from events where topic = 'site'` : sql`select 1 from site_item_versions`,
      )
    ).length

  test('twice, or twice at once, is the same as once', async () => {
    await Promise.all([seedSite(story.db, story.now()), seedSite(story.db, story.now())])
    const once = await all()
    expect(once).toHaveLength(SITE_ITEMS.length)
    story.advance(1000)
    await seedSite(story.db, story.now())
    expect(await all()).toEqual(once)
    expect(await count('site_item_versions')).toBe(SITE_ITEMS.length)
    expect(await count('events')).toBe(1)
  })

  test('what somebody edited stays; what was only seeded follows the files', async () => {
    await seedSite(story.db, story.now())
    const editor = await story.staff(['content'])
    const params = { kind: 'faq' as const, slug: 'sample-salary' }
    const { body } = await editor.call(siteEditingContract.readItem, { params })
    const { en, facts, position, version } = body.data
    const fields = { en, facts, position, version, as: 'published' as const, publish_at: null, in_step: false }
    const edited = { ...fields, ar: { ...body.data.ar, answer: 'نص المحرر' } }
    expect(await editor.call(siteEditingContract.saveItem, { params, body: edited })).toMatchObject({ status: 200 })
    await story.db.run(sql`
      update site_items set ar = '{"text": "قديم"}', seed_hash = 'of an older text' where kind = 'topic' and slug = 'hiring'`)
    await seedSite(story.db, story.now())
    const translation = async (kind: string, slug: string) =>
      await story.db.one<{ ar: object; version: number }>(sql`
        select ar, version from site_items where kind = ${kind} and slug = ${slug}`)
    expect(await translation('faq', 'sample-salary')).toMatchObject({ ar: { answer: 'نص المحرر' }, version: 2 })
    expect(await translation('topic', 'hiring')).toEqual({ ar: { title: 'التوظيف' }, version: 2 })
  })

  test('outside the demo world nothing invented is brought in, and no page leads to it', async () => {
    await seedSite(story.db, story.now(), { demo: false })
    const kinds = await story.db.rows<{ kind: string }>(sql`select distinct kind from site_items order by kind`)
    const names = kinds.map(({ kind }) => kind)
    for (const invented of ['organisation', 'expert', 'case_study']) expect(names).not.toContain(invented)
    expect(names).toContain('claim')
    const { body } = await story.person().call(siteContract.page, { query: { path: '/home/client' } })
    expect(body.data).toMatchObject({ organisations: [], experts: [], has_story: false })
  })

  test('the pages get all of it, in both languages', async () => {
    await seedSite(story.db, story.now())
    for (const lang of LANGS) {
      const page = async (path: string) =>
        (await story.person({ lang }).call(siteContract.page, { query: { path } })).body.data
      expect(await page('/home/client')).toMatchObject({ has_story: true })
      expect((await page('/home/client')).service_cards).toHaveLength(7)
      expect((await page('/knowledge-center')).articles[0].slug).toBe('cv-for-technologists')
      const { faq } = await page('/faq')
      expect(faq.flatMap(({ questions }: { questions: unknown[] }) => questions)).toHaveLength(slugs('faq').length)
      for (const slug of slugs('page')) expect((await page(`/${slug}`)).page.sections.length).toBeGreaterThan(0)
      for (const slug of slugs('service')) expect((await page(`/services/${slug}`)).service.slug).toBe(slug)
      for (const slug of slugs('article')) {
        const { article } = await page(`/knowledge-center/${slug}`)
        expect(article.minutes).toBeGreaterThan(2)
        expect(article.related).toHaveLength(3)
        expect(article.contents.length).toBeGreaterThan(4)
      }
    }
  })

  test('a visitor reads a sample of an average salary among the questions: 1,000 to 1,500 dollars [K-058]', async () => {
    await seedSite(story.db, story.now())
    type Answers = { faq: { questions: { slug: string; answer: string }[] }[] }
    const answerIn = async (lang: 'ar' | 'en') => {
      const { body } = await story.person({ lang }).call(siteContract.page, { query: { path: '/faq' } })
      const { faq } = body.data as Answers
      return faq.flatMap(({ questions }) => questions).find(({ slug }) => slug === 'sample-salary')?.answer
    }
    expect(await answerIn('en')).toContain('1,000 to 1,500 dollars a month')
    expect(await answerIn('ar')).toContain('من 1,000 إلى 1,500 دولار في الشهر')
  })

  test.each([
    ['رمضان', 'ramadan-and-weekends'],
    ['العقود', 'contract-types'],
    ['عقد', 'contract-types'],
    ['السيرة الذاتية', 'cv-for-technologists'],
    ['المناطق الزمنيه', 'hiring-across-time-zones'],
    ['شفافيه الرواتب', 'salary-transparency'],
    ['التقييم', 'reading-a-technical-assessment'],
    ['MVP', 'building-an-mvp-team'],
  ])('a visitor who searches «%s» finds %s first', async (q, slug) => {
    await seedSite(story.db, story.now())
    const query = { path: '/knowledge-center', q }
    const { body } = await story.person({ lang: 'ar' }).call(siteContract.page, { query })
    expect(body.data.articles[0]?.slug).toBe(slug)
  })
})
