// Server rendering of a public page. Bundled into one file that the server loads; see
// apps/api/src/platform/pages/renderer.ts.
import { pageTitle } from '@fareeq/domain/kernel/language/brand.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { isListed, ownDescription, ownName } from '@fareeq/domain/site/rules-pages.ts'
import type { PageId } from '@fareeq/domain/site/schema-pages.ts'
import { renderToString } from 'preact-render-to-string'
import { ar as descriptionsAr } from '../src/areas/descriptions/ar.ts'
import { en as descriptionsEn } from '../src/areas/descriptions/en.ts'
import { publicArea } from '../src/areas/public/routes.tsx'
import { VisitorPage } from '../src/areas/public/visitor-page.tsx'
import { ar as titlesAr } from '../src/platform/titles/ar.ts'
import { en as titlesEn } from '../src/platform/titles/en.ts'
import type { PageData } from '../src/platform/navigation/page-data.tsx'
import { titleKeyOf } from '../src/platform/analytics/tracking.tsx'
import { type Files, type InlineScripts, jsonScript, pageDocument } from './document.ts'
import { previewSvg } from './picture.ts'
import { structured } from './structured.ts'

/** Files of the public pages, from the build; written beside this file. */
export type Site = Omit<Files, 'chunks' | 'fonts'> & {
  inline: InlineScripts
  fonts: Record<Lang, readonly string[]>
  chunks: Record<PageId, readonly string[]>
}

export type PageRequest = {
  /** Path, and the query parameters that change its content. */
  href: string
  data: PageData
}

const titles = { ar: titlesAr, en: titlesEn }
const descriptions: Record<Lang, Partial<Record<string, string>>> = { ar: descriptionsAr, en: descriptionsEn }

function wordsOf(href: string, { page }: PageData) {
  const key = titleKeyOf(href)
  const name = ownName(page) ?? titles[page.lang][key]
  return { name, description: ownDescription(page) ?? descriptions[page.lang][key] }
}

export async function renderPage(
  site: Site,
  { href, data }: PageRequest,
): Promise<{ html: string; scripts: string[] }> {
  const { page } = data
  const { lang, id } = page
  const { layout: Layout, screens } = publicArea
  const Screen = screens[id]
  await Promise.all([Layout.preload(), Screen.preload()])
  const body = renderToString(<VisitorPage href={href} lang={lang} data={data} Layout={Layout} Screen={Screen} />)
  const [path = '/'] = href.split('?')
  const { name, description } = wordsOf(href, data)
  const facts = structured(page, { path, lang, title: name, description, names: titles })
  const document = {
    path,
    lang,
    body,
    data,
    way: 'visitor' as const,
    title: pageTitle(lang, name),
    description,
    indexed: isListed(id),
    picture: { type: id === 'article' ? ('article' as const) : ('website' as const) },
    head: facts && [jsonScript('application/ld+json', facts)],
  }
  const files = { ...site, chunks: site.chunks[id], fonts: site.fonts[lang] }
  return pageDocument(document, files, site.inline)
}

/** Social preview image of a page. */
export function picture({ href, data }: PageRequest): string {
  const { name, description } = wordsOf(href, data)
  return previewSvg({ lang: data.page.lang, title: name, description })
}
