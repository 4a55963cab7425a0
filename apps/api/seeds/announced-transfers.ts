import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { insertAnnounced, moveAnnounced, openInvoices } from '../src/features/announced-transfers/queries.ts'
import { organisationOf } from '../src/features/organisations/queries.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'

/** One that the company took back, and one that is on its way for the newest invoice that is not late. */
export async function seedAnnouncedTransfers(db: Db, now: Date) {
  if (await db.row(sql`select 1 from announced_transfers limit 1`)) return
  const { id: userId } = await db.one<{ id: string }>(sql`select id from users where email = 'client@demo.fareeq.test'`)
  const organisation_id = await organisationOf(db, userId)
  const [newest] = (await openInvoices(db, organisation_id)).toReversed()
  if (!newest) return
  const invoices = [{ id: newest.id, amount: newest.open }]
  for (const [daysAgo, inDays, isKept] of [
    [2, 1, false],
    [1, 2, true],
  ] as const) {
    const at = after(now, -daysAgo * DAY)
    const id = newId(at)
    const day = daysAfter(riyadhDay(at), inDays)
    await insertAnnounced(db, { id, organisation_id, day, announced_by: userId, invoices }, at)
    if (!isKept) await moveAnnounced(db, { id, state: 'announced' }, 'withdraw', after(at, DAY / 2))
  }
}
