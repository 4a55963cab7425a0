import { payoutErrors } from '@fareeq/domain/payouts/errors.ts'
import { paymentReference } from '@fareeq/domain/payouts/rules.ts'
import type { ReturnForm } from '@fareeq/domain/payouts/schema-transfers.ts'
import { PAYOUT_FACTS } from '@fareeq/domain/payouts/limits.ts'
import { asksDetails } from '@fareeq/domain/payouts/rules-bank-reasons.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay, workingDaysAfter } from '@fareeq/domain/kernel/time/working-days.ts'
import { payoutReturnPostings } from '@fareeq/domain/ledger/rules.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import { book } from '../ledger/actions.ts'
import { moveReferral } from '../referrals/actions-moves.ts'
import { settleCorrections } from './actions-discarding.ts'
import { notifyTalent, publishChange } from './actions-notifying.ts'
import { failedNews } from './emails-failures.ts'
import { lockPayouts, movePayout } from './queries.ts'
import type { PayoutRow } from './rows.ts'
import { closeBatch, releasedBatch } from './batches/actions-paying.ts'
import { readBatch } from './batches/actions-reading.ts'
import { plannedTransfers } from './batches/actions-transfers.ts'
import { giveBackPayouts, lockBatch } from './batches/queries-batches.ts'
import { linePayouts, moveTransfer, returnCount, transferBatch } from './batches/queries-transfers.ts'
import type { TransferRow } from './batches/rows.ts'

export type Failure = { code: string; note: string | null }
const failureColumns = ({ viewer, now }: RequestContext<Staff>, { code, note }: Failure) => [
  sql`code = ${code}`,
  sql`note = ${note}`,
  sql`failed_at = ${now}`,
  sql`decided_by = ${viewer.staffId}`,
]

const payoutsOf = async ({ db, lang }: RequestContext<Staff>, { id }: TransferRow): Promise<PayoutRow[]> =>
  lockPayouts(
    db,
    (await linePayouts(db, [id], lang)).map((payout) => payout.id),
    lang,
  )

/** The bank did not do it: what it would have paid is owed as before. The talent is told where only they can mend it. */
export async function failTransfer(ctx: RequestContext<Staff>, transfer: TransferRow, failure: Failure) {
  const { db, viewer, lang, now } = ctx
  if (!(await moveTransfer(db, transfer, 'reject', now, failureColumns(ctx, failure))))
    throw new Refusal(platformErrors.moved_on)
  const payouts = await payoutsOf(ctx, transfer)
  const ids = payouts.map(({ id }) => id)
  await giveBackPayouts(db, ids, now)
  const actor = actorOf(viewer)
  for (const { id } of payouts)
    await audit(db, {
      actor,
      action: 'payout.rejected',
      subject: { kind: 'payout', id },
      details: { code: failure.code },
    })
  await settleCorrections(ctx, await lockPayouts(db, ids, lang), actor)
  for (const payout of payouts) await publishChange(ctx, payout)
  if (asksDetails(failure.code)) await notifyFailure(ctx, payouts, failure.code, transfer.amount)
}

/** Once for a transfer, about the first thing that it pays. */
async function notifyFailure(ctx: RequestContext<Staff>, payouts: readonly PayoutRow[], code: string, amount: number) {
  const [first] = payouts.filter(({ net }) => net > 0)
  if (first) await notifyTalent(ctx, first, (lang, row) => failedNews(lang, row, { code, amount }), true)
}

export const rejectTransfer = (
  ctx: RequestContext<Staff>,
  id: string,
  form: { code: string; note?: string | undefined },
) =>
  inTransaction(ctx, async (ctx) => {
    const transferRef = await transferBatch(ctx.db, id)
    if (!transferRef) throw new Refusal(platformErrors.not_found)
    const batch = await releasedBatch(ctx, transferRef.batch_id)
    const transfer = (await plannedTransfers(ctx, batch)).find((row) => row.id === id)
    if (!transfer || transfer.amount === 0) throw new Refusal(platformErrors.moved_on)
    await failTransfer(ctx, transfer, { code: form.code, note: form.note || null })
    await closeBatch(ctx, batch, riyadhDay(ctx.now))
    return readBatch(ctx, batch.id)
  })

/** It came back, less what the banks kept of it: booked as an entry of its own, and owed again. */
async function reopenPayout(ctx: RequestContext<Staff>, payout: PayoutRow, day: string, fee: number, code: string) {
  const { db, platform, viewer, now } = ctx
  const { id, kind, talent_id, net, referral_id } = payout
  const actor = actorOf(viewer)
  const policies = platform.policies.at(now)
  const due = riyadhDay(workingDaysAfter(now, policies.payout_after_payment_days, policies.holidays))
  const nth = await returnCount(db, id)
  const columns = [sql`batch_id = null`, sql`method = null`, sql`paid_to = null`, sql`paid_day = null`]
  const again = [...columns, sql`ticket = null`, sql`due_day = ${due}`]
  if (!(await movePayout(db, payout, 'return', now, again))) throw new Refusal(platformErrors.moved_on)
  const { entry, owed_for } = PAYOUT_FACTS[kind]
  const postings = payoutReturnPostings(talent_id, net, fee)
  const corrects = { kind: entry, reference: paymentReference(id, nth) }
  await book(
    db,
    { kind: 'payout_returned', reference: `${id} ${nth}`, day, actor, postings, corrects, reason: code },
    now,
  )
  await audit(db, { actor, action: 'payout.returned', subject: { kind: 'payout', id }, details: { net, code } })
  if (owed_for === 'referral' && referral_id)
    await moveReferral(ctx, referral_id, { event: 'send_back', mover: 'finance', actor })
}

/** As a transfer of a bank statement, or by hand. */
export async function sendTransferBack(ctx: RequestContext<Staff>, id: string, form: ReturnForm): Promise<string> {
  const { db, viewer, lang, now } = ctx
  const { day, fee, code, note } = form
  const transferRef = await transferBatch(db, id)
  const batch = transferRef && (await lockBatch(db, transferRef.batch_id))
  const transfer = batch && (await plannedTransfers(ctx, batch)).find((row) => row.id === id)
  if (!batch || !transfer) throw new Refusal(platformErrors.not_found)
  if (transfer.amount === 0) throw new Refusal(platformErrors.moved_on)
  if (day > riyadhDay(now) || (transfer.paid_day !== null && day < transfer.paid_day))
    throw new Refusal(payoutErrors.transfer_return_day, { field: 'day' })
  if (fee > transfer.amount) throw new Refusal(payoutErrors.transfer_fee, { field: 'fee' })
  const columns = [...failureColumns(ctx, { code, note: note || null }), sql`returned_day = ${day}`, sql`fee = ${fee}`]
  if (!(await moveTransfer(db, transfer, 'return', now, columns))) throw new Refusal(platformErrors.moved_on)
  const payouts = await payoutsOf(ctx, transfer)
  let rest = fee
  for (const payout of payouts) {
    const share = Math.max(0, Math.min(rest, payout.net))
    rest -= share
    await reopenPayout(ctx, payout, day, share, code)
  }
  const ids = payouts.map((payout) => payout.id)
  await settleCorrections(ctx, await lockPayouts(db, ids, lang), actorOf(viewer))
  for (const payout of payouts) await publishChange(ctx, payout)
  await notifyFailure(ctx, payouts, code, transfer.amount)
  return batch.id
}

export const returnTransfer = (ctx: RequestContext<Staff>, id: string, form: ReturnForm) =>
  inTransaction(ctx, async (ctx) => readBatch(ctx, await sendTransferBack(ctx, id, form)))
