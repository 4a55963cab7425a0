import { SERVICE_SLUGS } from '@fareeq/domain/site/rules.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ARTICLES } from '../../../../seeds/site/articles.ts'
import { seedSite } from '../../../../seeds/site/site.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type Story, openStory } from '../../../testing/story.ts'
import { sitePages } from '../pages.ts'

const ORIGIN = 'https://fareeq.example'
let story: Story
beforeAll(async () => void (story = await openStory({ settings: { PUBLIC_URL: ORIGIN } })))
beforeEach(async () => {
  await story.reset()
  await seedSite(story.db, story.now())
})
afterAll(() => story.close())

type Element = { name: string; at: Record<string, string>; text: string; inside: Element[] }

/** A strict XML parser. */
function readXml(xml: string): Element {
  const root: Element = { name: '', at: {}, text: '', inside: [] }
  const open = [root]
  const parts = xml
    .replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>/, '')
    .matchAll(/<(\/?)([\w:]+)([^<>]*?)(\/?)>|([^<]+)/g)
  for (const [, closing, name = '', attributes = '', empty, text] of parts) {
    const here = open.at(-1)!
    if (text !== undefined) here.text += text.trim()
    else if (closing) expect(open.pop()!.name).toBe(name)
    else {
      const at = Object.fromEntries(
        [...attributes.matchAll(/ ([\w:]+)="([^"&]*)"/g)].map(([, key, value]) => [key, value]),
      )
      expect(attributes.replace(/ [\w:]+="[^"&]*"/g, ''), 'nothing but attributes').toBe('')
      const element = { name, at, text: '', inside: [] }
      here.inside.push(element)
      if (!empty) open.push(element)
    }
  }
  expect(open).toEqual([root])
  return root.inside[0]!
}

async function sitemap() {
  const { body } = await story.person().send('GET', '/sitemap.xml')
  return readXml(body).inside.map(({ inside }) => ({
    loc: inside.find(({ name }) => name === 'loc')!.text,
    lastmod: inside.find(({ name }) => name === 'lastmod')?.text,
    links: Object.fromEntries(
      inside.filter(({ name }) => name === 'xhtml:link').map(({ at }) => [at['hreflang'], at['href']]),
    ),
  }))
}

describe('the sitemap', () => {
  test('lists every public page in both languages, each naming the other, and each can be read', async () => {
    const entries = await sitemap()
    const locations = entries.map(({ loc }) => loc)
    expect(new Set(locations).size).toBe(locations.length)
    for (const path of [
      '/home/client',
      '/home/talent',
      '/why',
      '/about',
      '/faq',
      '/contact',
      '/services',
      '/podcast',
      '/case-study',
    ])
      for (const query of ['', '?lang=en']) expect(locations).toContain(`${ORIGIN}${path}${query}`)
    for (const slug of SERVICE_SLUGS) expect(locations).toContain(`${ORIGIN}/services/${slug}`)
    expect(locations.filter((loc) => loc.includes('/knowledge-center/'))).toHaveLength(
      ARTICLES.filter(({ kind }) => kind === 'article').length * 2,
    )
    const pages = sitePages(story.app.platform)
    for (const { loc, links } of entries) {
      const plain = loc.replace(/\?.*/, '')
      expect(links).toEqual({ ar: plain, en: `${plain}?lang=en`, 'x-default': plain })
      const page = await pages.read(loc.slice(ORIGIN.length), loc === plain ? 'ar' : 'en')
      expect(page?.id, loc).toEqual(expect.not.stringMatching('notFound'))
    }
  })

  test('says when the content of a page was last changed, and leaves out what is not published', async () => {
    const of = async (path: string) => (await sitemap()).find(({ loc }) => loc === ORIGIN + path)
    const seeded = story.now().toISOString()
    story.advance(1000)
    const later = story.now()
    await story.db.run(sql`
      update site_items set updated_at = ${later} where (kind, slug) in (('page', 'why'), ('article', 'contract-types'), ('faq_group', 'basics'))`)
    expect((await of('/why'))?.lastmod).toBe(later.toISOString())
    expect((await of('/about'))?.lastmod).toBe(seeded)
    expect((await of('/knowledge-center/contract-types'))?.lastmod).toBe(later.toISOString())
    expect((await of('/knowledge-center'))?.lastmod).toBe(later.toISOString())
    expect((await of('/contact'))?.lastmod).toBeUndefined()
    await story.db.run(sql`
      update site_items set published = false where kind = 'case_study' or slug in ('why', 'mvp', 'contract-types')`)
    for (const path of ['/case-study', '/why', '/services/mvp', '/knowledge-center/contract-types'])
      expect(await of(path), path).toBeUndefined()
  })
})
