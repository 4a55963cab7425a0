import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import { SERVICE_SLUGS } from '@fareeq/domain/site/rules.ts'
import { type APIRequestContext, expect } from '@playwright/test'
import { lang } from './story.ts'
import { test } from './story-test.ts'

const PAGES = [
  '/home/client',
  '/home/talent',
  '/why',
  '/about',
  '/case-study',
  '/knowledge-center',
  '/podcast',
  '/faq',
  '/contact',
  '/services',
  '/pricing',
  '/ai-recruiter',
  '/how-suggestions-are-made',
  '/bring-buddy',
  '/privacy',
  '/terms',
  ...SERVICE_SLUGS.map((slug) => `/services/${slug}`),
]

async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(`${path}?lang=${lang()}`)
  const html = await answer.text()
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, group = '']) => group)
  return { answer, html, all, one: (pattern: RegExp) => pattern.exec(html)?.[1] ?? '' }
}

type Thing = { '@type': string } & Record<string, unknown>
const thingsOf = (script: string) => (JSON.parse(script) as { '@graph': Thing[] })['@graph']

test('every page arrives whole, in its language, and says which address it has in which', async ({
  request,
  baseURL,
}) => {
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  for (const path of PAGES) {
    const { answer, html, all, one } = await read(request, path)
    expect([path, answer.status(), answer.headers()['content-language']]).toEqual([path, 200, lang()])
    expect(html).toContain(`<html lang="${lang()}" dir="${lang() === 'ar' ? 'rtl' : 'ltr'}">`)
    const english = `${baseURL}${path}?lang=en`
    const arabic = `${baseURL}${path}`
    expect(one(/rel="canonical" href="([^"]+)"/)).toBe(lang() === 'en' ? english : arabic)
    expect(all(/rel="alternate" hreflang="([^"]+)"/g)).toEqual(['ar', 'en', 'x-default'])
    expect(all(/rel="alternate" hreflang="[^"]+" href="([^"]+)"/g)).toEqual([arabic, english, arabic])
    expect(all(/<h1[ >]/g)).toHaveLength(1)
    titles.add(one(/<title>([^<]+)/))
    descriptions.add(one(/name="description" content="([^"]+)/))
    expect(html).not.toContain('noindex')
  }
  expect([titles.size, descriptions.size]).toEqual([PAGES.length, PAGES.length])
  for (const title of titles) expect(title.startsWith(`${BRAND[lang()]} - `)).toBe(true)
})

test('pages tell machines what they are: who we are, the way here, services, questions and articles', async ({
  request,
}) => {
  const articles = (await read(request, '/knowledge-center')).all(/href="(\/knowledge-center\/[a-z0-9-]+)"/g)
  const expected: [string, string | undefined][] = [
    ['/home/client', undefined],
    ['/why', 'BreadcrumbList'],
    ['/services/talent-buyout', 'Service'],
    ['/faq', 'FAQPage'],
    [articles[0] ?? '', 'Article'],
  ]
  for (const [path, kind] of expected) {
    const { one } = await read(request, path)
    const things = thingsOf(one(/<script type="application\/ld\+json">(.+?)<\/script>/))
    const kinds = things.map((thing) => thing['@type'])
    expect(kinds).toContain('Organization')
    if (kind) expect(kinds).toEqual(expect.arrayContaining(['BreadcrumbList', kind]))
    for (const [name, value] of Object.entries(things.at(-1) ?? {}))
      expect([path, name, !!value]).toEqual([path, name, true])
  }
})

test('every page is shared with a picture of its own, in its language', async ({ request }) => {
  const images = new Set<string>()
  for (const path of ['/home/client', '/faq', '/services/mvp']) {
    const { one } = await read(request, path)
    const address = new URL(one(/property="og:image" content="([^"]+)"/))
    expect(address.pathname).toBe(`/og/${lang()}${path}.png`)
    const answer = await request.get(address.pathname)
    expect(answer.headers()['content-type']).toBe('image/png')
    const png = await answer.body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    images.add(png.toString('base64'))
  }
  expect(images.size).toBe(3)
  expect((await request.get(`/og/${lang()}/services/none.png`)).status()).toBe(404)
})

test('every address in the site map opens, and signed-in areas are not in it', async ({ request, baseURL }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThanOrEqual(PAGES.length)
  for (const path of PAGES) expect(map).toContain(`${baseURL}${path}`)
  for (const address of addresses) expect([address, (await request.get(address)).status()]).toEqual([address, 200])
  expect(map).not.toMatch(/\/(?:sq|ops|login|client-signup)\//)
  const page = await request.get('/sq/client/matching')
  expect(page.headers()['x-robots-tag']).toBe('noindex')
})
