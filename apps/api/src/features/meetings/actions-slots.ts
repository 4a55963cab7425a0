import { calendarErrors } from '@fareeq/domain/calendars/errors.ts'
import { type Slot, timeFault } from '@fareeq/domain/calendars/rules.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { momentsAt } from '@fareeq/domain/kernel/time/wall-clock.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { meetingErrors } from '@fareeq/domain/meetings/errors.ts'
import {
  type SlotFacts,
  earliestStart,
  freeSlots,
  latestStart,
  nearestSlots,
  slotAt,
  slotFault,
  slotsBetween,
  slotsOnDays,
} from '@fareeq/domain/meetings/rules.ts'
import { isWithTalent } from '@fareeq/domain/meetings/limits.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import type { ActionContext, RequestContext } from '../../platform/context.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { busyAttendees, busySpans, lockPeople } from '../calendars/queries.ts'
import { busyHosts, hasHosts, isAnybodyFree, lockCalendar } from './queries-slots.ts'
import { hashOf } from '../../platform/session.ts'
import { meetingByToken, releaseReservations } from './queries.ts'

export const slotFacts = ({ platform, now }: ActionContext): SlotFacts => ({
  policies: platform.policies.at(now),
  now,
})

const asAnswer = ({ start, end }: Slot) => ({ start: start.toISOString(), end: end.toISOString() })

/** Whose time it is beside a host's: the booker's, but for the meeting that moves; and the one host they meet. */
export type Booker = { userId: string | null; meetingId?: string; hostId?: string | null }

async function onlyFree(
  db: Db,
  slots: readonly Slot[],
  { userId, meetingId, hostId = null }: Booker,
  now: Date,
): Promise<Slot[]> {
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last) return []
  const days = { start: first.start, end: last.end }
  const hosts = await busyHosts(db, days, hostId, now)
  const calendars = hosts.map(({ hours, busy }) => ({
    hours,
    busy: busy.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) })),
  }))
  return freeSlots(slots, calendars, userId ? await busySpans(db, userId, days, meetingId) : [])
}

type SlotQuery = { from?: string; to?: string; timezone: string; meeting?: string | undefined }

/** A client has times of their own; whoever has the link of a meeting asks for the one who booked it. */
async function bookerOf({ db, viewer }: RequestContext, token: string | undefined): Promise<Booker> {
  if (!token) return { userId: viewer.kind === 'client' ? viewer.userId : null }
  const meeting = await meetingByToken(db, hashOf(token))
  if (!meeting) throw new Refusal(platformErrors.not_found)
  const { id, user_id, host_id, kind } = meeting
  return { userId: user_id, meetingId: id, hostId: isWithTalent(kind) ? host_id : null }
}

export const readSlots = async (ctx: RequestContext, { meeting, ...query }: SlotQuery) =>
  freeTimes(ctx, query, await bookerOf(ctx, meeting))

export async function freeTimes(
  ctx: RequestContext,
  { from, to, timezone }: Omit<SlotQuery, 'meeting'>,
  booker: Booker,
) {
  const { db, now } = ctx
  const facts = slotFacts(ctx)
  // Upper bound of the range.
  const days = { from: from ?? riyadhDay(after(now, -DAY)), to: to ?? riyadhDay(after(latestStart(facts), DAY)) }
  const free = await onlyFree(db, slotsOnDays(days, timezone, facts), booker, now)
  return { data: free.map(asAnswer), meta: { has_hosts: free.length > 0 || (await hasHosts(db)) } }
}

/** Parses UTC or local time; of an ambiguous local time (daylight saving) the first counts. */
export function readStart(start: string, timezone: string): Date {
  if (start.endsWith('Z')) return new Date(start)
  const [moment] = momentsAt(timezone, start.slice(0, 16))
  if (!moment) throw new Refusal(meetingErrors.slot_in_gap, { field: 'start' })
  return moment
}

/** Releases expired reservations. */
export async function releaseLapsed({ db, platform, now }: ActionContext): Promise<void> {
  for (const { id, user_id } of await releaseReservations(db, now)) {
    await audit(db, { actor: { kind: 'system' }, action: 'meeting.released', subject: { kind: 'meeting', id } })
    if (user_id) await platform.events.publish(db, { userId: user_id, name: 'meeting.changed', body: {} })
  }
}

/** The slot that begins then, if it is offered; else refused. */
function offeredSlot(start: Date, facts: SlotFacts): Slot {
  const fault = slotFault(start, facts)
  const { meeting_notice_hours: hours, meeting_horizon_days: days } = facts.policies
  if (fault) throw new Refusal(meetingErrors[fault], { field: 'start', values: { hours, days } })
  return slotAt(start, facts.policies)
}

/** For a visitor without a reservation: checked before the lock, so that a full slot is refused without waiting. */
export async function openSlot(ctx: ActionContext, start: Date, userId: string): Promise<Slot> {
  const { db, now } = ctx
  const facts = slotFacts(ctx)
  const slot = offeredSlot(start, facts)
  if (!(await isAnybodyFree(db, slot, userId, now))) throw await takenRefusal(db, slot, { userId }, facts)
  return slot
}

/** Serialises bookings: takes the calendar's advisory lock for this transaction. */
export async function takeTurn(ctx: ActionContext): Promise<void> {
  await lockCalendar(ctx.db)
  await releaseLapsed(ctx)
}

/** The slot that begins then, under the lock. */
export async function claimSlot(ctx: ActionContext, start: Date): Promise<Slot> {
  const slot = offeredSlot(start, slotFacts(ctx))
  await takeTurn(ctx)
  return slot
}

/** The booker meets somebody else then. A colleague who asks for them reads that of the other side. */
export async function refuseBusy(
  { db, viewer }: RequestContext,
  slot: Slot,
  { userId, meetingId }: { userId: string | null; meetingId: string },
): Promise<void> {
  if (!userId) return
  await lockPeople(db, [userId])
  const attendee = viewer.kind === 'staff' ? 'other' : 'self'
  const fault = timeFault(await busyAttendees(db, meetingId, [{ id: userId, attendee }], [slot], 'book'))
  if (fault) throw new Refusal(calendarErrors[fault], { field: 'start' })
}

const NEAR = 3 * DAY
const ENOUGH = 3

/** Conflict: suggests the nearest free slots, usually found within days. */
export async function takenRefusal(db: Db, { start }: Slot, booker: Booker, facts: SlotFacts): Promise<Refusal> {
  const freeBetween = (from: Date, to: Date) => onlyFree(db, slotsBetween(from, to, facts), booker, facts.now)
  const near = await freeBetween(after(start, -NEAR), after(start, NEAR))
  const free = near.length >= ENOUGH ? near : await freeBetween(earliestStart(facts), latestStart(facts))
  const nearest = nearestSlots(free, start, ENOUGH).map(asAnswer)
  return new Refusal(meetingErrors.slot_taken, { field: 'start', data: { nearest } })
}
