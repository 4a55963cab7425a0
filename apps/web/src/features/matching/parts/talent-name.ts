import type { MatchedTalent } from '@fareeq/domain/matching/schema.ts'

/** Blind, people are told apart by the end of their number. */
export const nameOf = ({ id, first_name, last_name }: MatchedTalent, nameless: string): string =>
  first_name === null ? `${nameless} ${id.slice(-4).toUpperCase()}` : `${first_name} ${last_name ?? ''}`.trim()
