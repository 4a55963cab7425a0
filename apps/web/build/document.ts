// The HTML document around a rendered page, and around the app shell.
import { createHash } from 'node:crypto'
import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import type { HydrationFiles } from '../src/areas/public/hydrate-on-input.ts'
import { text } from './escape.ts'
import { PICTURE } from './picture.ts'

/** Placeholder for the public URL, which only the running server knows. */
export const ORIGIN = '__ORIGIN__'

export type Files = HydrationFiles & { css: string; fonts: readonly string[] }

/** Source of the functions in `inline-scripts.ts`. */
export type InlineScripts = { boot: string; hydrateOnInput: string; recordPresses: string }

export type Page = {
  path: string
  lang: 'ar' | 'en'
  title: string
  description?: string
  body: string
  /** `visitor`: hydrated on interaction, without a router. `app`: hydrated at once, with the whole app. */
  way: 'visitor' | 'app'
  indexed: boolean
  /** Embedded data for hydration. */
  data?: unknown
  /** Social preview image (Open Graph). */
  picture?: { type: 'website' | 'article' }
  /** Further head elements, e.g. JSON-LD. */
  head?: readonly string[]
}

/** JSON inside a script element, escaped. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
export const jsonScript = (type: string, value: unknown, id?: string) =>
  `<script type="${type}"${id ? ` id="${id}"` : ''}>${json(value)}</script>`

const callBoot = ({ boot }: InlineScripts) => `(${boot})(window)`
/** Forms of a visitor's page are native. */
const callRecordPresses = ({ recordPresses }: InlineScripts, way: Page['way']) =>
  `(${recordPresses})(window,${way === 'visitor'})`
const callHydrateOnInput = ({ hydrateOnInput }: InlineScripts, { entry, arrival, app, chunks }: Files) =>
  `(${hydrateOnInput})(window,h=>import(h),${json({ entry, arrival, app, chunks } satisfies HydrationFiles)})`

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

export const addressOf = (path: string, lang: string) => `${ORIGIN}${path}${lang === 'en' ? '?lang=en' : ''}`

const alternates = (path: string, lang: string) => [
  `<link rel="canonical" href="${addressOf(path, lang)}">`,
  ...['ar', 'en'].map((other) => `<link rel="alternate" hreflang="${other}" href="${addressOf(path, other)}">`),
  `<link rel="alternate" hreflang="x-default" href="${addressOf(path, 'ar')}">`,
]

const meta = (property: string, content: string) => `<meta property="${property}" content="${text(content)}">`

/** Open Graph metadata. */
const shared = ({ path, lang, title, description, picture }: Page) => [
  meta('og:title', title),
  meta('og:site_name', BRAND[lang]),
  meta('og:type', picture?.type ?? 'website'),
  meta('og:url', addressOf(path, lang)),
  meta('og:locale', lang === 'ar' ? 'ar_SA' : 'en_GB'),
  meta('og:locale:alternate', lang === 'ar' ? 'en_GB' : 'ar_SA'),
  ...(description ? [meta('og:description', description)] : []),
  ...(picture
    ? [
        meta('og:image', `${ORIGIN}/og/${lang}${path}.png`),
        meta('og:image:width', String(PICTURE.width)),
        meta('og:image:height', String(PICTURE.height)),
        meta('og:image:alt', title),
        '<meta name="twitter:card" content="summary_large_image">',
      ]
    : []),
]

const HEAD = [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
]
/** A manifest is fetched without cookies, so its URL has the language. */
const icons = (lang: string) => [
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  `<link rel="manifest" href="/manifest.webmanifest${lang === 'en' ? '?lang=en' : ''}">`,
]
const style = (css: string) => `<style>${css}</style>`
const fontLinks = (fonts: readonly string[]) =>
  fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
/** Render blocking: vertically centred content is painted as a whole, because a part of it would be at another position. */
const RENDER_BLOCKING = {
  link: '<link rel="expect" href="#rendered" blocking="render">',
  end: '<span id="rendered" hidden></span>',
}
const scripts = ({ entry, chunks }: Pick<Files, 'entry' | 'chunks'>) => [
  ...chunks.map((href) => `<link rel="modulepreload" href="${href}">`),
  `<script type="module" src="${entry}"></script>`,
]

export function pageDocument(page: Page, files: Files, inline: InlineScripts) {
  const { path, lang, title, description, body, way, indexed, data, head = [] } = page
  const bootScript = `${callBoot(inline)};${callRecordPresses(inline, way)}`
  const hydration = way === 'visitor' ? callHydrateOnInput(inline, files) : undefined
  const about = description ? `<meta name="description" content="${text(description)}">` : ''
  const html = [
    `<!doctype html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><head>`,
    ...HEAD,
    `<script>${bootScript}</script>`,
    `<title>${text(title)}</title>${about}`,
    ...(indexed ? alternates(path, lang) : ['<meta name="robots" content="noindex">']),
    ...shared(page),
    ...head,
    ...fontLinks(files.fonts),
    style(files.css),
    ...icons(lang),
    ...(hydration ? [] : [RENDER_BLOCKING.link, ...scripts(files)]),
    '</head><body>',
    `<div id="root" data-${way === 'app' ? 'hydrate' : 'page'}="${text(path)}">${body}</div>`,
    data === undefined ? '' : jsonScript('application/json', data, 'page'),
    hydration ? `<script>${hydration}</script>` : RENDER_BLOCKING.end,
    '</body></html>',
  ].join('')
  return { html, scripts: [bootScript, ...(hydration ? [hydration] : [])].map(hashOf) }
}

/** The app shell is the same for everybody: the boot script sets the language. */
export function shellDocument(
  files: Pick<Files, 'fonts' | 'entry' | 'chunks'> & { stylesheet: string },
  inline: InlineScripts,
) {
  const bootScript = callBoot(inline)
  const html = [
    '<!doctype html><html lang="ar" dir="rtl" data-shell><head>',
    ...HEAD,
    `<script>${bootScript}</script>`,
    '<title>فريق</title><meta name="robots" content="noindex">',
    ...fontLinks(files.fonts),
    `<link rel="stylesheet" href="${files.stylesheet}">`,
    ...icons('ar'),
    ...scripts(files),
    '</head><body><div id="root"></div></body></html>',
  ].join('')
  return { html, scripts: [hashOf(bootScript)] }
}
