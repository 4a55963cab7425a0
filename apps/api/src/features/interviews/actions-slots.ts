import { calendarErrors } from '@fareeq/domain/calendars/errors.ts'
import { type Attendee, type Slot, type TimeUse, overlap, timeFault } from '@fareeq/domain/calendars/rules.ts'
import { interviewErrors } from '@fareeq/domain/interviews/errors.ts'
import { opposite } from '@fareeq/domain/interviews/rules-seats.ts'
import { SLOT, type SlotPolicies, slotFault } from '@fareeq/domain/interviews/rules-slots.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { ActionContext } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import type { TransitionPayload } from './actions-moves.ts'
import { type People, busyAttendees, lockPeople } from '../calendars/queries.ts'
import { panelOf } from './panel/queries-panel.ts'
import { insertSlots, markChosen, removeSlots, slotsBy, takeQuarters } from './queries.ts'
import type { LockedInterview, SlotRow } from './rows.ts'

type RequestedSlots = readonly { start: string; end: string }[]
type Side = SlotRow['offered_by']
/** Who chooses times: a side, or a colleague of ours in the name of the company. */
export type Chooser = Side | 'staff'
const sideOf = (chooser: Chooser): Side => (chooser === 'talent' ? 'talent' : 'client')

/** Everybody who would meet: the talent, who began it for the company, and its interviewers. */
async function attendeesOf(
  { db }: ActionContext,
  { id, talent_id, client_id }: LockedInterview,
  by: Chooser,
): Promise<People> {
  const isTalent = sideOf(by) === 'talent'
  const seat = (own: Attendee, isOwn: boolean): Attendee => (isOwn ? own : 'other')
  return [
    { id: talent_id, attendee: seat('self', isTalent) },
    { id: client_id, attendee: seat('self', !isTalent) },
    ...(await panelOf(db, id)).map((person) => ({ id: person.id, attendee: seat('colleague', !isTalent) })),
  ]
}

type Times = { people: People; slots: readonly Slot[]; use: TimeUse; by: Chooser; field: string }
/** Neither whom somebody meets then nor what about is said; a colleague of ours is on neither side. */
async function refuseBusy(
  { db }: ActionContext,
  { id }: LockedInterview,
  { people, slots, use, by, field }: Times,
): Promise<void> {
  const fault = timeFault(await busyAttendees(db, id, people, slots, use))
  if (fault) throw new Refusal(calendarErrors[by === 'staff' ? 'their_time_busy' : fault], { field })
}

/** One or two times. The number first, because it makes the other faults irrelevant. */
export function refuseOfferCount(count: number) {
  const field = 'slots'
  if (count > SLOT.offered) throw new Refusal(interviewErrors.two_slots_only, { field })
  if (count === 0) throw new Refusal(interviewErrors.slot_needed, { field })
}

function checkedSlots(times: RequestedSlots, policies: SlotPolicies, now: Date): Slot[] {
  const slots = times.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }))
  const values = { hours: policies.interview_notice_hours, days: policies.interview_horizon_days }
  for (const [index, slot] of slots.entries()) {
    const fault = slotFault(slot, policies, now)
    if (fault) throw new Refusal(interviewErrors[fault], { field: `slots.${index}.start`, values })
  }
  const [first, second] = slots
  if (first && second && overlap(first, second))
    throw new Refusal(interviewErrors.slots_overlap, { field: 'slots.1.start' })
  return slots
}

/** What is offered, if it is valid and everybody could meet then. */
export async function freeSlots(
  ctx: ActionContext,
  interview: LockedInterview,
  times: RequestedSlots,
  by: Chooser,
): Promise<Slot[]> {
  const { platform, now } = ctx
  const slots = checkedSlots(times, platform.policies.at(now), now)
  const people = await attendeesOf(ctx, interview, by)
  await refuseBusy(ctx, interview, { people, slots, use: 'offer', by, field: 'slots' })
  return slots
}

/** Saves offered slots: two of the company, or up to two of the talent. */
export async function offerTimes(
  ctx: ActionContext,
  interview: LockedInterview,
  times: RequestedSlots,
  by: Chooser,
): Promise<SlotRow[]> {
  const { db, now } = ctx
  const offered_by = sideOf(by)
  if (offered_by === 'client' && times.length < SLOT.offered)
    throw new Refusal(interviewErrors.two_slots_needed, { field: 'slots' })
  refuseOfferCount(times.length)
  const slots = await freeSlots(ctx, interview, times, by)
  const rows = slots.map(({ start, end }) => ({ id: newId(now), starts_at: start, ends_at: end, offered_by }))
  await removeSlots(db, interview.id, offered_by)
  await insertSlots(db, interview.id, rows, now)
  return rows
}

/** Takes one of the offered slots for both. */
export async function takeTime(
  ctx: ActionContext,
  interview: LockedInterview,
  slotId: string | undefined,
  by: Chooser,
): Promise<TransitionPayload> {
  const { db } = ctx
  const from = opposite(sideOf(by))
  const slot = (await slotsBy(db, interview.id, from)).find(({ id }) => id === slotId)
  // A proposal can be replaced until it is answered: the slot may be gone.
  if (!slot)
    throw new Refusal(slotId && from === 'talent' ? interviewErrors.slots_changed : interviewErrors.slot_needed, {
      field: 'slot_id',
    })
  const payload = await bookTime(ctx, interview, slot, by)
  await markChosen(db, slot.id)
  return payload
}

/** Both will meet then; a conflict with another booking is refused. */
export async function bookTime(
  ctx: ActionContext,
  interview: LockedInterview,
  { starts_at, ends_at }: Pick<SlotRow, 'starts_at' | 'ends_at'>,
  by: Chooser,
): Promise<TransitionPayload> {
  const { db, now } = ctx
  if (starts_at.getTime() <= now.getTime()) throw new Refusal(interviewErrors.time_past, { field: 'slot_id' })
  const time = { start: starts_at, end: ends_at }
  const people = await attendeesOf(ctx, interview, by)
  const ids = people.map(({ id }) => id)
  await lockPeople(db, ids)
  // Who agrees to a time decides about their own calendar, where it may be noted already.
  await refuseBusy(ctx, interview, { people, slots: [time], use: 'agree', by, field: 'slot_id' })
  await takeQuarters(db, interview.id, ids, time)
  return { columns: { starts_at, ends_at, told_at: now }, data: { start: starts_at.toISOString() } }
}
