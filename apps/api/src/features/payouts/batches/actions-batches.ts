import type { payoutBatchesContract as contract } from '@fareeq/domain/payouts/contract-batches.ts'
import { payoutErrors } from '@fareeq/domain/payouts/errors.ts'
import { batchNumber, outweighed } from '@fareeq/domain/payouts/rules.ts'
import { awaitsDetails } from '@fareeq/domain/payouts/rules-transfers.ts'
import type { BatchResult } from '@fareeq/domain/payouts/schema.ts'
import { isDiscardable, isOpenBatch, isPayable } from '@fareeq/domain/payouts/states.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal, type RefusalKind, sentence } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { actorOf, audit } from '../../../platform/audit.ts'
import { type ActionContext, type RequestContext, inTransaction } from '../../../platform/context.ts'
import type { ApprovalDecision } from '../../../platform/domain-events.ts'
import { publishToStaff } from '../../../platform/events/staff.ts'
import { newId } from '../../../platform/ids.ts'
import type { Staff } from '../../../platform/session.ts'
import { isApproved } from '../../approvals/actions-reading.ts'
import { requestApproval, withdrawApproval } from '../../approvals/actions.ts'
import { openAccount } from '../actions-details.ts'
import { settleCorrections } from '../actions-discarding.ts'
import { failureOf } from '../actions-failed.ts'
import { publishChange } from '../actions-notifying.ts'
import { readBatch, summaryOf } from './actions-reading.ts'
import { plannedTransfers } from './actions-transfers.ts'
import { giveBack, insertBatch, lockBatch, moveBatch, putIntoBatch } from './queries-batches.ts'
import { lockTransfers, moveTransfer } from './queries-transfers.ts'
import { lockDetailsOfAll } from '../queries-details.ts'
import { lockPayouts, isInOpenBatch, payoutsOfBatch } from '../queries.ts'
import type { DetailsRow, PayoutRow } from '../rows.ts'
import type { BatchRow } from './rows.ts'

type Body<Name extends keyof typeof contract> = BodyOf<(typeof contract)[Name]>

/** Asks a colleague to release it; what was made before two were needed, or was withdrawn or refused, is asked for again. */
const askForRelease = (ctx: RequestContext<Staff>, { id, place, total }: BatchRow) =>
  requestApproval(ctx, { kind: 'payout_batch', subjectId: id, label: batchNumber(place), amount: total })

export const submitBatch = (ctx: RequestContext<Staff>, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const batch = await lockBatch(ctx.db, id)
    if (!batch) throw new Refusal(platformErrors.not_found)
    if (!isOpenBatch(batch.state) || (await isApproved(ctx.db, 'payout_batch', id)))
      throw new Refusal(platformErrors.moved_on)
    await plannedTransfers(ctx, batch)
    await askForRelease(ctx, batch)
    return readBatch(ctx, id)
  })

/** Open pages of the batch refetch; what it is released for, finance do themselves. */
export const followApproval = ({ db, platform }: ActionContext, { subjectId }: ApprovalDecision) =>
  publishToStaff(db, platform.events, 'payout.changed', { id: subjectId })

function obstacleOf(payout: PayoutRow | undefined): RefusalKind | null {
  if (!payout) return platformErrors.not_found
  if (isInOpenBatch(payout)) return payoutErrors.payout_in_batch
  if (!isPayable(payout.state)) return platformErrors.moved_on
  if (payout.method === null) return payoutErrors.payout_without_details
  return awaitsDetails(failureOf(payout), payout.details_at) ? payoutErrors.payout_confirm_details : null
}

/** How their talents are paid, and what prevents it. */
async function accountsOf({ db, platform }: RequestContext<Staff>, payouts: readonly PayoutRow[]) {
  const rows = await lockDetailsOfAll(db, [...new Set(payouts.map(({ talent_id }) => talent_id))])
  const obstacleOfRow = (row: DetailsRow) =>
    openAccount(platform, row.details_secret) ? null : payoutErrors.payout_details_unreadable
  return new Map(rows.map((row) => [row.user_id, { row, obstacle: obstacleOfRow(row) }]))
}

/** A payout that cannot be paid is reported with its reason, and does not block the others. */
export const choose = (ctx: RequestContext<Staff>, { ids: requested }: Body<'choose'>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, lang, now } = ctx
    const ids = [...new Set(requested)]
    const payouts = new Map((await lockPayouts(db, ids, lang)).map((lockPayout) => [lockPayout.id, lockPayout]))
    const failed: BatchResult['failed'] = []
    const refuse = (id: string, kind: RefusalKind) => failed.push({ id, error: sentence(kind, lang) })
    const accounts = await accountsOf(ctx, [...payouts.values()])
    const possible = ids.flatMap((id) => {
      const payout = payouts.get(id)
      const obstacle = obstacleOf(payout) ?? (payout && accounts.get(payout.talent_id)?.obstacle)
      if (obstacle) refuse(id, obstacle)
      return payout && !obstacle ? [payout] : []
    })
    const tooLittle = outweighed(possible)
    for (const id of tooLittle) refuse(id, payoutErrors.payout_outweighed)
    const payable = possible.filter(({ id }) => !tooLittle.includes(id))
    if (payable.length === 0) return { data: { batch: null, ok: [], failed } }
    const id = newId(now)
    const total = payable.reduce((sum, { net }) => sum + net, 0)
    await insertBatch(db, { id, count: payable.length, total, created_by: viewer.staffId }, now)
    for (const payout of payable) {
      const account = accounts.get(payout.talent_id)
      if (!account) throw new Error('A payout with a method has an account')
      await putIntoBatch(db, payout.id, id, account.row, now)
      await publishChange(ctx, payout)
    }
    const row = await lockBatch(db, id)
    if (!row) throw new Error('A batch that was inserted is there')
    const subject = { kind: 'payout_batch', id } as const
    const details = { number: batchNumber(row.place), total }
    await audit(db, { actor: actorOf(viewer), action: 'payout_batch.open', subject, details })
    await plannedTransfers(ctx, row)
    await askForRelease(ctx, row)
    const batch = await summaryOf(ctx, row)
    return { data: { batch, ok: payable.map((payoutRow) => payoutRow.id), failed } }
  })

/** Its payouts are owed as before, and paid the way their talents want by then. */
export const discard = (ctx: RequestContext<Staff>, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, lang, now } = ctx
    const batch = await lockBatch(db, id)
    if (!batch) throw new Refusal(platformErrors.not_found)
    const transfers = await lockTransfers(db, id, lang)
    if (isOpenBatch(batch.state) && transfers.some(({ state }) => !isDiscardable(state)))
      throw new Refusal(payoutErrors.payout_at_bank)
    if (!(await moveBatch(db, batch, 'discard', now))) throw new Refusal(platformErrors.moved_on)
    for (const transfer of transfers) await moveTransfer(db, transfer, 'discard', now)
    await withdrawApproval(ctx, 'payout_batch', id)
    const payouts = await payoutsOfBatch(db, id, lang)
    await giveBack(db, id, now)
    for (const payout of payouts) await publishChange(ctx, payout)
    await settleCorrections(ctx, payouts, actorOf(viewer))
    await audit(db, {
      actor: actorOf(viewer),
      action: 'payout_batch.discarded',
      subject: { kind: 'payout_batch', id },
      details: { number: batchNumber(batch.place), day: riyadhDay(now) },
    })
    return readBatch(ctx, id)
  })
