import type { SiteItem } from '@fareeq/domain/site/schema.ts'

export const LEGAL: readonly SiteItem[] = []
