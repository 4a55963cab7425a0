import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { ROUTES, pathTo } from '@fareeq/domain/navigation/paths.ts'
import { isListed } from '@fareeq/domain/site/rules-pages.ts'
import { PAGE_IDS, type PageId } from '@fareeq/domain/site/schema-pages.ts'
import type { SiteKind } from '@fareeq/domain/site/schema.ts'
import type { ActionContext } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { openRepository } from '../actions-repository.ts'
import { kindsOf } from '../actions.ts'
import { publishedNames } from '../queries.ts'
import type { PublishedName } from '../rows.ts'

/** A public page with its last modification, if known. */
export type SitemapEntry = { path: string; changed: Date | null }

/** Kinds whose pages need an item. */
const NEEDED: readonly SiteKind[] = ['page', 'case_study']

/** All indexable pages, without loading their texts. */
export async function listPages(db: Db): Promise<SitemapEntry[]> {
  const names = await publishedNames(db)
  return PAGE_IDS.filter(isListed).flatMap((id) => listed(id, names))
}

function listed(id: PageId, names: readonly PublishedName[]): SitemapEntry[] {
  if (id === 'service' || id === 'article')
    return names
      .filter(({ kind }) => kind === id)
      .map(({ slug, updated_at }) => ({ path: pathTo(id, { slug }), changed: updated_at }))
  const path = pathTo(id)
  const kinds = kindsOf(id)
  // The slug of a text page is its path.
  const pieces = names.filter(({ kind, slug }) => kinds.includes(kind) && (kind !== 'page' || `/${slug}` === path))
  const missing = NEEDED.some((kind) => kinds.includes(kind) && !pieces.some((piece) => piece.kind === kind))
  if (missing) return []
  const changed = pieces.reduce<Date | null>(
    (last, { updated_at }) => (last && last > updated_at ? last : updated_at),
    null,
  )
  return [{ path, changed }]
}

/** Summary of the site in one language: text pages, services and articles. */
export async function siteSummary({ db, platform, now }: ActionContext, lang: Lang) {
  const kinds = ['page', 'service', 'article'] as const
  const content = await openRepository(db, platform.log, lang, kinds, platform.policies.at(now))
  const newestFirst = content.all('article').toSorted((a, b) => b.published_on.localeCompare(a.published_on))
  return {
    pages: content
      .all('page')
      .map(({ slug, title, lead }) => ({ path: `/${slug}`, name: title, about: lead }))
      .filter(({ path }) => PAGE_IDS.some((id) => ROUTES[id].pattern === path)),
    services: content
      .all('service')
      .map(({ slug, name, tagline }) => ({ path: pathTo('service', { slug }), name, about: tagline })),
    articles: newestFirst.map(({ slug, title, lead }) => ({
      path: `${pathTo('article', { slug })}.md`,
      name: title,
      about: lead,
    })),
  }
}
export type SiteFiles = Awaited<ReturnType<typeof siteSummary>>
