import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { CLOSED_ACCOUNT, nameFor } from '@fareeq/domain/kernel/names/names.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { meetingsOpsContract as contract } from '@fareeq/domain/meetings/contract-ops.ts'
import { meetingErrors } from '@fareeq/domain/meetings/errors.ts'
import { type AbsenceDecision, isWithTalent } from '@fareeq/domain/meetings/limits.ts'
import type { MeetingDuring } from '@fareeq/domain/meetings/schema-absences.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { notifyFormerHost, notifyParties } from './actions-notifying.ts'
import { askForMove, deleteAbsence, insertAbsence, meetingsDuring } from './queries-absences.ts'
import { lockCalendar, moveToFreeHost } from './queries-slots.ts'
import { cancelMeeting, meetingById } from './queries.ts'
import type { AbsenceRow, MeetingRow } from './rows.ts'

export const asAbsence = ({ id, host_id, host, starts_at, ends_at }: AbsenceRow) => ({
  id,
  host_id,
  host,
  start: starts_at.toISOString(),
  end: ends_at.toISOString(),
})

const asMeetingDuring = (meeting: MeetingRow, { lang }: RequestContext): MeetingDuring => ({
  id: meeting.id,
  kind: meeting.kind,
  name: nameFor(meeting, lang) || CLOSED_ACCOUNT[lang],
  start: meeting.starts_at.toISOString(),
  end: meeting.ends_at.toISOString(),
})

type Settlement = { decision: AbsenceDecision; note: string | null }

async function askVisitor(ctx: RequestContext<Staff>, { id }: MeetingRow, note: string | null): Promise<void> {
  const { db, viewer, now } = ctx
  await askForMove(db, id, now)
  await notifyParties(ctx, await meetingById(db, id), 'move_asked', actorOf(viewer), { note: note ?? undefined })
}

/** One colleague meets a talent: nobody takes that over. Where nobody is free, the visitor is asked for another time. */
async function handOverOrAsk(ctx: RequestContext<Staff>, before: MeetingRow, note: string | null): Promise<void> {
  const { db, viewer, now } = ctx
  if (isWithTalent(before.kind) || !(await moveToFreeHost(db, before, now))) return askVisitor(ctx, before, note)
  const meeting = await meetingById(db, before.id)
  await notifyFormerHost(ctx, before)
  await notifyParties(ctx, meeting, 'handed_over', actorOf(viewer), { hosts: { from: before.host, to: meeting.host } })
}

async function cancelFor(ctx: RequestContext<Staff>, { id }: MeetingRow, reason: string | null): Promise<void> {
  const { db, viewer, now } = ctx
  await cancelMeeting(db, id, { by: 'staff', reason }, now)
  await notifyParties(ctx, await meetingById(db, id), 'canceled', actorOf(viewer))
}

const settle = (ctx: RequestContext<Staff>, meeting: MeetingRow, { decision, note }: Settlement) => {
  switch (decision) {
    case 'keep':
      return undefined
    case 'hand_over':
      return handOverOrAsk(ctx, meeting, note)
    case 'ask_to_move':
      return askVisitor(ctx, meeting, note)
    case 'cancel':
      return cancelFor(ctx, meeting, note)
  }
}

/** An absence over agreed meetings is refused with their names, until it is said what becomes of exactly these. */
export const addAbsence = (ctx: RequestContext<Staff>, form: BodyOf<(typeof contract)['addAbsence']>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const { host_id, meetings: decided } = form
    const absence = { id: newId(now), host_id, start: new Date(form.start), end: new Date(form.end) }
    if (absence.end <= now) throw new Refusal(meetingErrors.absence_past, { field: 'end' })
    await lockCalendar(db)
    const meetings = await meetingsDuring(db, absence, now)
    const isDecided = meetings.every(({ id }) => decided?.ids.includes(id))
    if (!isDecided)
      throw new Refusal(meetingErrors.absence_meetings, {
        data: { meetings: meetings.map((meeting) => asMeetingDuring(meeting, ctx)) },
      })
    const row = await insertAbsence(db, viewer, absence)
    if (!row) throw new Refusal(platformErrors.not_found)
    const subject = { kind: 'staff', id: host_id } as const
    const details = { start: absence.start, end: absence.end, ...(decided && { meetings: decided.decision }) }
    await audit(db, { actor: actorOf(viewer), action: 'host.away', subject, details })
    if (decided)
      for (const meeting of meetings)
        await settle(ctx, meeting, { decision: decided.decision, note: decided.note || null })
    return { data: asAbsence(row) }
  })

export async function dropAbsence({ db, viewer }: RequestContext<Staff>, id: string) {
  if ((await deleteAbsence(db, viewer, id)) === 0) throw new Refusal(platformErrors.not_found)
  await audit(db, { actor: actorOf(viewer), action: 'host.back', subject: { kind: 'absence', id } })
  return { data: { id } }
}
