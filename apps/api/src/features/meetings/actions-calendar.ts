import { CLOSED_ACCOUNT, nameFor } from '@fareeq/domain/kernel/names/names.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { daysAfter, momentsOf } from '@fareeq/domain/kernel/time/working-days.ts'
import type { ownCalendarContract } from '@fareeq/domain/meetings/contract-calendar.ts'
import { isWithTalent } from '@fareeq/domain/meetings/limits.ts'
import { hostStep, workingHours } from '@fareeq/domain/meetings/rules.ts'
import type { OwnCalendar, OwnMeeting } from '@fareeq/domain/meetings/schema-calendar.ts'
import { MAX_OPS_RANGE_DAYS } from '@fareeq/domain/meetings/schema.ts'
import { isBooked } from '@fareeq/domain/meetings/states.ts'
import { hostLink } from '../../platform/calendar/meeting-links.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Staff } from '../../platform/session.ts'
import { meetingsHeldBy, otherBusyOf, ownHours } from './queries-calendar.ts'
import type { CalendarMeetingRow } from './rows.ts'

const toOwnMeeting = (row: CalendarMeetingRow, { platform, lang, now }: RequestContext): OwnMeeting => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  start: row.starts_at.toISOString(),
  end: row.ends_at.toISOString(),
  name: nameFor(row, lang) || CLOSED_ACCOUNT[lang],
  talent_id: isWithTalent(row.kind) ? row.user_id : null,
  project_id: row.project_id,
  topic: row.topic,
  join: isBooked(row.state) && row.ends_at > now ? hostLink(platform.env, row) : null,
  step: hostStep(row, now),
})

export async function readOwnCalendar(
  ctx: RequestContext<Staff>,
  { from, to }: QueryOf<(typeof ownCalendarContract)['read']>,
): Promise<{ data: OwnCalendar }> {
  const { db, platform, viewer, now } = ctx
  const last = [to, daysAfter(from, MAX_OPS_RANGE_DAYS - 1)].toSorted()[0] ?? to
  const span = momentsOf({ from, to: last })
  const policies = platform.policies.at(now)
  const host = await ownHours(db, viewer)
  const days: OwnCalendar['days'] = []
  for (let day = from; day <= last; day = daysAfter(day, 1))
    days.push({ day, hours: host ? workingHours(day, host.hours, policies) : null })
  const busy = await otherBusyOf(db, viewer, span)
  const timesOf = (isAbsence: boolean) =>
    busy
      .filter(({ is_absence }) => is_absence === isAbsence)
      .map(({ starts_at, ends_at }) => ({ start: starts_at.toISOString(), end: ends_at.toISOString() }))
  return {
    data: {
      days,
      meetings: (await meetingsHeldBy(db, viewer, span)).map((row) => toOwnMeeting(row, ctx)),
      absences: timesOf(true),
      busy: timesOf(false),
      is_host: host !== undefined,
    },
  }
}
