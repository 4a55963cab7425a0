import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import type { PageContent } from '@fareeq/domain/site/schema-pages.ts'
import { plainRequest } from '../../platform/calls/plain-call.ts'

/** A page that is missing or failed to load. */
export class PageFailure extends Error {
  readonly status: number
  constructor(status: number) {
    super(`The page was answered with ${status}`)
    this.name = 'PageFailure'
    this.status = status
  }
}

/** What a public page shows, by its address. */
export async function fetchPage(href: string, lang: Lang, signal?: AbortSignal): Promise<PageContent> {
  const { pathname, query } = readHref(href)
  const search = new URLSearchParams({ path: pathname, lang })
  for (const name of ['q', 'topic']) if (query[name]) search.set(name, query[name])
  const { url, headers } = plainRequest(`/api/site/page?${search}`, lang)
  const answer = await fetch(url, { signal, headers })
  if (!answer.ok) throw new PageFailure(answer.status)
  const { data } = (await answer.json()) as { data: PageContent }
  return data
}
