import { DEFAULT_LANG, LANGS, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { SitemapEntry } from './actions-files.ts'

/** Arabic is the default language, without a parameter. */
export const addressOf = (origin: string, path: string, lang: Lang): string =>
  `${origin}${path}${lang === DEFAULT_LANG ? '' : `?lang=${lang}`}`

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escape = (text: string) => text.replace(/[&<>"']/g, (mark) => ESCAPES[mark] ?? mark)

/** One entry per language, with hreflang alternates. */
export const sitemapXml = (
  origin: string,
  pages: readonly SitemapEntry[],
): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.flatMap((page) => LANGS.map((lang) => entry(origin, page, lang))).join('\n')}
</urlset>
`

function entry(origin: string, { path, changed }: SitemapEntry, lang: Lang): string {
  const at = (other: Lang) => escape(addressOf(origin, path, other))
  const link = (name: string, other: Lang) => `    <xhtml:link rel="alternate" hreflang="${name}" href="${at(other)}"/>`
  return [
    '  <url>',
    `    <loc>${at(lang)}</loc>`,
    ...(changed ? [`    <lastmod>${changed.toISOString()}</lastmod>`] : []),
    ...LANGS.map((other) => link(other, other)),
    link('x-default', DEFAULT_LANG),
    '  </url>',
  ].join('\n')
}
