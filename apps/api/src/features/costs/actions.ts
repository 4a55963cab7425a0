import { bandsOf, settledSince } from '@fareeq/domain/costs/rules-bands.ts'
import type { PayBand } from '@fareeq/domain/costs/schema.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { Db } from '../../platform/db/database.ts'
import { bandsOn, saveBands, salaryRangeCounts } from './queries.ts'

/** Pay bands of a day: computed once for all nodes, without new accounts. */
export async function payBands(db: Db, now: Date): Promise<PayBand[]> {
  const day = riyadhDay(now)
  const saved = await bandsOn(db, day)
  if (saved) return saved.bands
  const bands = bandsOf(await salaryRangeCounts(db, settledSince(now)))
  await saveBands(db, day, bands)
  return bands
}
