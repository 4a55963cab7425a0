import { bandsOf, settledSince } from '@fareeq/domain/costs/rules-bands.ts'
import type { CostBasis, PayBand } from '@fareeq/domain/costs/schema.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Client } from '../../platform/session.ts'
import { buyerRow } from '../invoices/queries-billing.ts'
import { organisationOf } from '../organisations/queries.ts'
import { bandsOn, salaryRangeCounts, saveBands } from './queries.ts'

/** Pay bands of a day: computed once for all nodes, without new accounts. */
export async function payBands(db: Db, now: Date): Promise<PayBand[]> {
  const day = riyadhDay(now)
  const saved = await bandsOn(db, day)
  if (saved) return saved.bands
  const bands = bandsOf(await salaryRangeCounts(db, settledSince(now)))
  await saveBands(db, day, bands)
  return bands
}

/** The country is that of the invoices, so that an estimate has the tax which they will have. */
export async function readBasis({ db, platform, viewer, now }: RequestContext<Client>): Promise<{ data: CostBasis }> {
  const { fee_percent, wht_rate, vat_rate, sar_rate } = platform.policies.at(now)
  const buyer = await buyerRow(db, await organisationOf(db, viewer.userId))
  const bands = await payBands(db, now)
  return { data: { country: buyer?.country ?? null, fee_percent, wht_rate, vat_rate, sar_rate, bands } }
}
