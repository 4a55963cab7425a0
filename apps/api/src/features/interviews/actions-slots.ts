import { type Slot, overlap } from '@fareeq/domain/calendars/rules.ts'
import { interviewErrors } from '@fareeq/domain/interviews/errors.ts'
import { SLOT, type SlotPolicies, slotFault } from '@fareeq/domain/interviews/rules-slots.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { ActionContext } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import type { TransitionPayload } from './actions-moves.ts'
import { MEETINGS, busyPeople, lockPeople } from '../calendars/queries.ts'
import { panelOf } from './panel/queries-panel.ts'
import { insertSlots, markChosen, removeSlots, slotsBy, takeQuarters } from './queries.ts'
import type { LockedInterview, SlotRow } from './rows.ts'

type RequestedSlots = readonly { start: string; end: string }[]
type Side = SlotRow['offered_by']

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

/** What is offered, if it is valid and free for the person who offers. */
export async function freeSlots(
  { db, platform, now }: ActionContext,
  interview: LockedInterview,
  times: RequestedSlots,
  by: Side,
): Promise<Slot[]> {
  const slots = checkedSlots(times, platform.policies.at(now), now)
  const self = by === 'client' ? interview.client_id : interview.talent_id
  const busy = await busyPeople(db, interview.id, [self], slots)
  if (busy.length > 0)
    throw new Refusal(by === 'client' ? interviewErrors.client_busy : interviewErrors.talent_busy, { field: 'slots' })
  return slots
}

/** Saves offered slots: two of the company, or up to two of the talent. */
export async function offerTimes(
  ctx: ActionContext,
  interview: LockedInterview,
  times: RequestedSlots,
  by: Side,
): Promise<SlotRow[]> {
  const { db, now } = ctx
  if (by === 'client' && times.length < SLOT.offered)
    throw new Refusal(interviewErrors.two_slots_needed, { field: 'slots' })
  refuseOfferCount(times.length)
  const slots = await freeSlots(ctx, interview, times, by)
  const rows = slots.map(({ start, end }) => ({ id: newId(now), starts_at: start, ends_at: end, offered_by: by }))
  await removeSlots(db, interview.id, by)
  await insertSlots(db, interview.id, rows, now)
  return rows
}

/** Takes one of the offered slots for both. */
export async function takeTime(
  ctx: ActionContext,
  interview: LockedInterview,
  slotId: string | undefined,
  from: Side,
): Promise<TransitionPayload> {
  const { db } = ctx
  const slot = (await slotsBy(db, interview.id, from)).find(({ id }) => id === slotId)
  // A proposal can be replaced until it is answered: the slot may be gone.
  if (!slot)
    throw new Refusal(slotId && from === 'talent' ? interviewErrors.slots_changed : interviewErrors.slot_needed, {
      field: 'slot_id',
    })
  const payload = await bookTime(ctx, interview, slot)
  await markChosen(db, slot.id)
  return payload
}

/** Both will meet then; a conflict with another booking is refused. */
export async function bookTime(
  { db, now }: ActionContext,
  interview: LockedInterview,
  { starts_at, ends_at }: Pick<SlotRow, 'starts_at' | 'ends_at'>,
): Promise<TransitionPayload> {
  if (starts_at.getTime() <= now.getTime()) throw new Refusal(interviewErrors.time_past, { field: 'slot_id' })
  const time = { start: starts_at, end: ends_at }
  const panel = await panelOf(db, interview.id)
  const people = [interview.talent_id, interview.client_id, ...panel.map(({ id }) => id)]
  await lockPeople(db, people)
  // Who agrees to a time decides about their own calendar, where it may be noted already.
  const busy = await busyPeople(db, interview.id, people, [time], MEETINGS)
  if (busy.length > 0)
    throw new Refusal(busy.includes(interview.talent_id) ? interviewErrors.talent_busy : interviewErrors.client_busy, {
      field: 'slot_id',
    })
  await takeQuarters(db, interview.id, people, time)
  return { columns: { starts_at, ends_at, told_at: now }, data: { start: starts_at.toISOString() } }
}
