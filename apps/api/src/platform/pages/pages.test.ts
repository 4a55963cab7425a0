import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testMetrics } from '../../testing/metrics.ts'
import { silent } from '../../testing/silent.ts'
import { type RenderPosted, servePages } from './pages.ts'
import { policy } from './sending.ts'
import { soon } from '../../testing/soon.ts'

const dist = mkdtempSync(join(tmpdir(), 'fareeq-pages-'))
const http = fastify({ routerOptions: { ignoreTrailingSlash: true } })

function write(name: string, content: string | Buffer) {
  mkdirSync(join(dist, name, '..'), { recursive: true })
  writeFileSync(join(dist, name), content)
}

/** A stub of the server bundle: address, language, and its data. */
const BUNDLE = `export const renderPage = (site, { href, data: { page, posted } }) => Promise.resolve({
  html: '<html lang="' + page.lang + '"><link rel="canonical" href="__ORIGIN__/x">' + site.name + ' ' + href + ' ' + page.q + (posted?.faults[0]?.error ?? ''),
  scripts: ['sha256-boot='],
})`

let text = 'first'
let isDown = false
let read = 0
let change = () => {}
const clock = { time: 0, now: () => new Date(clock.time) }
const source = {
  read(href: string, lang: 'ar' | 'en') {
    read++
    if (isDown) return Promise.reject(new Error('no database'))
    const id = { '/home/client': 'homeClient', '/404': 'notFound' }[href.split('?')[0] ?? '']
    return Promise.resolve(id ? ({ id, lang, services: [], q: text } as never) : null)
  },
  onChange(listener: () => void) {
    change = listener
  },
}
let renderPosted: RenderPosted | undefined

beforeAll(async () => {
  const page = (name: string) => ({
    files: { ar: `pages/ar/${name}.html`, en: `pages/en/${name}.html` },
    scripts: ['sha256-boot='],
  })
  for (const lang of ['ar', 'en']) write(`pages/${lang}/login.html`, `<html lang="${lang}">login __ORIGIN__`)
  write('app.html', '<html data-shell>')
  write('assets/app-1.js', 'let a = 1')
  write('assets/app-1.js.br', brotliCompressSync('let a = 1'))
  write('assets/app-1.js.map', '{"version":3}')
  write('favicon.svg', '<svg/>')
  write('.vite/manifest.json', '{"secret":true}')
  write('server/render-page.js', BUNDLE)
  write('server/site.json', '{"name":"secret"}')
  write('server/package.json', '{"type":"module"}')
  const shell = { file: 'app.html', scripts: ['sha256-shell='] }
  write('pages/manifest.json', JSON.stringify({ pages: { '/login': page('login') }, shell, vendors: [] }))
  http.get('/api/ping', () => ({ data: 'pong' }))
  const options = {
    dist,
    publicUrl: 'https://fareeq.example/',
    off: [],
    production: true,
    source,
    clock,
    log: silent,
    metrics: testMetrics(),
  }
  renderPosted = (await servePages(http, options))?.renderPosted
  http.post('/contact-form', (request, reply) => {
    const posted = { values: {}, faults: [{ error: 'too long' }] }
    return renderPosted?.(request, reply, { status: 422, posted })
  })
  await http.ready()
})
afterAll(async () => {
  await http.close()
  rmSync(dist, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers })

test('a page is Arabic by default, English by cookie, and what ?lang says above both: K-032', async () => {
  const languages = await Promise.all([
    get('/home/client'),
    get('/home/client', { cookie: 'a=b; lang=en' }),
    get('/home/client?lang=ar', { cookie: 'lang=en' }),
    get('/home/client?lang=en'),
    get('/home/client', { cookie: 'lang=fr' }),
  ])
  expect(languages.map((answer) => answer.headers['content-language'])).toEqual(['ar', 'en', 'ar', 'en', 'ar'])
  expect(languages.map((answer) => /lang="(\w+)"/.exec(answer.body)?.[1])).toEqual(['ar', 'en', 'ar', 'en', 'ar'])
  expect(languages[0]?.headers.vary).toBe('Cookie, Accept-Encoding')
  expect(languages[0]?.body).toContain('href="https://fareeq.example/x"')
})

test('the language an address asked for is remembered, also where no script runs', async () => {
  const cookieOf = async (url: string, cookie = '') => (await get(url, { cookie })).headers['set-cookie']
  expect(await cookieOf('/home/client?lang=en')).toMatch(/^lang=en; Path=\/; Max-Age=31536000; SameSite=Lax$/)
  expect(await cookieOf('/login?lang=en', 'lang=ar')).toMatch(/^lang=en;/)
  expect([await cookieOf('/home/client?lang=en', 'lang=en'), await cookieOf('/home/client?lang=fr')]).toEqual([
    undefined,
    undefined,
  ])
})

test('a page carries the policy with the hashes of its own scripts, and a tag that saves sending it again', async () => {
  const first = await get('/home/client')
  expect(first.headers['content-security-policy']).toBe(
    "default-src 'self'; script-src 'self' 'sha256-boot='; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
  )
  expect(first.headers.etag).toMatch(/^W\//)
  const again = await get('/home/client', { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const other = await get('/home/client?lang=en', { 'if-none-match': String(first.headers.etag) })
  expect(other.statusCode).toBe(200)
})

test('a page is sent in the best encoding the caller takes', async () => {
  const plain = (await get('/home/client')).body
  const br = await get('/home/client', { 'accept-encoding': 'gzip, deflate, br' })
  expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).toString()]).toEqual(['br', plain])
  const gzip = await get('/home/client', { 'accept-encoding': 'gzip, br;q=0' })
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual(['gzip', plain])
})

test('a hashed file is kept for ever, other files for an hour', async () => {
  const asset = await get('/assets/app-1.js', { 'accept-encoding': 'br' })
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect([asset.headers['content-type'], brotliDecompressSync(asset.rawPayload).toString()]).toEqual([
    'text/javascript; charset=utf-8',
    'let a = 1',
  ])
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
  const map = await get('/assets/app-1.js.map', { 'accept-encoding': 'br' })
  expect([map.headers['content-type'], map.body]).toEqual(['application/json; charset=utf-8', '{"version":3}'])
  expect((await get('/assets/gone-2.js')).statusCode).toBe(404)
})

test('nothing outside the build, and nothing inside it that is not a page or an asset, can be read', async () => {
  for (const url of [
    '/../package.json',
    '/assets/../../../../etc/passwd',
    '/assets/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/.vite/manifest.json',
    '/pages/manifest.json',
    '/pages/ar/login.html',
    '/server/render-page.js',
    '/server/site.json',
    '/app.html',
    '/assets/app-1.js.br',
  ]) {
    const answer = await get(url)
    expect([url, answer.statusCode]).toEqual([url, 404])
    expect(answer.body).not.toMatch(/"secret"|root:|"name"/)
  }
})

test('an unknown address is a real 404 that shows the page, and so is the page itself', async () => {
  const unknown = await get('/no/such/page?lang=en')
  expect([unknown.statusCode, unknown.headers['content-language']]).toEqual([404, 'en'])
  expect(unknown.body).toContain('secret /404 ')
  const lost = await get('/404')
  expect([lost.statusCode, lost.headers['x-robots-tag']]).toEqual([404, 'noindex'])
  expect((await get('/404?nomination=expired')).body).toContain('/404?nomination=expired')
  expect((await get('/services/none')).statusCode).toBe(404)
})

test('a page is drawn once for everybody, anew as soon as its content changed, and in time by itself', async () => {
  const clientName = async () => /client (\w+)/.exec((await get('/home/client?utm_source=x')).body)?.[1]
  await clientName()
  read = 0
  text = 'second'
  expect([await clientName(), await clientName(), read]).toEqual(['first', 'first', 0])
  change()
  expect([await clientName(), await clientName(), read]).toEqual(['second', 'second', 1])
  text = 'third'
  clock.time += 6 * 60_000
  expect(await clientName()).toBe('second')
  await soon(async () => expect(await clientName()).toBe('third'))
})

test('while the content cannot be read, the page that was drawn last is shown, and a shell where there was none', async () => {
  await get('/home/client')
  isDown = true
  change()
  expect((await get('/home/client')).body).toContain('third')
  const never = await get('/faq')
  expect([never.statusCode, never.body]).toEqual([200, '<html data-shell>'])
  isDown = false
  expect((await get('/home/client')).statusCode).toBe(200)
})

test('a form that was posted without a script gets its page back, with what was wrong', async () => {
  const answer = await http.inject({ method: 'POST', url: '/contact-form?lang=en' })
  expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([422, 'noindex'])
  expect(answer.body).toMatch(/lang="en".*too long/)
})

test('signed-in areas get the shell and are kept out of search engines', async () => {
  for (const url of [
    '/talent/home',
    '/client/wizard',
    '/sq/client/matching',
    '/settings',
    '/sq/client/talent-profile/7?token=x',
  ]) {
    const answer = await get(url)
    expect([url, answer.statusCode, answer.body, answer.headers['x-robots-tag']]).toEqual([
      url,
      200,
      '<html data-shell>',
      'noindex',
    ])
  }
  expect((await get('/home/client')).headers['x-robots-tag']).toBeUndefined()
})

test('addresses that only stand for another one are answered with it: R-013 R-019', async () => {
  expect((await get('/?lang=en')).headers.location).toBe('/home/client?lang=en')
  expect((await get('/talent/landing')).headers.location).toBe('/home/talent')
})

test('the front page of a talent who is signed in is the app’s to choose: D-115', async () => {
  const answer = await get('/', { cookie: 'home=talent' })
  expect([answer.statusCode, answer.body]).toEqual([200, '<html data-shell>'])
  expect((await get('/', { cookie: 'home=' })).headers.location).toBe('/home/client')
  expect((await get('/', { cookie: 'lang=en' })).headers.location).toBe('/home/client')
})

test('the API stays the API: an unknown call is not answered with a page', async () => {
  expect((await get('/api/ping')).json()).toEqual({ data: 'pong' })
  const unknown = await get('/api/none')
  expect([unknown.statusCode, unknown.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
})

test('an API of another origin, which the build was told of, may be called by its pages [A-005]', () => {
  const lines = policy({ scripts: [], vendors: [], api: 'https://api.fareeq.example' }).split('; ')
  expect(lines).toContain("connect-src 'self' https://api.fareeq.example")
  expect(lines).toContain("media-src 'self' blob: https://api.fareeq.example")
  expect(lines.filter((line) => line.includes('api.fareeq.example'))).toHaveLength(2)
})

test('whoever the build was told to measure with is let in by the policy, and nobody else', () => {
  const of = (vendors: Parameters<typeof policy>[0]['vendors']) =>
    Object.fromEntries(
      policy({ scripts: ['sha256-boot='], vendors })
        .split('; ')
        .map((line) => line.split(/ (.*)/)),
    )
  expect(of([])).toMatchObject({ 'script-src': "'self' 'sha256-boot='", 'connect-src': "'self'" })
  expect(of(['google'])['script-src']).toBe("'self' 'sha256-boot=' https://www.googletagmanager.com")
  expect(of(['google', 'hotjar'])['connect-src']).toContain('wss://*.hotjar.com')
})
