import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import { LANGS, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type StaticRouteId, pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { SiteFiles } from './actions-files.ts'
import { addressOf } from './pages-sitemap.ts'
import { WORDS } from './pages-words.ts'

type Line = { path: string; name: string; about: string }

/** llmstxt.org: a title, a summary, then lists of links with descriptions. */
export const llmsText = (origin: string, files: Record<Lang, SiteFiles>): string =>
  [`# ${BRAND.en} · ${BRAND.ar}`, ...LANGS.map((lang) => chapter(origin, files[lang], lang))].join('\n\n').concat('\n')

function chapter(origin: string, { pages, services, articles }: SiteFiles, lang: Lang): string {
  const words = WORDS[lang]
  const introduced = Object.entries(words.introduced).map(([id, entry]) => ({
    path: pathTo(id as StaticRouteId),
    ...entry,
  }))
  const list = (title: string, lines: readonly Line[]) =>
    [
      `## ${title}`,
      lines
        .map(({ path, name, about }) => `- [${name}](${addressOf(origin, path, lang)}): ${oneLine(about)}`)
        .join('\n'),
    ].join('\n\n')
  return [
    `> ${words.about}`,
    list(words.pages, [...introduced, ...pages, { path: '/faq.md', ...words.faq }]),
    list(words.services, services),
    list(words.articles, articles),
  ].join('\n\n')
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')
