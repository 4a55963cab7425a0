import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pageTitle } from '@fareeq/domain/kernel/language/brand.ts'
import { matchPath } from '@fareeq/domain/navigation/paths.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ar } from '../../apps/web/src/platform/titles/ar.ts'
import { en } from '../../apps/web/src/platform/titles/en.ts'
import { openBrowser } from './browser.ts'
import { createGroupRecord } from './group-record.ts'
import { walk } from './walk.ts'

/** A site with one fault of each kind. */
const BODIES: Record<string, string> = {
  '/home/client': `
    <a href="/why">Right</a>
    <a href="/404">Not found</a>
    <a href="/contact" onclick="event.preventDefault()">Nothing</a>
    <a href="/faq">Elsewhere</a>
    <a href="/podcast">Error</a>
    <a href="/about">Refused</a>
    <a href="/services">Arabic</a>
    <a href="/privacy">Script</a>
    <a href="#nowhere">Fragment</a>
    <button onclick="location = '/404'">Button</button>`,
  '/why': `
    <a href="/home/client">Right</a>
    <div style="position: relative">
      <a href="/home/client">Covered</a>
      <p style="position: absolute; inset: 0; margin: 0">Sheet</p>
    </div>`,
  '/podcast': '<div role="alert"><svg class="fill-danger"></svg>Could not be loaded</div>',
  '/privacy': '<script>setTimeout(() => { throw new Error("fault") })</script>',
}

const site = createServer(({ url = '/' }, response) => {
  const { pathname } = new URL(url, 'http://localhost')
  if (pathname === '/faq') return response.writeHead(302, { location: '/terms' }).end()
  const id = matchPath(pathname)?.id ?? 'notFound'
  const lang = id === 'services' ? 'ar' : 'en'
  const main = `<main><h1>${id}</h1>${BODIES[pathname] ?? ''}</main>`
  response.writeHead(id === 'about' ? 500 : 200, { 'content-type': 'text/html; charset=utf-8' })
  return response.end(`<html lang="${lang}"><title>${pageTitle(lang, { ar, en }[lang][id])}</title>${main}</html>`)
})
let browser: Awaited<ReturnType<typeof openBrowser>>

beforeAll(async () => {
  browser = await openBrowser()
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await browser.close()
  site.close()
})

test('the crawl finds every kind of link that leads nowhere', async () => {
  const page = await browser.newPage()
  const state = { local: {}, tab: {} }
  const { findings } = await walk({
    page,
    origin: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    person: { name: 'visitor', group: 'visitor', starts: ['/home/client'], open: () => Promise.resolve(state) },
    state,
    lang: 'en',
    group: createGroupRecord(),
    deadline: Date.now() + 60_000,
  })
  const texts = new Set(findings.filter(({ label }) => label !== '').map(({ label, text }) => `${label}: ${text}`))
  expect([...texts].toSorted()).toEqual([
    'Arabic: changed the language to ar',
    'Button: arrived at /404',
    'Covered: is covered by <p style="position: absolute; inset: 0; margin: 0">Sheet</p>',
    'Elsewhere: led to /terms instead',
    'Error: arrived at an error: Could not be loaded',
    'Not found: arrived at /404',
    'Nothing: nothing happened',
    'Refused: 500 /about',
    'Script: page error: fault',
  ])
  // Loaded by themselves, and what is wrong with a page beside its links.
  const own = findings.filter(({ label }) => label === '').map(({ href, text }) => `${href}: ${text}`)
  expect(own).toContain('#nowhere: names no place on the page')
  expect(own).toContain('/about: answered with 500')
}, 90_000)
