import type { Translation, SiteFacts, SiteItem, SiteKind } from '@fareeq/domain/site/schema.ts'

/** One content item: Arabic first, English beside it. */
export const item = <K extends SiteKind>(
  kind: K,
  slug: string,
  translations: { ar: Translation<K>; en: Translation<K> },
  facts: SiteFacts<K>,
): SiteItem<K> => ({ kind, slug, ...translations, facts })

/** The day these texts were written, and from which the claims count. */
export const WRITTEN_ON = '2026-11-01'
