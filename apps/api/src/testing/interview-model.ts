// Reference model of interviews, for the model-based tests with random moves.
import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { dueAt, nominationUntil } from '@fareeq/domain/interviews/rules.ts'
import { type InterviewState, clockEvent, interviewLife } from '@fareeq/domain/interviews/states.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { DAY, HOUR, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { type NominationState, nominationLife } from '@fareeq/domain/nominations/states.ts'
import fc from 'fast-check'

export type Time = { start: Date; end: Date }
/** The expected state of one nomination and its newest interview. */
export type Model = {
  talent: string
  client: string
  nomination: { id: string; state: NominationState; expires: Date }
  id: string | null
  state: InterviewState
  due: Date | null
  events: number
  offered: Time[]
  proposed: Time[]
  met: Time | null
  /** The last at which they met. */
  round: number
  expired: boolean
}
type Hand = 'client' | 'talent' | 'staff'
export type Step =
  | { do: 'wait'; hours: number }
  | { do: 'tick' }
  | { do: 'start'; who: number }
  | { do: 'further'; who: number; pick: number; accepted: boolean }
  | { do: (typeof EVENTS)[number]; who: number; pick: number; hand: Hand; accepted: boolean }

const who = fc.nat(2)
const EVENTS = [
  'confirm',
  'decline',
  'excuse',
  'select',
  'propose',
  'send_slots',
  'confirm_new',
  'refuse_new',
  'cancel',
  'give_feedback',
  'further_round',
  'extend',
] as const
/** The event that advances a request by one state; from an agreed time on only the clock does. */
export const furtherFrom = (state: InterviewState, pick: number): (typeof EVENTS)[number] | 'wait' | null => {
  switch (state) {
    case 'pending_talent_confirmation':
      return 'confirm'
    case 'pending_client_time_slots':
      return 'send_slots'
    case 'pending_talent_meeting_confirmation':
      return pick ? 'propose' : 'select'
    case 'pending_client_confirmation_on_new_slots':
      return 'confirm_new'
    case 'interview_scheduled':
      return 'wait'
    case 'client_pending':
      return pick ? 'further_round' : 'give_feedback'
    default:
      return null
  }
}

/** Any event, weighted towards those that advance a request, so that runs get far. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 7, 25, 50, 80, 340) }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'tick' as const }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('start' as const), who }) },
  {
    weight: 10,
    arbitrary: fc.record({ do: fc.constant('further' as const), who, pick: fc.nat(1), accepted: fc.boolean() }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(...EVENTS),
      who,
      pick: fc.nat(1),
      hand: fc.constantFrom<Hand>('client', 'client', 'staff'),
      accepted: fc.boolean(),
    }),
  },
)

export function settle(model: Model, now: Date) {
  while (model.due && model.due <= now) {
    const event = clockEvent(model.state)
    const to = event && interviewLife.next(model.state, event)
    if (!to) return
    if (model.state === 'client_pending') model.expired = true
    move(model, to, model.due)
  }
  const { nomination } = model
  if (nominationLife.next(nomination.state, 'expire') && nomination.expires <= now) nomination.state = 'expired'
}

const feedback_days = UNCHANGED.interview_feedback_days

/** Applies a transition and its effects. */
export function move(model: Model, to: InterviewState, at: Date, times: Time[] = []) {
  model.state = to
  model.events++
  const starts = times.map(({ start }) => ({ starts_at: start }))
  model.due = dueAt(to, { at, times: starts, ends_at: model.met?.end ?? null, feedback_days }, UNCHANGED)
  extendNomination(model, at)
  if (model.nomination.state === 'in_interview') {
    if (to === 'canceled') model.nomination.state = 'reserved'
    if (to === 'talent_unavailable') model.nomination.state = 'withdrawn'
  }
}
export const extendNomination = ({ nomination, met, due }: Model, at: Date) => {
  if (nomination.state === 'in_interview')
    nomination.expires = new Date(
      Math.max(Number(nomination.expires), Number(nominationUntil(at, met?.end ?? null, UNCHANGED)), Number(due ?? at)),
    )
}

/** So many days from the next noon, so that different requests compete for the same hours. */
export const timesAt = (now: Date, pick: number): Time[] => {
  const noon = Math.ceil(now.getTime() / DAY) * DAY + 12 * HOUR
  return [2 + pick, 4].map((days, index) => {
    const start = after(new Date(noon), (days + index) * DAY)
    return { start, end: after(start, 45 * MINUTE) }
  })
}

/** Nominated, and nothing has been asked for. */
export const newModel = (people: Pick<Model, 'talent' | 'client'>, nominationId: string, now: Date): Model => ({
  ...people,
  nomination: { id: nominationId, state: 'reserved', expires: after(now, 14 * DAY) },
  id: null,
  state: 'canceled',
  due: null,
  events: 0,
  offered: [],
  proposed: [],
  met: null,
  round: 0,
  expired: false,
})

/** A first round asks for terms, a further one for times. */
export function begin(model: Model, id: string, now: Date) {
  Object.assign(model, { id, events: 0, offered: [], proposed: [], met: null, expired: false })
  move(model, model.round > 0 ? 'pending_client_time_slots' : 'pending_talent_confirmation', now)
}

/** The code of a refusal, or null when it was done. */
export async function outcome(done: Promise<unknown>): Promise<string | null> {
  try {
    await done
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.kind.code
    throw error
  }
}
