import type { SiteItem } from '@fareeq/domain/site/schema.ts'

export const CASE_STUDIES: readonly SiteItem[] = []
