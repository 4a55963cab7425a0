import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import { type Lang, dirOf } from '@fareeq/domain/kernel/language/locale.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { addressOf } from './pages-sitemap.ts'
import { WORDS } from './pages-words.ts'

/** The tokens `surface` and `accent` of the light theme in hex: manifests do not support oklch everywhere yet. */
const COLORS = { surface: '#fcfaf6', accent: '#01614d' } as const

export const webManifest = (lang: Lang): string =>
  JSON.stringify({
    id: '/',
    name: `${BRAND[lang]}: ${WORDS[lang].line}`,
    short_name: BRAND[lang],
    description: WORDS[lang].about,
    lang,
    dir: dirOf(lang),
    start_url: addressOf('', pathTo('homeClient'), lang),
    scope: '/',
    display: 'standalone',
    background_color: COLORS.surface,
    theme_color: COLORS.accent,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
    ],
  })
