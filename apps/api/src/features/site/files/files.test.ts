import { LANGS } from '@fareeq/domain/kernel/language/locale.ts'
import { siteFilesContract } from '@fareeq/domain/site/contract-files.ts'
import { readBlocks } from '@fareeq/domain/site/rules-markdown.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ARTICLES } from '../../../../seeds/site/articles.ts'
import { seedSite } from '../../../../seeds/site/site.ts'
import { type Server, createServer } from '../../../platform/http/server.ts'
import { testMetrics } from '../../../testing/metrics.ts'
import { type Story, openStory } from '../../../testing/story.ts'
import { sitePages } from '../pages.ts'
import { siteRoutes } from '../routes.ts'

const ORIGIN = 'https://fareeq.example'
let story: Story
let server: Server
beforeAll(async () => {
  story = await openStory({ settings: { PUBLIC_URL: ORIGIN } })
  server = createServer({ ...story.app.platform, metrics: testMetrics() })
  siteRoutes(server)
  // A stub of the pages' route.
  server.http.get('/*', (_request, reply) => reply.send('a page'))
})
beforeEach(async () => {
  await story.reset()
  await seedSite(story.db, story.now())
})
afterAll(async () => {
  await server.http.close()
  await story.close()
})

async function get(url: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: responseHeaders, body } = await server.http.inject({ url, headers })
  return { status: statusCode, headers: responseHeaders, body }
}

test('robots read what a visitor reads, and find the sitemap', async () => {
  const { body } = await get('/robots.txt')
  const rules = body.split('\n').flatMap((line) => {
    const [, rule, path = ''] = /^(Allow|Disallow): (.*)$/.exec(line) ?? []
    return rule ? [{ allow: rule === 'Allow', path }] : []
  })
  /** The longest matching rule wins: RFC 9309. */
  const mayRead = (path: string) =>
    rules.filter((rule) => path.startsWith(rule.path)).toSorted((a, b) => b.path.length - a.path.length)[0]?.allow
  const open = [
    '/',
    '/home/client',
    '/knowledge-center/contract-types',
    '/talent/landing',
    '/client/book-a-meeting',
    '/login',
  ]
  const closed = [
    '/api/site/contact',
    '/sq/client/matching',
    '/ops/login',
    '/client/home',
    '/talent/wizard',
    '/local/outbox',
  ]
  expect(open.filter(mayRead)).toEqual(open)
  expect(closed.filter(mayRead)).toEqual([])
  expect(mayRead('/api/site/page?path=/faq')).toBe(true)
  expect(body).toMatch(/^User-agent: \*$/m)
  expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
})

test('installed, the site bears its name in the language of the page', async () => {
  const manifest = async (url: string, cookie = '') => JSON.parse((await get(url, { cookie })).body)
  expect(await manifest('/manifest.webmanifest')).toMatchObject({
    short_name: 'فريق',
    lang: 'ar',
    dir: 'rtl',
    start_url: '/home/client',
    display: 'standalone',
    background_color: expect.stringMatching(/^#[\da-f]{6}$/),
    theme_color: expect.stringMatching(/^#[\da-f]{6}$/),
    icons: [{ src: '/favicon.svg' }, { src: '/icon-maskable.svg', purpose: 'maskable' }],
  })
  const english = { short_name: 'Fareeq', lang: 'en', dir: 'ltr', start_url: '/home/client?lang=en' }
  expect(await manifest('/manifest.webmanifest?lang=en')).toMatchObject(english)
  expect(await manifest('/manifest.webmanifest', 'lang=en')).toMatchObject(english)
})

test('a language model is told what this is and where to read on; every link of it can be read', async () => {
  const { body } = await get('/llms.txt')
  expect(body).toMatch(/^# Fareeq · فريق\n\n> \S/)
  const links = [...body.matchAll(/^- \[(.+)\]\((.+)\): \S.+$/gm)].map(([, name, href]) => ({ name, href: href! }))
  expect(body.match(/^- /gm)).toHaveLength(links.length)
  const articles = ARTICLES.filter(({ kind }) => kind === 'article').map(({ slug }) => slug)
  for (const slug of articles)
    for (const query of ['', '?lang=en'])
      expect(links.map(({ href }) => href)).toContain(`${ORIGIN}/knowledge-center/${slug}.md${query}`)
  const pages = sitePages(story.app.platform)
  for (const { href } of links) {
    const path = href.slice(ORIGIN.length)
    if (/\.md\b/.test(path)) expect(await get(path), path).toMatchObject({ status: 200 })
    else expect(await pages.read(path, 'ar'), path).not.toBeNull()
  }
})

describe('an article as Markdown', () => {
  test('holds the title, the lead, the day, the reading time and the text, and names the page as the original', async () => {
    for (const lang of LANGS) {
      const { status, headers, body } = await get(`/knowledge-center/contract-types.md?lang=${lang}`)
      const item = ARTICLES.find(({ slug }) => slug === 'contract-types')! as unknown as Record<
        typeof lang,
        { title: string; lead: string; body: string }
      >
      const { title, lead, body: text } = item[lang]
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        'content-language': lang,
        link: `<${ORIGIN}/knowledge-center/contract-types${lang === 'en' ? '?lang=en' : ''}>; rel="canonical"`,
      })
      const [heading, opening, facts] = body.split('\n\n')
      expect([heading, opening]).toEqual([`# ${title}`, lead])
      expect(facts).toMatch(
        lang === 'ar' ? /^\*\d+ \S+ 2026 · قراءة في \d+ دقائق\*$/ : /^\*\d+ \w+ 2026 · \d+ minutes to read\*$/,
      )
      // Policies are named in the text and written with the number in force.
      for (const piece of text.trim().split(/\{\w+\}/)) expect(body).toContain(piece)
      expect(body).not.toMatch(/\{\w+\}/)
    }
    const plain = await get('/knowledge-center/contract-types.md', { cookie: 'lang=en', 'accept-language': 'en' })
    expect(plain.headers['content-language']).toBe('ar')
  })

  test('questions and answers are one too', async () => {
    const headings = readBlocks((await get('/faq.md?lang=en')).body).filter(({ kind }) => kind === 'heading')
    expect(headings.length).toBeGreaterThan(20)
  })

  test.each([
    ['/knowledge-center/nothing.md', 404],
    ['/knowledge-center/UPPER.md', 404],
    ['/knowledge-center/a.b.md', 404],
    ['/knowledge-center/..%2f..%2fetc.md', 404],
    [`/knowledge-center/${'a'.repeat(90)}.md`, 404],
    ['/knowledge-center/a%00.md', 400],
    ['/knowledge-center/contract-types.md?lang=fr', 422],
    ['/faq.md?lang=fr', 422],
  ])('%s is refused: %i', async (url, status) => {
    expect(await get(url)).toMatchObject({ status })
  })
})

test('each is kept for an hour, is not sent twice to whoever has it, and goes before the pages', async () => {
  const types: Record<string, string> = {
    '/sitemap.xml': 'application/xml; charset=utf-8',
    '/robots.txt': 'text/plain; charset=utf-8',
    '/manifest.webmanifest': 'application/manifest+json; charset=utf-8',
    '/.well-known/security.txt': 'text/plain; charset=utf-8',
    '/llms.txt': 'text/plain; charset=utf-8',
    '/knowledge-center/:slug.md': 'text/markdown; charset=utf-8',
    '/faq.md': 'text/markdown; charset=utf-8',
  }
  for (const { path, answer } of Object.values(siteFilesContract)) {
    if (answer !== 'file') continue
    const url = path.replace(':slug', 'contract-types')
    const { status, headers } = await get(url)
    expect([path, status, headers['content-type']]).toEqual([path, 200, types[path]])
    expect(headers['cache-control']).toBe('public, max-age=3600')
    expect(await get(url, { 'if-none-match': String(headers.etag) })).toMatchObject({ status: 304, body: '' })
    const head = await server.http.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', headers.etag])
  }
  for (const url of [
    '/knowledge-center/contract-types',
    '/knowledge-center/',
    '/faq',
    '/knowledge-center/x.mdx',
    '/robots',
  ])
    expect(await get(url), url).toMatchObject({ status: 200, body: 'a page' })
})
