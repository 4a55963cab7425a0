import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test'

export const CHROMIUM = '/usr/bin/chromium'
export const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']
export const LANGS = ['ar', 'en'] as const
export type Lang = (typeof LANGS)[number]

export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 900 } }

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: CHROMIUM, args: ARGS })

/** A fresh browser profile, but for these cookies. */
export async function visitor(
  browser: Browser,
  origin: string,
  cookies: Record<string, string>,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })))
  return context
}
