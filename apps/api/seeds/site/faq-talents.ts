import type { SiteItem } from '@fareeq/domain/site/schema.ts'

export const FAQ_TALENTS: readonly SiteItem[] = []
