import type { SiteItem } from '@fareeq/domain/site/schema.ts'

export const SERVICES: readonly SiteItem[] = []
