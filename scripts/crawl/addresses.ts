import { type Match, matchPath } from '@fareeq/domain/navigation/paths.ts'

/** Addresses without what differs between two things of one kind: the crawl visits each kind a few times. */

/** Any origin: only the parts of an address matter. */
export const urlOf = (href: string, base = 'http://localhost'): URL => new URL(href, base)

export const routeOf = (href: string): Match | null => matchPath(urlOf(href).pathname)

/** The sections of staff are pages of their own, though they share a route. */
function kindOf(href: string): string {
  const { pathname } = urlOf(href)
  const match = routeOf(href)
  if (!match) return pathname
  const { section } = match.params
  return section === undefined ? match.id : `${match.id}/${section}`
}

/** Ids, dates, numbers and free text; what is left are the names of tabs and filters. */
const isName = (value: string) => /^[a-z_-]{1,24}$/.test(value)

function queryOf(href: string): string {
  const pairs = [...urlOf(href).searchParams].filter(([name]) => name !== 'lang')
  return pairs
    .map(([name, value]) => `${name}=${isName(value) ? value : '*'}`)
    .toSorted()
    .join('&')
}

/** Of a page that links are on: its query filters the same links. */
export const pageKey = kindOf

/** Of a link: another tab is another link. */
export function linkKey(href: string): string {
  const query = queryOf(href)
  return query ? `${kindOf(href)}?${query}` : kindOf(href)
}

export const areaOf = (href: string): string => routeOf(href)?.route.area ?? 'none'

/** Path and query, as the browser shows them. */
export const hrefOf = (url: string): string => {
  const { pathname, search } = urlOf(url)
  return pathname + search
}
