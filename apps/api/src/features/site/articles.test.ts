import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { siteContract as contract } from '@fareeq/domain/site/contract.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { freshStory } from '../../testing/story.ts'

const story = await freshStory()

const request = (path: string, query: { lang?: Lang; q?: string; topic?: string } = {}) =>
  story.person({ lang: 'ar' }).call(contract.page, { query: { path, ...query } })

describe('the knowledge center', () => {
  beforeEach(async () => {
    const add = (slug: string, ar: object, en: object, day: string) =>
      story.db.run(sql`
        insert into site_items (kind, slug, ar, en, data, updated_at, ar_changed_at, en_changed_at)
        values ('article', ${slug}, ${JSON.stringify(ar)}, ${JSON.stringify(en)},
          ${JSON.stringify({ topic: 'hiring', published_on: day, related: ['b', 'gone'] })}, ${story.now()}, ${story.now()}, ${story.now()})`)
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
  const find = async (query: Parameters<typeof request>[1]) =>
    (await request('/knowledge-center', query)).body.data.articles.map(({ slug }: { slug: string }) => slug)

  test('lists articles newest first, and finds them in either language, the title first', async () => {
    expect(await find({})).toEqual(['b', 'a'])
    expect(await find({ q: 'عُقود' })).toEqual(['a', 'b'])
    expect(await find({ q: 'اداره' })).toEqual(['a'])
    expect(await find({ q: 'contract', lang: 'en' })).toEqual(['a', 'b'])
    expect(await find({ q: 'contract', lang: 'ar' })).toEqual([])
    expect(await find({ q: 'constructor' })).toEqual([])
  })

  test('a topic narrows the list; one that does not exist is no topic', async () => {
    await story.db.run(sql`
      insert into site_items (kind, slug, ar, en, updated_at, ar_changed_at, en_changed_at)
      select 'topic', slug, '{"title": "موضوع"}', '{"title": "Topic"}', ${story.now()}, ${story.now()}, ${story.now()}
      from unnest(array['hiring', 'careers']) as slug`)
    expect((await request('/knowledge-center', { topic: 'hiring', q: 'رمضان' })).body.data).toMatchObject({
      topics: [{ slug: 'careers' }, { slug: 'hiring' }],
      articles: [{ slug: 'b', excerpt: null }],
      q: 'رمضان',
      topic: 'hiring',
    })
    expect(await find({ topic: 'careers' })).toEqual([])
    expect((await request('/knowledge-center', { topic: 'nothing' })).body.data).toMatchObject({
      topic: null,
      articles: [{ slug: 'b' }, { slug: 'a' }],
    })
  })

  test('shows one with its contents, blocks, reading time and related ones that exist', async () => {
    const { body } = await request('/knowledge-center/a')
    expect(body.data).toMatchObject({ id: 'article', topics: [] })
    expect(body.data.article).toMatchObject({
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
    const { status } = await story.person().send('GET', `/api/site/page?path=/knowledge-center/${slug}`)
    expect([400, 404]).toContain(status)
  })
})
