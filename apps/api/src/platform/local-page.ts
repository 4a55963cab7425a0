import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import { type Lang, dirOf, isLang, langFromHeader } from '@fareeq/domain/kernel/language/locale.ts'
import { readCookie } from './http/cookies.ts'

// Pages of the local providers: one file, without a build and without a script.

/** Without a theme: the system's. */
export type PagePreferences = { lang: Lang; theme?: 'light' | 'dark' }

// Colours of the design tokens; no web font, so that the page is self-contained.
const LIGHT =
  'color-scheme:light;--surface:oklch(.985 .006 85);--raised:oklch(1 0 0);--line:oklch(.9 .012 95);--ink:oklch(.24 .028 180);--ink-soft:oklch(.45 .022 180);--accent:oklch(.44 .085 172);--accent-ink:oklch(.99 .01 170);--accent-soft:oklch(.94 .03 170);--danger:oklch(.53 .17 28)'
const DARK =
  'color-scheme:dark;--surface:oklch(.19 .018 185);--raised:oklch(.235 .02 185);--line:oklch(.32 .02 185);--ink:oklch(.95 .01 100);--ink-soft:oklch(.78 .015 120);--accent:oklch(.76 .11 168);--accent-ink:oklch(.19 .03 175);--accent-soft:oklch(.3 .04 172);--danger:oklch(.72 .15 28)'
export const LOCAL_STYLE = `:root{${LIGHT}}[data-theme=dark]{${DARK}}@media(prefers-color-scheme:dark){:root:not([data-theme]){${DARK}}}
*{box-sizing:border-box;margin:0}
html{font:400 16px/1.75 'Readex Pro',system-ui,sans-serif;color:var(--ink);background:var(--surface)}
[lang=en]{line-height:1.6}`

/** Content security policy: no scripts, no resources; the form posts to ourselves only. */
export const localPageHeaders = (style: string) => ({
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
})

type Page = { title: string; style: string; body: string }

export const localPage = ({ lang, theme }: PagePreferences, { title, style, body }: Page) => `<!doctype html>
<html lang="${lang}" dir="${dirOf(lang)}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${BRAND[lang]} - ${title}</title>
<style>${style}</style></head><body>${body}</body></html>`

/** The language that the product asked for, or the one this browser uses with it. */
export function preferencesOf(headers: IncomingHttpHeaders, requested?: unknown): PagePreferences {
  const [lang, theme] = [readCookie({ headers }, 'lang'), readCookie({ headers }, 'theme')]
  return {
    lang: isLang(requested) ? requested : isLang(lang) ? lang : langFromHeader(headers['accept-language']),
    theme: theme === 'dark' || theme === 'light' ? theme : undefined,
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark)
