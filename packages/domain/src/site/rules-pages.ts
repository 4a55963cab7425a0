import { queryText, type Navigation } from '../navigation/hrefs.ts'
import { matchPath } from '../navigation/paths.ts'
import type { PageContent, PageId } from './schema-pages.ts'

/** What of its address changes what a page shows. Everything else (campaigns, above all) leaves it as it is. */
const QUERY: Partial<Record<PageId, readonly string[]>> = {
  knowledgeCenter: ['q', 'topic'],
  service: ['salary', 'months'],
  bringBuddy: ['years', 'months', 'management'],
  referralInvitation: ['answered'],
  podcast: ['subscribed'],
  contact: ['sent', 'due', 'topic'],
  aiRecruiter: ['text'],
  notFound: ['nomination'],
}

/** The part of an address that a page is drawn for: `/faq?utm_source=x` is the page `/faq`. */
export function pageAddress({ pathname, query }: Navigation): string {
  const id = matchPath(pathname)?.id
  const names = (id && QUERY[id as PageId]) ?? []
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  return path + queryText(Object.fromEntries(names.map((name) => [name, query[name] || undefined])))
}

/** Pages that are nobody's to find: one leads nowhere, the other is opened with the link in a mail. */
const UNLISTED: readonly PageId[] = ['notFound', 'referralInvitation']
export const isListed = (id: PageId): boolean => !UNLISTED.includes(id)

/** The name of a page that is one of many; the others are named by their route. */
export function ownName(page: PageContent): string | undefined {
  if (page.id === 'service') return page.service.name
  if (page.id === 'article') return page.article.title
  return undefined
}

/** What a search engine may say about such a page. */
export function ownDescription(page: PageContent): string | undefined {
  if (page.id === 'service') return `${page.service.name}: ${page.service.tagline}`
  if (page.id === 'article') return page.article.lead
  return undefined
}
