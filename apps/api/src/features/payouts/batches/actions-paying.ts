import type { payoutBatchesContract as contract } from '@fareeq/domain/payouts/contract-batches.ts'
import { payoutErrors } from '@fareeq/domain/payouts/errors.ts'
import { PAYOUT_FACTS } from '@fareeq/domain/payouts/limits.ts'
import { type Transfer, batchNumber, paymentReference, transferOf } from '@fareeq/domain/payouts/rules.ts'
import { isOpenBatch, isOpenTransfer, isSettledTransfer } from '@fareeq/domain/payouts/states.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { payoutPostings } from '@fareeq/domain/ledger/rules.ts'
import { actorOf, audit } from '../../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../../platform/context.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Staff } from '../../../platform/session.ts'
import { isApproved } from '../../approvals/actions-reading.ts'
import { book } from '../../ledger/actions.ts'
import { moveReferral } from '../../referrals/actions-moves.ts'
import { settleReference } from '../../tickets/actions-rewriting.ts'
import { publishChange, notifyTalent } from '../actions-notifying.ts'
import { paidNews } from '../emails.ts'
import { lockPayouts, movePayout } from '../queries.ts'
import type { PayoutRow } from '../rows.ts'
import { readBatch } from './actions-reading.ts'
import { plannedTransfers } from './actions-transfers.ts'
import { lockBatch, moveBatch } from './queries-batches.ts'
import { linePayouts, lockTransfers, moveTransfer, returnCount } from './queries-transfers.ts'
import type { BatchRow, TransferRow } from './rows.ts'

/** Marks it paid, books it, notifies, closes the ticket of a late one. Only the mask of the account is stored. */
async function payOne(ctx: RequestContext<Staff>, payout: PayoutRow, transfer: Transfer, day: string): Promise<void> {
  const { db, viewer, now } = ctx
  const { id, kind, talent_id, net, referral_id } = payout
  const actor = actorOf(viewer)
  const paid = await movePayout(db, payout, 'pay', now, [sql`paid_day = ${day}`, sql`details_secret = null`])
  if (!paid) throw new Error(`A payout that is ${payout.state} is in no open batch`)
  const { entry, owed_for } = PAYOUT_FACTS[kind]
  const reference = paymentReference(id, (await returnCount(db, id)) + 1)
  await book(db, { kind: entry, reference, day, actor, postings: payoutPostings(talent_id, net) }, now)
  await audit(db, { actor, action: 'payout.paid', subject: { kind: 'payout', id }, details: { net } })
  await publishChange(ctx, payout)
  if (payout.ticket) await settleReference(ctx, payout.ticket, actor)
  switch (owed_for) {
    case 'line':
      return notifyTalent(ctx, payout, (lang, row) => paidNews(lang, row, row.paid_to, transfer))
    case 'referral':
      // The referral notifies the referrer.
      if (referral_id) await moveReferral(ctx, referral_id, { event: 'pay', mover: 'finance', actor })
      return
    case 'credit_note':
      // The mail of the payout that it comes off names it.
      return
  }
}

/** What the bank has done: each transfer with all that it pays. */
export async function payTransfers(ctx: RequestContext<Staff>, transfers: readonly TransferRow[], day: string) {
  const { db, viewer, lang, now } = ctx
  for (const transfer of transfers) {
    const columns = [sql`paid_day = ${day}`, sql`decided_by = ${viewer.staffId}`]
    if (!(await moveTransfer(db, transfer, 'pay', now, columns))) throw new Refusal(platformErrors.moved_on)
    const ids = (await linePayouts(db, [transfer.id], lang)).map(({ id }) => id)
    const payouts = await lockPayouts(db, ids, lang)
    for (const payout of payouts) await payOne(ctx, payout, transferOf(payouts), day)
  }
}

/** When nothing of a batch is open any more it is paid as far as anything was, and otherwise given back. */
export async function closeBatch(ctx: RequestContext<Staff>, batch: BatchRow, day: string, note: string | null = null) {
  const { db, viewer, lang, now } = ctx
  const open = (await lockTransfers(db, batch.id, lang)).filter(({ state }) => isOpenTransfer(state))
  if (open.some(({ amount }) => amount > 0)) return
  // Where corrections make up all of a transfer, no bank has to do anything.
  await payTransfers(ctx, open, day)
  const transfers = await lockTransfers(db, batch.id, lang)
  const actor = actorOf(viewer)
  const subject = { kind: 'payout_batch', id: batch.id } as const
  const total = transfers.filter(({ state }) => isSettledTransfer(state)).reduce((sum, { amount }) => sum + amount, 0)
  const details = { number: batchNumber(batch.place), total }
  if (transfers.some(({ state }) => isSettledTransfer(state))) {
    const columns = [sql`paid_day = ${day}`, sql`note = ${note}`]
    if (!(await moveBatch(db, batch, 'pay', now, columns))) throw new Refusal(platformErrors.moved_on)
    await audit(db, { actor, action: 'payout_batch.paid', subject, details })
  } else {
    if (!(await moveBatch(db, batch, 'discard', now))) throw new Refusal(platformErrors.moved_on)
    await audit(db, { actor, action: 'payout_batch.discarded', subject, details: { number: details.number, day } })
  }
}

/** A batch whose transfers may be decided about, locked. */
export async function releasedBatch({ db }: RequestContext<Staff>, id: string): Promise<BatchRow> {
  const batch = await lockBatch(db, id)
  if (!batch) throw new Refusal(platformErrors.not_found)
  if (!isOpenBatch(batch.state)) throw new Refusal(platformErrors.moved_on)
  if (!(await isApproved(db, 'payout_batch', id))) throw new Refusal(payoutErrors.payout_not_released)
  return batch
}

/** All that the bank has not rejected, and once: the second of two colleagues finds it paid. */
export const payBatch = (ctx: RequestContext<Staff>, id: string, { day, note }: BodyOf<(typeof contract)['pay']>) =>
  inTransaction(ctx, async (ctx) => {
    if (day > riyadhDay(ctx.now)) throw new Refusal(payoutErrors.payout_day, { field: 'day' })
    const batch = await releasedBatch(ctx, id)
    const transfers = await plannedTransfers(ctx, batch)
    await payTransfers(
      ctx,
      transfers.filter(({ state }) => isOpenTransfer(state)),
      day,
    )
    await closeBatch(ctx, batch, day, note || null)
    return readBatch(ctx, id)
  })
