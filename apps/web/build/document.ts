// The HTML around a drawn page, and around the empty shell of the signed-in rooms.
import { createHash } from 'node:crypto'

/** Replaced by the server with its public address: the build does not know where it will live. */
export const ORIGIN = '__ORIGIN__'

export type Files = {
  entry: string
  /** The whole app, for whoever is signed in on a page that a visitor has without it. */
  app: string
  /** Scripts the page will ask for, so that they travel together. */
  chunks: readonly string[]
  css: string
  fonts: readonly string[]
}
export type Page = {
  path: string
  lang: 'ar' | 'en'
  title: string
  description?: string
  body: string
  /** `visitor`: wakes late and without a router. `app`: wakes at once, with the whole app. */
  way: 'visitor' | 'app'
  indexed: boolean
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (value: string) => value.replace(/[&<>"]/g, (char) => escapes[char] ?? char)

export const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

/** The page is read long before it is touched: its scripts wait for the load event and a quiet moment. */
export const lateScript = ({ entry, app, chunks }: Files) =>
  `(()=>{let on;const wake=()=>{if(on)return;on=1;let known;try{known=localStorage.getItem("token")}catch{}if(known)return import(${JSON.stringify(app)});for(const href of ${JSON.stringify(chunks)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));import(${JSON.stringify(entry)})};for(const kind of["pointerdown","keydown","touchstart"])addEventListener(kind,wake,{once:true,passive:true});addEventListener("load",()=>window.requestIdleCallback?requestIdleCallback(wake,{timeout:3000}):setTimeout(wake,300))})()`

const alternates = (path: string, lang: string) => {
  const of = (other: string) => `${ORIGIN}${path}${other === 'en' ? '?lang=en' : ''}`
  const links = ['ar', 'en'].map((other) => `<link rel="alternate" hreflang="${other}" href="${of(other)}">`)
  return [
    `<link rel="canonical" href="${of(lang)}">`,
    ...links,
    `<link rel="alternate" hreflang="x-default" href="${of('ar')}">`,
  ]
}

const HEAD = [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
]
const ICONS = [
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  // React Aria looks for this id before it writes a style element that our CSP refuses.
  '<meta id="react-aria-pressable-style">',
]
const style = (css: string) => `<style>${css}</style>`
const fontLinks = (fonts: readonly string[]) =>
  fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
const eager = ({ entry, chunks }: Files) => [
  ...chunks.map((href) => `<link rel="modulepreload" href="${href}">`),
  `<script type="module" src="${entry}"></script>`,
]

export function pageDocument(page: Page, files: Files, bootScript: string) {
  const { path, lang, title, description, body, way, indexed } = page
  const late = way === 'visitor'
  const wake = late ? lateScript(files) : ''
  const about = description ? `<meta name="description" content="${text(description)}">` : ''
  const html = [
    `<!doctype html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><head>`,
    ...HEAD,
    `<script>${bootScript}</script>`,
    `<title>${text(title)}</title>${about}`,
    ...(indexed ? alternates(path, lang) : ['<meta name="robots" content="noindex">']),
    `<meta property="og:title" content="${text(title)}"><meta property="og:type" content="website"><meta property="og:locale" content="${lang === 'ar' ? 'ar_SA' : 'en_GB'}">`,
    ...(description ? [`<meta property="og:description" content="${text(description)}">`] : []),
    ...fontLinks(files.fonts),
    style(files.css),
    ...ICONS,
    ...(late ? [] : eager(files)),
    '</head><body>',
    `<div id="root" data-${way === 'app' ? 'hydrate' : 'page'}="${path}">${body}</div>`,
    late ? `<script>${wake}</script>` : '',
    '</body></html>',
  ].join('')
  return { html, scripts: [hashOf(bootScript), ...(late ? [hashOf(wake)] : [])] }
}

export function shellDocument(files: Files & { stylesheet: string }, bootScript: string) {
  const html = [
    '<!doctype html><html lang="ar" dir="rtl" data-shell><head>',
    ...HEAD,
    `<script>${bootScript}</script>`,
    '<title>فريق</title><meta name="robots" content="noindex">',
    ...fontLinks(files.fonts),
    `<link rel="stylesheet" href="${files.stylesheet}">`,
    ...ICONS,
    ...eager(files),
    '</head><body><div id="root"></div></body></html>',
  ].join('')
  return { html, scripts: [hashOf(bootScript)] }
}
