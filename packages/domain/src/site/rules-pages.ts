import { queryText, type Navigation } from '../navigation/hrefs.ts'
import { matchPath } from '../navigation/paths.ts'
import type { PageContent, PageId } from './schema-pages.ts'

/** Query parameters that change a page's content (its cache key). All others, campaigns above all, are ignored. */
const QUERY: Partial<Record<PageId, readonly string[]>> = {
  knowledgeCenter: ['q', 'topic'],
  service: ['salary', 'months'],
  bringBuddy: ['years', 'months', 'management'],
  pricing: ['role', 'level', 'pay', 'company', 'talent'],
  referralInvitation: ['answered', 'from'],
  podcast: ['subscribed'],
  contact: ['sent', 'due', 'topic'],
  aiRecruiter: ['text'],
  notFound: ['nomination'],
}

/** The cache key of a page: `/faq?utm_source=x` is `/faq`. */
export function pageAddress({ pathname, query }: Navigation): string {
  const id = matchPath(pathname)?.id
  const names = (id && QUERY[id as PageId]) ?? []
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  return path + queryText(Object.fromEntries(names.map((name) => [name, query[name] || undefined])))
}

/** Pages that are not indexed. */
const UNLISTED: readonly PageId[] = ['notFound', 'referralInvitation']
export const isListed = (id: PageId): boolean => !UNLISTED.includes(id)

/** The title of a dynamic page; others are titled by their route. */
export function ownName(page: PageContent): string | undefined {
  if (page.id === 'service') return page.service.name
  if (page.id === 'article') return page.article.title
  return undefined
}

/** Meta description of a dynamic page. */
export function ownDescription(page: PageContent): string | undefined {
  if (page.id === 'service') return `${page.service.name}: ${page.service.tagline}`
  if (page.id === 'article') return page.article.lead
  return undefined
}
