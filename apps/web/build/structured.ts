// Structured data: schema.org as JSON-LD.
import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { plainText } from '@fareeq/domain/site/rules-markdown.ts'
import type { PageContent } from '@fareeq/domain/site/schema-pages.ts'
import { addressOf, ORIGIN } from './document.ts'

type Thing = Record<string, unknown>
type PageMeta = {
  path: string
  lang: Lang
  title: string
  description?: string
  names: Record<Lang, Record<string, string>>
}

const ORGANISATION = `${ORIGIN}/#organization`

const organisation = (lang: Lang): Thing => ({
  '@type': 'Organization',
  '@id': ORGANISATION,
  name: BRAND[lang],
  alternateName: lang === 'ar' ? BRAND.en : BRAND.ar,
  url: `${ORIGIN}/`,
  logo: `${ORIGIN}/icon-maskable.svg`,
})

/** BreadcrumbList. */
function breadcrumbs(page: PageContent, { path, lang, title, names }: PageMeta): Thing | undefined {
  if (page.id === 'homeClient' || page.id === 'homeTalent') return undefined
  const steps = [{ name: BRAND[lang], path: pathTo('homeClient') }]
  if (page.id === 'article') steps.push({ name: names[lang]['knowledgeCenter'] ?? '', path: pathTo('knowledgeCenter') })
  if (page.id === 'service') steps.push({ name: names[lang]['services'] ?? '', path: pathTo('services') })
  steps.push({ name: title, path })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: addressOf(step.path, lang),
    })),
  }
}

function ownThing(page: PageContent, { path, lang, description }: PageMeta): Thing | undefined {
  const url = addressOf(path, lang)
  if (page.id === 'service')
    return {
      '@type': 'Service',
      name: page.service.name,
      description: plainText(page.service.intro),
      provider: { '@id': ORGANISATION },
      url,
    }
  if (page.id === 'faq')
    return {
      '@type': 'FAQPage',
      inLanguage: lang,
      mainEntity: page.faq.flatMap(({ questions }) =>
        questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
        })),
      ),
    }
  if (page.id === 'article')
    return {
      '@type': 'Article',
      headline: page.article.title,
      description,
      inLanguage: lang,
      datePublished: page.article.published_on,
      dateModified: page.article.updated_at,
      author: { '@id': ORGANISATION },
      publisher: { '@id': ORGANISATION },
      mainEntityOfPage: url,
    }
  return undefined
}

export function structured(page: PageContent, meta: PageMeta): Thing | undefined {
  if (page.id === 'notFound') return undefined
  const things = [organisation(meta.lang), breadcrumbs(page, meta), ownThing(page, meta)]
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) }
}
