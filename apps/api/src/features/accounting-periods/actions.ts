import { periodErrors } from '@fareeq/domain/accounting-periods/errors.ts'
import type { RateForm } from '@fareeq/domain/accounting-periods/schema.ts'
import { type PeriodEvent, isClosed, periodLife } from '@fareeq/domain/accounting-periods/states.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { daysOfMonth } from '@fareeq/domain/kernel/time/months.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { checksOf } from './actions-checks.ts'
import { calendarOf, readPeriod } from './actions-reading.ts'
import { insertEvent, lockBooks, lockPeriods, saveBalances, savePeriod, saveRate } from './queries.ts'

/** The month as it is, under the lock of all months; refused where it cannot make this move. */
export async function lockedMonth(ctx: RequestContext<Staff>, month: string, event: PeriodEvent) {
  await lockPeriods(ctx.db)
  const calendar = await calendarOf(ctx)
  if (!calendar.months.includes(month)) throw new Refusal(platformErrors.not_found)
  const fault = calendar.faultOf(month, event)
  if (fault) throw new Refusal(periodErrors[`period_${fault}`])
  const state = periodLife.next(calendar.rowOf(month).state, event)
  if (!state) throw new Refusal(periodErrors.period_moved_on)
  return { state, isNext: calendar.isNext(month) }
}

async function record({ db, platform, viewer, now }: RequestContext<Staff>, month: string, event: PeriodEvent) {
  const id = newId(now)
  await insertEvent(db, { id, month, event, staff_id: viewer.staffId }, now)
  const subject = { kind: 'accounting_period', id: month } as const
  await audit(db, { actor: actorOf(viewer), action: `accounting_period.${event}`, subject })
  await publishToStaff(db, platform.events, 'ledger.changed', { id })
}

/** Who closes it is seen; nothing else changes yet. */
const mark = (event: 'begin' | 'stop') => (ctx: RequestContext<Staff>, month: string) =>
  inTransaction(ctx, async (ctx) => {
    const { state } = await lockedMonth(ctx, month, event)
    await savePeriod(ctx.db, month, state, null, ctx.now)
    await record(ctx, month, event)
    return readPeriod(ctx, month)
  })
export const begin = mark('begin')
export const stop = mark('stop')

/** Alone with the books, so that nothing is booked between the last check and the closing. */
export const close = (ctx: RequestContext<Staff>, month: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, now } = ctx
    await lockBooks(db)
    const { state, isNext } = await lockedMonth(ctx, month, 'close')
    const checks = await checksOf(ctx, month, isNext)
    if (checks.some(({ is_done }) => !is_done)) throw new Refusal(periodErrors.period_not_ready)
    await saveBalances(db, month)
    await savePeriod(db, month, state, now, now)
    await record(ctx, month, 'close')
    return readPeriod(ctx, month)
  })

/** As it was published on a day of the month. */
export const setRate = (ctx: RequestContext<Staff>, month: string, form: RateForm) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    await lockPeriods(db)
    const calendar = await calendarOf(ctx)
    if (!calendar.months.includes(month)) throw new Refusal(platformErrors.not_found)
    const { state } = calendar.rowOf(month)
    if (isClosed(state)) throw new Refusal(periodErrors.period_closed)
    const { from, to } = daysOfMonth(month)
    if (form.source_day < from || form.source_day > to)
      throw new Refusal(periodErrors.rate_day, { field: 'source_day' })
    await savePeriod(db, month, state, null, now)
    await saveRate(db, month, form, viewer.staffId, now)
    const subject = { kind: 'accounting_period', id: month } as const
    const { rate, source, source_day } = form
    const details = { rate, source, source_day }
    await audit(db, { actor: actorOf(viewer), action: 'accounting_period.rate', subject, details })
    return readPeriod(ctx, month)
  })
