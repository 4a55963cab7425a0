import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { WorkKind } from '@fareeq/domain/work-items/limits.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

/** What a source may depend on: whose roles, which language, and the clock. */
export type WorkScope = {
  readonly staffId: string
  readonly roles: readonly string[]
  readonly lang: Lang
  readonly now: Date
  /** The end of today's work. */
  readonly end: Date
  /** What runs by itself is work from here on. */
  readonly ahead: Date
}

/**
 * One kind of open work as SQL. `open` is `from … where …`, walked by an index in the order of `at`; `details` is read for the
 * few rows of a page only, as `select sub, target, name, about from … where …` about `item.id`.
 */
export type WorkSource = {
  readonly kind: WorkKind
  readonly id: Sql
  /** The deadline itself, or the moment from which the working days are counted. */
  readonly at: Sql
  readonly owner: Sql
  readonly open: Sql
  readonly details: Sql
}

export const NOBODY = sql`null::uuid`

/** Midnight in Riyadh after a day: the end of a deadline that has no hour. */
export const endOfDay = (day: Sql): Sql => sql`((${day} + 1)::timestamp at time zone 'Asia/Riyadh')`
