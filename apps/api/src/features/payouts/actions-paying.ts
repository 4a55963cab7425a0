import type { payoutsOpsContract as contract } from '@fareeq/domain/payouts/contract-ops.ts'
import { payoutErrors } from '@fareeq/domain/payouts/errors.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { payoutPostings } from '@fareeq/domain/ledger/rules.ts'
import { PAYOUT_FACTS } from '@fareeq/domain/payouts/limits.ts'
import { type Transfer, batchNumber, transferOf } from '@fareeq/domain/payouts/rules.ts'
import { isOpenBatch } from '@fareeq/domain/payouts/states.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import { isApproved } from '../approvals/actions-reading.ts'
import { book } from '../ledger/actions.ts'
import { moveReferral } from '../referrals/actions-moves.ts'
import { settleReference } from '../tickets/actions-rewriting.ts'
import { readBatch } from './actions-batches.ts'
import { publishChange, notifyTalent } from './actions-notifying.ts'
import { paidNews } from './emails.ts'
import { lockBatch, moveBatch } from './queries-batches.ts'
import { movePayout, payoutsOfBatch } from './queries.ts'
import type { PayoutRow } from './rows.ts'

/** Marks it paid, books it, notifies, closes the ticket of a late one. Only the mask of the account is stored. */
async function payOne(ctx: RequestContext<Staff>, payout: PayoutRow, transfer: Transfer, day: string): Promise<void> {
  const { db, viewer, now } = ctx
  const { id, kind, talent_id, net, referral_id } = payout
  const actor = actorOf(viewer)
  const paid = await movePayout(db, payout, 'pay', now, [sql`paid_day = ${day}`, sql`details_secret = null`])
  if (!paid) throw new Error(`A payout that is ${payout.state} is in no open batch`)
  const { entry, owed_for } = PAYOUT_FACTS[kind]
  await book(db, { kind: entry, reference: id, day, actor, postings: payoutPostings(talent_id, net) }, now)
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

/** As a whole, and once: the second of two colleagues finds it paid. */
export const payBatch = (ctx: RequestContext<Staff>, id: string, { day, note }: BodyOf<(typeof contract)['pay']>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, lang, now } = ctx
    if (day > riyadhDay(now)) throw new Refusal(payoutErrors.payout_day, { field: 'day' })
    const batch = await lockBatch(db, id)
    if (!batch) throw new Refusal(platformErrors.not_found)
    if (isOpenBatch(batch.state) && !(await isApproved(db, 'payout_batch', id)))
      throw new Refusal(payoutErrors.payout_not_released)
    const columns = [sql`paid_day = ${day}`, sql`note = ${note || null}`]
    if (!(await moveBatch(db, batch, 'pay', now, columns))) throw new Refusal(platformErrors.moved_on)
    const payouts = await payoutsOfBatch(db, id, lang)
    for (const payout of payouts) {
      const transfer = transferOf(payouts.filter(({ talent_id }) => talent_id === payout.talent_id))
      await payOne(ctx, payout, transfer, day)
    }
    const subject = { kind: 'payout_batch', id } as const
    const details = { number: batchNumber(batch.place), total: batch.total }
    await audit(db, { actor: actorOf(viewer), action: 'payout_batch.paid', subject, details })
    return readBatch(ctx, id)
  })
