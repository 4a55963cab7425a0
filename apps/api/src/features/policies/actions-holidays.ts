import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { policyErrors } from '@fareeq/domain/policies/errors.ts'
import { MAX_DAYS_AHEAD, mayKeepHolidays } from '@fareeq/domain/policies/rules.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import type { Staff } from '../../platform/session.ts'
import type { Body } from './actions.ts'
import { meetingsOn } from './queries-effects-meetings.ts'
import { deleteHoliday, holidayRows, insertHoliday } from './queries.ts'
import type { HolidayRow } from './rows.ts'

const asHoliday = ({ day, name_ar, name_en, by }: HolidayRow, today: string) => ({
  day,
  name: { ar: name_ar, en: name_en },
  by,
  is_ahead: day > today,
})

export async function listHolidays({ db, viewer, now }: RequestContext<Staff>) {
  const today = riyadhDay(now)
  const rows = (await holidayRows(db)).map((row) => asHoliday(row, today))
  // The next one first, then what is past.
  const ahead = rows.filter(({ is_ahead }) => is_ahead).toReversed()
  return {
    data: [...ahead, ...rows.filter(({ is_ahead }) => !is_ahead)],
    meta: { may_change: mayKeepHolidays(viewer.roles) },
  }
}

function mustKeepHolidays({ viewer, now }: RequestContext<Staff>, day: string): void {
  if (!mayKeepHolidays(viewer.roles)) throw new Refusal(policyErrors.policy_of_operations)
  if (day <= riyadhDay(now)) throw new Refusal(policyErrors.holiday_past, { field: 'day' })
}

async function announce({ db, platform }: RequestContext<Staff>) {
  await platform.policies.publishChange(db)
  await publishToStaff(db, platform.events, 'policy.changed', { id: 'holidays' })
}

/** A day with booked meetings is no holiday before they are moved; promises that were given keep their day. */
export const addHoliday = (ctx: RequestContext<Staff>, form: Body<'addHoliday'>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const { day } = form
    mustKeepHolidays(ctx, day)
    if (day > daysAfter(riyadhDay(now), MAX_DAYS_AHEAD))
      throw new Refusal(policyErrors.policy_day_far, { field: 'day' })
    const count = await meetingsOn(db, day)
    if (count > 0) {
      const path = pathTo('opsSection', { section: 'meetings' }, { week: day })
      throw new Refusal(policyErrors.holiday_meetings, { field: 'day', data: { count, path } })
    }
    if (!(await insertHoliday(db, form, viewer.staffId, now)))
      throw new Refusal(policyErrors.holiday_exists, { field: 'day' })
    const subject = { kind: 'policy', id: 'holidays' } as const
    await audit(db, { actor: actorOf(viewer), action: 'holiday.added', subject, details: form })
    await announce(ctx)
    const by = (await holidayRows(db)).find((holidayRow) => holidayRow.day === day)?.by ?? null
    return { data: asHoliday({ ...form, by }, riyadhDay(now)) }
  })

export const removeHoliday = (ctx: RequestContext<Staff>, day: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    mustKeepHolidays(ctx, day)
    const removed = await deleteHoliday(db, day)
    if (!removed) throw new Refusal(platformErrors.not_found)
    const subject = { kind: 'policy', id: 'holidays' } as const
    const details = { day, ...removed }
    await audit(db, { actor: actorOf(ctx.viewer), action: 'holiday.removed', subject, details })
    await announce(ctx)
    return { data: { day } }
  })
