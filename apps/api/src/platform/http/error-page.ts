import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { ERROR_PAGE } from '@fareeq/domain/kernel/platform-errors.ts'
import type { FastifyRequest } from 'fastify'

export const ERROR_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'"

const escape = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

/** Whether a browser waits for a page: only then is an error a page. */
export const wantsPage = ({ url, headers }: FastifyRequest): boolean =>
  !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')

/** A page of its own, for when nothing else can be rendered. */
export function errorPage(title: string, requestId: string, lang: Lang): string {
  const words = ERROR_PAGE[lang]
  return `<!doctype html>
<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escape(title)} · ${BRAND[lang]}</title>
<style>
  body { font: 1rem/1.7 system-ui, sans-serif; max-width: 34rem; margin: 18vh auto 2rem; padding: 0 1.25rem; }
  h1 { font-size: 1.6rem; line-height: 1.3; margin: 0 0 .5rem; }
  code { display: block; unicode-bidi: isolate; direction: ltr; text-align: start; user-select: all; overflow-wrap: anywhere; font-size: .9em; }
  .number { border-block: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: .75rem 0; margin: 1.5rem 0; }
  a { color: inherit; margin-inline-end: 1.25rem; }
</style>
<main>
  <h1>${escape(title)}</h1>
  <p>${words.text}</p>
  <p class="number">${words.number} <code>${escape(requestId)}</code></p>
  <p><a href="">${words.again}</a><a href="/status">${words.status}</a><a href="/contact">${words.write}</a></p>
</main>
</html>
`
}
