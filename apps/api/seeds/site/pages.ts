import type { SiteItem } from '@fareeq/domain/site/schema.ts'

export const PAGES: readonly SiteItem[] = []
