import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'

export const FOREIGN =
  'This database holds data of its own, so the demo world was not written into it. It goes into an empty one.'

/** Whether somebody is in it already, and not the demo world: a copy of production, or an installation. */
export async function isForeign(db: Db): Promise<boolean> {
  const { is_used, is_demo } = await db.one<{ is_used: boolean; is_demo: boolean }>(sql`
    select exists (select from users) or exists (select from staff) as is_used,
      exists (select from staff where email = 'staff@demo.fareeq.test') as is_demo`)
  return is_used && !is_demo
}
