import type { ApprovalKind } from '@fareeq/domain/approvals/limits.ts'
import type { approvalsContract as contract } from '@fareeq/domain/approvals/contract.ts'
import { type Releaser, decisionFault, releasableKinds } from '@fareeq/domain/approvals/rules.ts'
import type { Approval } from '@fareeq/domain/approvals/schema.ts'
import { isReleased, isWaiting } from '@fareeq/domain/approvals/states.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Staff } from '../../platform/session.ts'
import { approvalRows, countWaitingFor, latestApprovals } from './queries.ts'
import { currentSubstitute } from './queries-substitutes.ts'
import type { ApprovalRow } from './rows.ts'

/** The caller as somebody who decides, with the appointment by which they stand in today. */
export async function releaserOf({ db, viewer, now }: RequestContext<Staff>) {
  const { staffId, roles } = viewer
  const substitute = await currentSubstitute(db, staffId, riyadhDay(now))
  return { releaser: { staffId, roles, isSubstitute: substitute !== undefined }, substituteId: substitute?.id }
}

export function toApproval(row: ApprovalRow, releaser: Releaser): Approval {
  const { made_by_id: makerId, made_at, decided_at, substitute_id, data: _, ...rest } = row
  const isOwn = makerId === releaser.staffId
  return {
    ...rest,
    made_at: made_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
    by_substitute: substitute_id !== null,
    is_own: isOwn,
    can_decide: decisionFault(row, releaser) === null,
    can_withdraw: isOwn && isWaiting(row.state),
  }
}

export async function listApprovals(ctx: RequestContext<Staff>, query: QueryOf<(typeof contract)['list']>) {
  const { page, next_cursor } = cutPage(await approvalRows(ctx.db, query), query.limit)
  const { releaser } = await releaserOf(ctx)
  return { data: page.map((row) => toApproval(row, releaser)), meta: { next_cursor } }
}

/** The latest of each subject, with what will be done. */
export async function requestsOf(ctx: RequestContext<Staff>, kind: ApprovalKind, subjectIds: readonly string[]) {
  const rows = await latestApprovals(ctx.db, kind, subjectIds)
  if (rows.length === 0) return []
  const { releaser } = await releaserOf(ctx)
  return rows.map((row) => ({ approval: toApproval(row, releaser), data: row.data }))
}

/** The latest of each subject, for the answers of what they are about. */
export async function approvalsOf(
  ctx: RequestContext<Staff>,
  kind: ApprovalKind,
  subjectIds: readonly string[],
): Promise<Map<string, Approval>> {
  const requests = await requestsOf(ctx, kind, subjectIds)
  return new Map(requests.map(({ approval }) => [approval.subject_id, approval]))
}

/** Those that wait for the caller, or for a colleague of theirs. */
export async function countDecidable(ctx: RequestContext<Staff>): Promise<number> {
  const { releaser } = await releaserOf(ctx)
  return countWaitingFor(ctx.db, releaser.staffId, releasableKinds(releaser))
}

/** Whether the last word about it is a yes. */
export async function isApproved(db: Db, kind: ApprovalKind, subjectId: string): Promise<boolean> {
  const [latest] = await latestApprovals(db, kind, [subjectId])
  return latest !== undefined && isReleased(latest.state)
}
