import { periodErrors } from '@fareeq/domain/accounting-periods/errors.ts'
import { periodLife } from '@fareeq/domain/accounting-periods/states.ts'
import { isReleased } from '@fareeq/domain/approvals/states.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { audit } from '../../platform/audit.ts'
import { type ActionContext, type RequestContext, inTransaction } from '../../platform/context.ts'
import type { ApprovalDecision } from '../../platform/domain-events.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { requestApproval } from '../approvals/actions.ts'
import { calendarOf, readPeriod } from './actions-reading.ts'
import { lockedMonth } from './actions.ts'
import { deleteBalances, insertEvent, lockBooks, lockPeriods, savePeriod } from './queries.ts'

/** A colleague decides; until then the month stays closed. */
export const askToReopen = (ctx: RequestContext<Staff>, month: string, { reason }: { reason: string }) =>
  inTransaction(ctx, async (ctx) => {
    await lockedMonth(ctx, month, 'reopen')
    await requestApproval(ctx, {
      kind: 'period_reopening',
      subjectId: month,
      label: month,
      amount: null,
      reason,
      data: { reason },
    })
    return readPeriod(ctx, month)
  })

/** Opened by two: its sums go, for they are no longer final. */
export async function followApproval(ctx: ActionContext, decision: ApprovalDecision) {
  const { db, platform, now } = ctx
  const { subjectId: month, state, makerId, actor, data } = decision
  if (!isReleased(state)) return
  await lockBooks(db)
  await lockPeriods(db)
  const calendar = await calendarOf(ctx)
  const fault = calendar.faultOf(month, 'reopen')
  const next = periodLife.next(calendar.rowOf(month).state, 'reopen')
  if (fault || !next) throw new Refusal(periodErrors[`period_${fault ?? 'moved_on'}`])
  const id = newId(now)
  const reason = String(data['reason'])
  await insertEvent(db, { id, month, event: 'reopen', staff_id: makerId, released_by: actor.id ?? null, reason }, now)
  await savePeriod(db, month, next, null, now)
  await deleteBalances(db, month)
  const subject = { kind: 'accounting_period', id: month } as const
  await audit(db, { actor, action: 'accounting_period.reopen', subject, details: { reason } })
  await publishToStaff(db, platform.events, 'ledger.changed', { id })
}
