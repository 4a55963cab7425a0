import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { PolicyKey } from '@fareeq/domain/kernel/policies/policies.ts'
import type { PolicyChange } from '@fareeq/domain/policies/rules.ts'
import type { PolicyEffectKind } from '@fareeq/domain/policies/schema.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

export type CountQuery = (change: PolicyChange) => Sql
export type Effect = {
  effect: PolicyEffectKind
  /** Where the counted rows are seen. */
  path?: string | ((change: PolicyChange) => string)
  blocks?: true
} & ({ count: CountQuery } | { tally: (db: Db, change: PolicyChange) => Promise<number> })
/** The effects of some numbers. */
export type Effects<Key extends PolicyKey> = Readonly<Record<Key, readonly Effect[]>>

/** A section of operations with the filter that leaves the counted rows, where it has one. */
export const section = (name: string, filter: Record<string, string> = {}): string =>
  pathTo('opsSection', { section: name }, filter)

/** How many rows of a table there are; a count that a colleague reads, never a list. */
export const countOf = (from: Sql): Sql => sql`select count(*)::int as count from ${from}`
