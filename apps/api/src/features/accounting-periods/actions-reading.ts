import { isNext, hasEnded, moveFault, periodMonths } from '@fareeq/domain/accounting-periods/rules.ts'
import type { AccountingPeriod, PeriodSummary } from '@fareeq/domain/accounting-periods/schema.ts'
import { type PeriodEvent, isClosed } from '@fareeq/domain/accounting-periods/states.ts'
import { isWaiting } from '@fareeq/domain/approvals/states.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { daysOfMonth } from '@fareeq/domain/kernel/time/months.ts'
import type { ActionContext, RequestContext } from '../../platform/context.ts'
import type { Staff } from '../../platform/session.ts'
import { approvalsOf } from '../approvals/actions-reading.ts'
import { checksOf } from './actions-checks.ts'
import { eventRows, firstDay, periodRows, rateOf } from './queries.ts'
import type { PeriodRow } from './rows.ts'

/** All months, and what decides about each. */
export async function calendarOf({ db, now }: ActionContext) {
  const months = periodMonths(await firstDay(db), now)
  const rows = await periodRows(db)
  const closed = rows.filter(({ state }) => isClosed(state)).map(({ month }) => month)
  const firstMonth = months.at(-1) ?? ''
  const rowOf = (month: string): PeriodRow =>
    rows.find((row) => row.month === month) ?? { month, state: 'open', by: null, at: null }
  return {
    months,
    rowOf,
    isNext: (month: string) => isNext(month, firstMonth, closed),
    faultOf: (month: string, event: PeriodEvent) => moveFault(rowOf(month), event, { firstMonth, closed, now }),
  }
}

const toSummary = ({ month, state, by, at }: PeriodRow, now: Date): PeriodSummary => ({
  month,
  state,
  by,
  at: at?.toISOString() ?? null,
  has_ended: hasEnded(month, now),
})

export async function listPeriods(ctx: RequestContext<Staff>) {
  const { months, rowOf } = await calendarOf(ctx)
  return { data: months.map((month) => toSummary(rowOf(month), ctx.now)) }
}

export async function readPeriod(ctx: RequestContext<Staff>, month: string): Promise<{ data: AccountingPeriod }> {
  const { db, viewer, now } = ctx
  const { months, rowOf, isNext: isNextMonth, faultOf } = await calendarOf(ctx)
  if (!months.includes(month)) throw new Refusal(platformErrors.not_found)
  const row = rowOf(month)
  const { from, to } = daysOfMonth(month)
  const approval = (await approvalsOf(ctx, 'period_reopening', [month])).get(month) ?? null
  const rate = await rateOf(db, month)
  // What was closed was done: its checks would ask about today.
  const checks = isClosed(row.state) ? [] : await checksOf(ctx, month, isNextMonth(month))
  const mayWrite = staffMay(viewer.roles, 'ledger.write')
  const can = (event: PeriodEvent) => mayWrite && faultOf(month, event) === null
  return {
    data: {
      ...toSummary(row, now),
      first_day: from,
      last_day: to,
      checks,
      rate: rate ? { ...rate, at: rate.at.toISOString() } : null,
      events: (await eventRows(db, month)).map((event) => ({ ...event, at: event.at.toISOString() })),
      approval,
      can_begin: can('begin'),
      can_stop: can('stop'),
      can_close: can('close') && checks.every(({ is_done }) => is_done),
      can_reopen: can('reopen') && !(approval && isWaiting(approval.state)),
      can_set_rate: mayWrite && !isClosed(row.state),
    },
  }
}
