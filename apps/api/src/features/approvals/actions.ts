import type { ApprovalKind } from '@fareeq/domain/approvals/limits.ts'
import { approvalFacts } from '@fareeq/domain/approvals/limits.ts'
import { approvalErrors } from '@fareeq/domain/approvals/errors.ts'
import { type Releaser, actsAsSubstitute, decisionFault, isWithinLimit } from '@fareeq/domain/approvals/rules.ts'
import type { Approval } from '@fareeq/domain/approvals/schema.ts'
import { type ApprovalEvent, type ApprovalOutcome, approvalLife, isWaiting } from '@fareeq/domain/approvals/states.ts'
import { type Cents, usd } from '@fareeq/domain/kernel/money.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay, riyadhMidnight } from '@fareeq/domain/kernel/time/working-days.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { releaserOf, toApproval } from './actions-reading.ts'
import { insertApproval, lockApproval, lockMaker, releasedAlone, saveDecision, waitingApproval } from './queries.ts'
import type { ApprovalRow } from './rows.ts'

export type ApprovalRequest = {
  kind: ApprovalKind
  /** What it is about; one approval of it waits at a time. */
  subjectId: string
  label: string
  amount: Cents | null
  reason?: string | null
  /** What will be done, where the subject does not say it. */
  data?: Record<string, unknown>
}

/**
 * Asks for the release of what the caller made, in the caller's transaction; within the limit of one person it is released at once.
 * What follows is heard as `approval.decided`, in the same transaction.
 */
export async function requestApproval(ctx: RequestContext<Staff>, request: ApprovalRequest): Promise<void> {
  const { db, platform, viewer, now } = ctx
  const { kind, subjectId, label, amount, reason = null, data = {} } = request
  const id = newId(now)
  const row = { id, kind, subject_id: subjectId, label, amount, reason, data, made_by: viewer.staffId }
  if (!(await insertApproval(db, row, now))) {
    const waiting = await waitingApproval(db, kind, subjectId)
    throw new Refusal(approvalErrors.approval_waiting, { values: { name: waiting?.made_by ?? '' } })
  }
  await record(ctx, { id, label, amount }, 'waiting')
  await publishToStaff(db, platform.events, 'approval.changed', { id })
  const aloneLimit = await limitOf(ctx, kind, amount)
  if (aloneLimit === null) return
  const approval = await lockedOrThrow(ctx, id)
  await decide(ctx, approval, 'release', { aloneLimit })
}

/** The cents up to which the caller may go alone today; null where this is beyond them. */
async function limitOf(
  { db, platform, viewer, now }: RequestContext<Staff>,
  kind: ApprovalKind,
  amount: Cents | null,
): Promise<Cents | null> {
  const { limit } = approvalFacts(kind)
  if (limit === null) return null
  const cents = usd(platform.policies.at(now)[limit])
  await lockMaker(db, viewer.staffId)
  const alone = await releasedAlone(db, kind, viewer.staffId, riyadhMidnight(riyadhDay(now)))
  return isWithinLimit(amount, alone, cents) ? cents : null
}

async function lockedOrThrow({ db }: RequestContext<Staff>, id: string): Promise<ApprovalRow> {
  const row = await lockApproval(db, id)
  if (!row) throw new Refusal(platformErrors.not_found)
  return row
}

const record = (
  { db, viewer }: RequestContext<Staff>,
  { id, label, amount }: Pick<ApprovalRow, 'id' | 'label' | 'amount'>,
  state: 'waiting' | ApprovalOutcome,
) =>
  audit(db, {
    actor: actorOf(viewer),
    action: `approval.${state}`,
    subject: { kind: 'approval', id },
    details: { number: label, ...(amount !== null && { amount }) },
  })

type DecisionDetails = { note?: string; aloneLimit?: Cents; substituteId?: string | undefined }

async function decide(
  ctx: RequestContext<Staff>,
  approval: ApprovalRow,
  event: ApprovalEvent,
  details: DecisionDetails = {},
): Promise<void> {
  const { db, platform, viewer, lang, now } = ctx
  const { id, kind, subject_id: subjectId, data, made_by_id: makerId } = approval
  const state = approvalLife.next(approval.state, event) as ApprovalOutcome | null
  if (!state) throw new Error(`An approval that is ${approval.state} cannot ${event}`)
  await saveDecision(db, id, { state, decidedBy: viewer.staffId, ...details }, now)
  await record(ctx, approval, state)
  const decision = { kind, subjectId, data, state, makerId, actor: actorOf(viewer), lang }
  await platform.domainEvents.emit(ctx, 'approval.decided', decision)
  await publishToStaff(db, platform.events, 'approval.changed', { id })
}

const decided = ({ decided_by }: ApprovalRow) =>
  new Refusal(approvalErrors.approval_decided, { values: { name: decided_by ?? '' } })

/** Under the lock of the approval, by whoever may. */
const deciding = (ctx: RequestContext<Staff>, id: string, event: 'release' | 'refuse', note?: string) =>
  inTransaction(ctx, async (ctx): Promise<{ data: Approval }> => {
    const approval = await lockedOrThrow(ctx, id)
    const { releaser, substituteId } = await releaserOf(ctx)
    const fault = decisionFault(approval, releaser)
    if (fault === 'decided') throw decided(approval)
    if (fault) throw new Refusal(approvalErrors[`approval_${fault}`])
    const isSubstitute = actsAsSubstitute(approval.kind, releaser)
    await decide(ctx, approval, event, { ...(note && { note }), ...(isSubstitute && { substituteId }) })
    return answer(ctx, id, releaser)
  })

const answer = async (ctx: RequestContext<Staff>, id: string, releaser: Releaser) => ({
  data: toApproval(await lockedOrThrow(ctx, id), releaser),
})

export const release = (ctx: RequestContext<Staff>, id: string) => deciding(ctx, id, 'release')
export const refuse = (ctx: RequestContext<Staff>, id: string, { reason }: { reason: string }) =>
  deciding(ctx, id, 'refuse', reason)

/** By whoever asked. */
export const withdraw = (ctx: RequestContext<Staff>, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const approval = await lockedOrThrow(ctx, id)
    if (!isWaiting(approval.state)) throw decided(approval)
    if (approval.made_by_id !== ctx.viewer.staffId) throw new Refusal(approvalErrors.approval_not_own)
    await decide(ctx, approval, 'withdraw')
    return answer(ctx, id, (await releaserOf(ctx)).releaser)
  })

/** What it was about is gone: whoever took it away withdraws what still waits. */
export async function withdrawApproval(ctx: RequestContext<Staff>, kind: ApprovalKind, subjectId: string) {
  const waiting = await waitingApproval(ctx.db, kind, subjectId)
  const approval = waiting && (await lockApproval(ctx.db, waiting.id))
  if (approval && isWaiting(approval.state)) await decide(ctx, approval, 'withdraw')
}
