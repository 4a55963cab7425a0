import type { Batch } from '@fareeq/domain/payouts/schema.ts'
import type { DetailsWarning, PayoutTransfer } from '@fareeq/domain/payouts/schema-transfers.ts'
import { transferReference } from '@fareeq/domain/payouts/rules-references.ts'
import { transfersFor } from '@fareeq/domain/payouts/rules-transfers.ts'
import { isOpenTransfer, isReturnable, transferLife } from '@fareeq/domain/payouts/states.ts'
import type { RequestContext } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/ids.ts'
import type { Staff } from '../../../platform/session.ts'
import { warningOf } from '../actions-warnings.ts'
import { payoutsOfBatch } from '../queries.ts'
import { batchesWithoutTransfers, lockBatch } from './queries-batches.ts'
import { insertTransfer, linePayouts, lockTransfers, transfersOfBatch } from './queries-transfers.ts'
import type { BatchRow, LinePayout, TransferRow } from './rows.ts'

type PlannedBatch = Pick<BatchRow, 'id' | 'place' | 'paid_day'>

/** One for each talent, as the batch stands: planned, or paid with it. */
async function planTransfers(db: Db, batch: PlannedBatch, now: Date): Promise<void> {
  const planned = transfersFor(await payoutsOfBatch(db, batch.id, 'en'))
  for (const [at, { talent_id, amount, payouts }] of planned.entries()) {
    const place = at + 1
    const state = batch.paid_day === null ? 'planned' : 'paid'
    const row = { id: newId(now), batch_id: batch.id, place, talent_id, amount, state, payouts } as const
    const reference = transferReference(batch.place, place)
    await insertTransfer(db, { ...row, reference, paid_day: batch.paid_day }, now)
  }
}

/** The transfers of a locked batch; one that was made before there were any gets them now. */
export async function plannedTransfers(ctx: RequestContext<Staff>, batch: BatchRow): Promise<TransferRow[]> {
  const { db, lang, now } = ctx
  const transfers = await lockTransfers(db, batch.id, lang)
  if (transfers.length > 0) return transfers
  await planTransfers(db, batch, now)
  return transfersOfBatch(db, batch.id, lang)
}

const BACKFILLED = 20
/** Batches from before there were transfers: what was paid in them may still be sent back. */
export async function planOldTransfers(db: Db, position: string | null) {
  const rows = await batchesWithoutTransfers(db, position, BACKFILLED)
  for (const row of rows)
    await db.transaction(async (db) => {
      const batch = await lockBatch(db, row.id)
      const [transfer] = batch ? await lockTransfers(db, row.id, 'en') : []
      if (batch && !transfer) await planTransfers(db, batch, batch.created_at)
    })
  return { moved: rows.length, position: rows.at(-1)?.id ?? null }
}

function toTransfer(
  row: TransferRow,
  lines: readonly LinePayout[],
  warning: DetailsWarning | null,
  isReleased: boolean,
): PayoutTransfer {
  const { id, state, talent_id, talent_name, amount } = row
  const { place, reference, method, paid_to, code, note, paid_day, returned_day, fee } = row
  return {
    id,
    place,
    reference,
    talent: { id: talent_id, name: talent_name },
    amount,
    state,
    method,
    paid_to,
    code,
    note,
    paid_day,
    returned_day,
    fee,
    payouts: lines
      .filter(({ transfer_id }) => transfer_id === id)
      .map((payout) => ({
        id: payout.id,
        kind: payout.kind,
        month: payout.month,
        company: payout.company,
        friend: payout.friend,
        net: payout.net,
      })),
    warning: isOpenTransfer(state) ? warning : null,
    can_reject: isReleased && amount > 0 && transferLife.next(state, 'reject') !== null,
    can_return: amount > 0 && isReturnable(state),
  }
}

/** The transfers of a batch as finance see them. */
export async function listTransfers(ctx: RequestContext<Staff>, batch: BatchRow, isReleased: boolean) {
  const { db, platform, lang, now } = ctx
  const rows = await transfersOfBatch(db, batch.id, lang)
  const lines = await linePayouts(
    db,
    rows.map(({ id }) => id),
    lang,
  )
  const policies = platform.policies.at(now)
  return rows.map((row): Batch['transfers'][number] =>
    toTransfer(row, lines, warningOf(row, batch.created_at, policies, now), isReleased),
  )
}
