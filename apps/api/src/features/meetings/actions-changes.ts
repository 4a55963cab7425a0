import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { nameFor } from '@fareeq/domain/kernel/names/names.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { meetingErrors } from '@fareeq/domain/meetings/errors.ts'
import { isWithTalent } from '@fareeq/domain/meetings/limits.ts'
import { hasBegun, isAhead } from '@fareeq/domain/meetings/rules.ts'
import {
  type MeetingEvent,
  type MeetingMover,
  type MeetingOutcome,
  isBooked,
  isCanceled,
  isMissed,
  mayMove,
  meetingLife,
} from '@fareeq/domain/meetings/states.ts'
import { actorOf, audit, lastEntry } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { type Db, isUniqueViolation } from '../../platform/db/database.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { claimSlot, readStart, refuseBusy, slotFacts, takenRefusal } from './actions-slots.ts'
import { notifyParties, notifyFormerHost } from './actions-notifying.ts'
import { moveToSlot } from './queries-slots.ts'
import { cancelMeeting, lockMeeting, meetingById, saveOutcome } from './queries.ts'
import type { MeetingRow } from './rows.ts'

type Change = {
  mover: MeetingMover & ('visitor' | 'staff')
  /** What a colleague has seen; a visitor has only one window. */
  version?: number
}

/** Optimistic locking: the refusal names who changed it (D-121), a colleague or the visitor. */
async function conflictRefusal(db: Db, meeting: MeetingRow, lang: Lang): Promise<Refusal> {
  const [kind, actions] = isCanceled(meeting.state)
    ? ([meetingErrors.meeting_canceled, ['meeting.canceled']] as const)
    : isBooked(meeting.state)
      ? ([meetingErrors.meeting_moved, ['meeting.moved', 'meeting.handed_over']] as const)
      : ([meetingErrors.meeting_marked, ['meeting.held', 'meeting.missed']] as const)
  const last = await lastEntry(db, { kind: 'meeting', id: meeting.id }, actions)
  const by = last?.name ?? nameFor(meeting, lang)
  return new Refusal(kind, { values: { name: by }, data: { by, ...(last && { at: last.at.toISOString() }) } })
}

/** Locks the meeting, if its state and its version allow the change. */
async function lockedMeeting(
  { db, lang }: RequestContext,
  id: string,
  event: MeetingEvent,
  { mover, version }: Change,
): Promise<MeetingRow> {
  const meeting = await lockMeeting(db, id)
  if (!meeting) throw new Refusal(platformErrors.not_found)
  if (version !== undefined && version !== meeting.sequence) throw await conflictRefusal(db, meeting, lang)
  const allowed = meetingLife.next(meeting.state, event) !== null && mayMove(event, mover)
  if (!allowed) throw new Refusal(meetingErrors.meeting_over)
  return meeting
}

/** The same, as long as it has not begun. */
async function openMeeting(ctx: RequestContext, id: string, event: MeetingEvent, change: Change): Promise<MeetingRow> {
  const meeting = await lockedMeeting(ctx, id, event, change)
  if (!isAhead(meeting, ctx.now)) throw new Refusal(meetingErrors.meeting_over)
  return meeting
}

type NewSlot = { start: string; timezone: string; note?: string | undefined }

/** Moves to another slot, with the same host if free. The same slot is a no-op. */
export const changeTime = (ctx: RequestContext, id: string, target: NewSlot, change: Change) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const start = readStart(target.start, target.timezone)
    const slot = await claimSlot(ctx, start)
    const before = await openMeeting(ctx, id, 'move', change)
    if (before.starts_at.getTime() === start.getTime()) return before
    const hostId = isWithTalent(before.kind) ? before.host_id : null
    const booker = { userId: before.user_id, meetingId: id, hostId }
    await refuseBusy(ctx, slot, booker)
    const moved = await moveOrNothing(db, { id, hostId, slot, timezone: target.timezone }, now)
    if (!moved) throw await takenRefusal(db, slot, booker, slotFacts(ctx))
    const meeting = await meetingById(db, id)
    if (meeting.host_id !== before.host_id) await notifyFormerHost(ctx, before)
    await notifyParties(ctx, meeting, 'moved', actorOf(viewer), { from: before.starts_at, note: target.note })
    return meeting
  })

async function moveOrNothing(
  db: Db,
  ...move: Parameters<typeof moveToSlot> extends [Db, ...infer Rest] ? Rest : never
) {
  try {
    return await db.transaction((db) => moveToSlot(db, ...move))
  } catch (error) {
    if (isUniqueViolation(error, 'meetings_slot')) return false
    throw error
  }
}

export const giveUp = (ctx: RequestContext, id: string, reason: string | null, change: Change) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    await openMeeting(ctx, id, 'cancel', change)
    await cancelMeeting(db, id, { by: change.mover, reason }, now)
    const meeting = await meetingById(db, id)
    await notifyParties(ctx, meeting, 'canceled', actorOf(viewer))
    return meeting
  })

/** Whether it took place, as a colleague says once it has begun; the visitor was there and is not told. */
export const markOutcome = (ctx: RequestContext, id: string, outcome: MeetingOutcome, version: number) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, now } = ctx
    const meeting = await lockedMeeting(ctx, id, outcome, { mover: 'staff', version })
    if (!hasBegun(meeting, now)) throw new Refusal(meetingErrors.meeting_not_begun)
    const state = meetingLife.targets(outcome)[0] ?? meeting.state
    await saveOutcome(db, meeting, state, now)
    const action = isMissed(state) ? 'meeting.missed' : 'meeting.held'
    await audit(db, { actor: actorOf(viewer), action, subject: { kind: 'meeting', id } })
    await publishToStaff(db, platform.events, 'meeting.changed', { id })
    if (meeting.user_id)
      await platform.events.publish(db, { userId: meeting.user_id, name: 'meeting.changed', body: { state } })
  })
