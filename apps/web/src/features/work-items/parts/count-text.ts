import { MAX_COUNTED } from '@fareeq/domain/work-items/limits.ts'

/** A count that stopped says so: 99+. */
export const countText = (count: number): string => (count >= MAX_COUNTED ? `${MAX_COUNTED - 1}+` : String(count))
