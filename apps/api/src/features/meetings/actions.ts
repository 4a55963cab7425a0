import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { staffNameFor } from '@fareeq/domain/kernel/names/staff-names.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { CLIENT_STEP, stepAfterBooking } from '@fareeq/domain/kernel/steps.ts'
import type { meetingsContract } from '@fareeq/domain/meetings/contract.ts'
import { meetingErrors } from '@fareeq/domain/meetings/errors.ts'
import { isAhead } from '@fareeq/domain/meetings/rules.ts'
import type { Meeting } from '@fareeq/domain/meetings/schema.ts'
import { meetingLife, stateForVisitor } from '@fareeq/domain/meetings/states.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { actorOf } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Env } from '../../platform/env.ts'
import { newId } from '../../platform/ids.ts'
import { type Member, type Staff, hashOf } from '../../platform/session.ts'
import { insertProject, ownProject, saveStep } from '../client-projects/queries.ts'
import { mirrorStep } from '../organisations/queries.ts'
import { meetingLink, meetingToken } from '../../platform/calendar/meeting-links.ts'
import { openSlot, readStart, refuseBusy, slotFacts, takeTurn, takenRefusal } from './actions-slots.ts'
import { notifyParties } from './actions-notifying.ts'
import { insertMeeting } from './queries-slots.ts'
import { contactOf, meetingAhead, meetingById, meetingByToken } from './queries.ts'
import type { MeetingRow } from './rows.ts'

export const mayStillChange = (meeting: Pick<MeetingRow, 'state' | 'starts_at' | 'ends_at'>, now: Date): boolean =>
  meetingLife.next(meeting.state, 'move') !== null && isAhead(meeting, now)

/** A meeting as its booker sees it. */
export const asMeeting = (env: Env, meeting: MeetingRow, lang: Lang, now: Date): Meeting => ({
  token: meetingToken(env, meeting.id),
  kind: meeting.kind,
  state: stateForVisitor(meeting, now),
  start: meeting.starts_at.toISOString(),
  end: meeting.ends_at.toISOString(),
  timezone: meeting.timezone,
  host: staffNameFor(meeting.host, lang),
  topic: meeting.topic,
  meeting_link: meetingLink(env, meeting),
  open: mayStillChange(meeting, now),
  move_asked: meeting.move_asked_at !== null && mayStillChange(meeting, now),
})

/** The request of a meeting: the given one, or a new one. */
export async function projectFor(db: Db, clientId: string, projectId: string | undefined, now: Date) {
  const project = await ownProject(db, clientId, projectId)
  if (project) return { id: project.id, client_id: clientId, step: project.step }
  const newProject = { id: newId(now), clientId, step: CLIENT_STEP.BOOK_MEETING, columns: {} }
  await insertProject(db, newProject, now)
  await mirrorStep(db, clientId, now)
  return { id: newProject.id, client_id: clientId, step: newProject.step }
}

type Form = BodyOf<(typeof meetingsContract)['book']>
type Booking = Pick<Form, 'kind' | 'start' | 'timezone' | 'topic' | 'attendee'> & {
  userId: string
  project: Awaited<ReturnType<typeof projectFor>>
}

/** Books for a client: assigns a free host, sets the step, sends invitations. The same for the client and for a colleague. */
export async function bookSlot(
  ctx: RequestContext<Member | Staff>,
  { userId, project, ...form }: Booking,
): Promise<MeetingRow> {
  const { db, platform, viewer, now } = ctx
  const slot = await openSlot(ctx, readStart(form.start, form.timezone), userId)
  await takeTurn(ctx)
  if (await meetingAhead(db, userId, form.kind, now)) throw new Refusal(meetingErrors.meeting_exists)
  const id = newId(now)
  await refuseBusy(ctx, slot, { userId, meetingId: id })
  const self = await contactOf(db, userId)
  const guest = form.attendee && { ...form.attendee, phone: form.attendee.phone ?? null }
  const inserted = await insertMeeting(db, {
    ...self,
    ...guest,
    id,
    project_id: project.id,
    user_id: userId,
    kind: form.kind,
    state: 'booked',
    topic: form.topic || null,
    timezone: form.timezone,
    token_hash: hashOf(meetingToken(platform.env, id)),
    reserved_until: null,
    reserved_network: null,
    slot,
    host_id: null,
    now,
  })
  if (!inserted) throw await takenRefusal(db, slot, { userId }, slotFacts(ctx))
  await saveStep(db, project, stepAfterBooking('booked', project.step), now)
  const meeting = await meetingById(db, id)
  await notifyParties(ctx, meeting, 'booked', actorOf(viewer))
  return meeting
}

export const bookMeeting = (ctx: RequestContext<Member>, { project_id, ...form }: Form) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, lang, now } = ctx
    const project = await projectFor(db, viewer.userId, project_id, now)
    const meeting = asMeeting(platform.env, await bookSlot(ctx, { ...form, userId: viewer.userId, project }), lang, now)
    const step = stepAfterBooking('booked', project.step)
    return { data: { meeting_link: meeting.meeting_link, meeting_start_time: meeting.start, step, meeting } }
  })

export async function nextMeeting({ db, platform, viewer, lang, now }: RequestContext<Member>) {
  const meeting = await meetingAhead(db, viewer.userId, null, now)
  return { data: meeting ? asMeeting(platform.env, meeting, lang, now) : null }
}

/** By the link of the mail. */
export async function findByToken(db: Db, token: string): Promise<MeetingRow> {
  const meeting = await meetingByToken(db, hashOf(token))
  if (!meeting) throw new Refusal(platformErrors.not_found)
  return meeting
}
