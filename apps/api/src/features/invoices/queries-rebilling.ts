import { rebillable, rootOf } from '@fareeq/domain/invoices/rules-rebilling.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { billedOnce } from './queries-companies.ts'
import { onceIn, onceKey } from './queries-lines.ts'
import type { LineRow } from './rows.ts'

/** Which of these lines are billed by a valid invoice: the line itself, or a repetition of it. */
const standingAgain = async (db: Db, roots: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await db.rows<{ root: string }>(sql`
        select coalesce(again_of, id) as root from invoice_lines
        where not taken_back and (again_of = any(${[...roots]}) or id = any(${[...roots]}))`)
    ).map(({ root }) => root),
  )

/** Lines that were taken back whole and that nothing bills. */
export const rebillableLines = async (db: Db, lines: readonly LineRow[]): Promise<LineRow[]> => {
  const credited = lines.filter(({ taken_back }) => taken_back)
  if (credited.length === 0) return []
  const standing = await standingAgain(db, credited.map(rootOf))
  // A buyout may have been written by hand since, which is no repetition of the line.
  const billed = await billedOnce(db, onceIn(credited))
  return rebillable(credited, standing).filter((line) => !billed.has(onceKey(line)))
}
