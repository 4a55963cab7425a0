import type { BodyOf, QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { CLOSED_ACCOUNT, nameFor } from '@fareeq/domain/kernel/names/names.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { daysAfter, momentsOf } from '@fareeq/domain/kernel/time/working-days.ts'
import type { meetingsOpsContract } from '@fareeq/domain/meetings/contract-ops.ts'
import { hasBegun } from '@fareeq/domain/meetings/rules.ts'
import { OUTCOMES, meetingLife } from '@fareeq/domain/meetings/states.ts'
import { MAX_OPS_RANGE_DAYS, type OpsMeeting } from '@fareeq/domain/meetings/schema.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import type { Env } from '../../platform/env.ts'
import type { Staff } from '../../platform/session.ts'
import { asAbsence } from './actions-absences.ts'
import { changeTime, giveUp, markOutcome } from './actions-changes.ts'
import { hostLink } from '../../platform/calendar/meeting-links.ts'
import { filteredCompany } from '../organisations/queries.ts'
import { bookSlot, mayStillChange } from './actions.ts'
import { meetingsBetween, openRequest, opsMeetingById } from './queries-ops.ts'
import { toHost } from './actions-hosts.ts'
import { absencesBetween } from './queries-absences.ts'
import { hostRows } from './queries-hosts.ts'
import type { OpsRow } from './rows.ts'

const asOpsMeeting = (env: Env, row: OpsRow, lang: Lang, now: Date): OpsMeeting => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  start: row.starts_at.toISOString(),
  end: row.ends_at.toISOString(),
  timezone: row.timezone,
  host_id: row.host_id,
  host: row.host,
  name: nameFor(row, lang) || CLOSED_ACCOUNT[lang],
  email: row.email,
  phone: row.phone,
  company: row.website,
  organisation_id: row.organisation_id,
  topic: row.topic,
  project_id: row.project_id,
  cancel_reason: row.cancel_reason,
  canceled_by: row.canceled_by,
  meeting_link: hostLink(env, row),
  open: mayStillChange(row, now),
  move_asked: row.move_asked_at !== null && mayStillChange(row, now),
  outcomes: hasBegun(row, now) ? OUTCOMES.filter((event) => meetingLife.next(row.state, event) !== null) : [],
  version: row.sequence,
})

export async function readCalendar(
  { db, platform, viewer, lang, now }: RequestContext<Staff>,
  { from, to, organisation_id }: QueryOf<(typeof meetingsOpsContract)['list']>,
) {
  const last = daysAfter(from, MAX_OPS_RANGE_DAYS - 1)
  const { start, end } = momentsOf({ from, to: to < last ? to : last })
  const meetings = await meetingsBetween(db, viewer, start, end, organisation_id)
  return {
    data: {
      meetings: meetings.map((row) => asOpsMeeting(platform.env, row, lang, now)),
      hosts: (await hostRows(db, viewer, now)).map(toHost),
      absences: (await absencesBetween(db, viewer, start, end)).map(asAbsence),
      company: await filteredCompany(db, viewer, organisation_id, lang),
    },
  }
}

export async function moveForVisitor(
  ctx: RequestContext<Staff>,
  id: string,
  request: { start: string; timezone: string; version: number; note?: string | undefined },
) {
  const { db, platform, viewer, lang, now } = ctx
  const { version, ...time } = request
  await changeTime(ctx, id, time, { mover: 'staff', version })
  return { data: asOpsMeeting(platform.env, await opsMeetingById(db, viewer, id), lang, now) }
}

/** For the company of a request: as the client who wrote it would, and told to both. */
export const bookForCompany = (
  ctx: RequestContext<Staff>,
  { project_id, ...form }: BodyOf<(typeof meetingsOpsContract)['book']>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, lang, now } = ctx
    const project = await openRequest(db, viewer, project_id)
    if (!project) throw new Refusal(platformErrors.not_found)
    const { id } = await bookSlot(ctx, { ...form, userId: project.client_id, project })
    return { data: asOpsMeeting(platform.env, await opsMeetingById(db, viewer, id), lang, now) }
  })

export async function noteOutcome(
  ctx: RequestContext<Staff>,
  id: string,
  { outcome, version }: BodyOf<(typeof meetingsOpsContract)['mark']>,
) {
  const { db, platform, viewer, lang, now } = ctx
  await markOutcome(ctx, id, outcome, version)
  return { data: asOpsMeeting(platform.env, await opsMeetingById(db, viewer, id), lang, now) }
}

type Cancellation = { reason: string; version: number }

export async function cancelForVisitor(ctx: RequestContext<Staff>, id: string, { reason, version }: Cancellation) {
  const { db, platform, viewer, lang, now } = ctx
  await giveUp(ctx, id, reason, { mover: 'staff', version })
  return { data: asOpsMeeting(platform.env, await opsMeetingById(db, viewer, id), lang, now) }
}
