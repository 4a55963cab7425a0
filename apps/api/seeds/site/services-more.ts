import type { SiteItem } from '@fareeq/domain/site/schema.ts'

export const SERVICES_MORE: readonly SiteItem[] = []
