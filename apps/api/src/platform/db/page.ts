// Keyset pagination. The statement reads one row more than the page has (`limit ${limit + 1}`): that row says that there is
// a next page, and is not shown.
import { type Sql, sql } from './sql.ts'

/** What a statement is asked for: the rows after the cursor. */
export type PageQuery = { cursor?: string | undefined; limit: number }

/** Ids are UUIDv7: those before the cursor are older. */
export const olderThan = (id: Sql, cursor: string | undefined): Sql =>
  cursor === undefined ? sql`true` : sql`${id} < ${cursor}::uuid`

type Identified = { id: string }

/** Cuts the surplus row off; the cursor is that of the last row shown, its id unless told otherwise. */
export function cutPage<Row extends Identified>(rows: readonly Row[], limit: number): Page<Row>
export function cutPage<Row>(rows: readonly Row[], limit: number, cursorOf: (last: Row) => string): Page<Row>
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf = (last: Row) => (last as Row & Identified).id,
): Page<Row> {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { page, next_cursor: last === undefined ? null : cursorOf(last) }
}

type Page<Row> = { page: Row[]; next_cursor: string | null }
