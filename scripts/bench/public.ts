// Browser measurements of the public pages, in the demo world on the embedded engine.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { type Lang, LANGS, openBrowser } from './browser.ts'
import { audits } from './lighthouse.ts'
import { type PageWeight, weigh } from './pages.ts'
import { paintings } from './painting.ts'
import { API, startServer } from './process.ts'
import { wake } from './hydration.ts'

const PORT = 4404
const pagesWith = (article: string) => [
  '/home/client',
  '/home/talent',
  '/why',
  '/about',
  '/services/talent-buyout',
  '/case-study',
  '/knowledge-center',
  article,
  '/podcast',
  '/faq',
  '/contact',
  '/ai-recruiter',
  '/bring-buddy',
  '/privacy',
]

export type PublicPage = PageWeight & { changes: string[] }
export type PublicBench = Awaited<ReturnType<typeof benchPublic>>

export async function benchPublic(rounds: { lcp: number; lighthouse: number }) {
  const scratch = mkdtempSync(join(tmpdir(), 'fareeq-bench-pages-'))
  const server = await startServer(API, PORT, '/api/ready', {
    DATA_DIR: scratch,
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
    PUBLIC_URL: `http://127.0.0.1:${PORT}`,
  })
  const { origin } = server
  const article = await firstArticle(origin)
  const timed = ['/home/client', '/home/talent', article, '/faq']
  const browser = await openBrowser()
  const pages = await eachPage(pagesWith(article), (page, lang) => visit(browser, origin, page, lang))
  const painted = await paintings(browser, origin, timed, rounds.lcp)
  await browser.close()
  const audited = await audits(origin, timed, rounds.lighthouse)
  await server.stop()
  rmSync(scratch, { recursive: true, force: true })
  return { pages, paintings: painted, lighthouse: audited }
}

async function firstArticle(origin: string): Promise<string> {
  const list = await fetch(`${origin}/knowledge-center`)
  const [, href] = /href="(\/knowledge-center\/[^"?#]+)"/.exec(await list.text()) ?? []
  if (!href) throw new Error('the knowledge centre lists no article')
  return href
}

async function eachPage<T>(
  pages: readonly string[],
  visitPage: (page: string, lang: Lang) => Promise<T>,
): Promise<T[]> {
  const results: T[] = []
  for (const page of pages)
    for (const lang of LANGS) {
      results.push(await visitPage(page, lang))
      process.stdout.write('.')
    }
  console.log()
  return results
}

/** On a phone for the first time, then on a desktop with consent answered. */
async function visit(browser: Browser, origin: string, page: string, lang: Lang): Promise<PublicPage> {
  const weight = await weigh(browser, origin, page, lang)
  const { changes, shift } = await wake(browser, origin, page, lang)
  return { ...weight, shift: Math.max(weight.shift, shift), changes }
}
