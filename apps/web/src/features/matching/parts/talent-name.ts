import type { MatchedTalent } from '@fareeq/domain/matching/schema.ts'

/** Blind mode: people are distinguished by the end of their id. */
export const nameOf = ({ id, first_name, last_name }: MatchedTalent, nameless: string): string =>
  first_name === null ? `${nameless} ${id.slice(-4).toUpperCase()}` : `${first_name} ${last_name ?? ''}`.trim()
