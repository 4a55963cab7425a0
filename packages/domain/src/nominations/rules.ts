import { type Action, staffMay } from '../kernel/permissions/permissions.ts'
import type { Policies } from '../kernel/policies/policies.ts'
import { DAY, after } from '../kernel/time/time.ts'
import {
  type ClientMove,
  EXPIRED,
  EXPIRING,
  type Mover,
  type NominationEvent,
  type NominationState,
  STANDING,
  clientMovesIn,
} from './states.ts'
import { STEPS, type SelectionState, type Step, factsOf } from '../selections/states.ts'

/** How long a person is kept for one request (D-68). */
export const expiresAt = (from: Date, { nomination_days }: Pick<Policies, 'nomination_days'>): Date =>
  after(from, nomination_days * DAY)

/** More days count from the end, or from today where the end is past. */
export const extendedTo = (ends: Date, days: number, now: Date): Date =>
  after(ends.getTime() > now.getTime() ? ends : now, days * DAY)

type Timed = { state: NominationState; expires_at: Date }

/** Expired by the clock, whether or not the state is saved yet. */
export const hasExpired = ({ state, expires_at }: Timed, now: Date): boolean =>
  state === 'expired' || (EXPIRING.includes(state) && expires_at.getTime() <= now.getTime())

/** As it is at this moment. */
export const stateAt = (nomination: Timed, now: Date): NominationState =>
  hasExpired(nomination, now) ? 'expired' : nomination.state

/** The talent showed their salary for this nomination (D-60). It is the one of today, so it is hidden again with the end. */
export const showsSalary = (nomination: Timed & { unlocked: boolean }, now: Date): boolean =>
  nomination.unlocked && STANDING.includes(stateAt(nomination, now))

/** A client must choose: these are what the counters count. */
export const isWaiting = (nomination: Timed, now: Date): boolean => stateAt(nomination, now) === 'reserved'

/** Visible to the client: it is current, or it expired and they may ask for more time (D-08). */
export const CONCERNING = [...STANDING, ...EXPIRED]

/** Outcome of a nomination, as the talent sees it. */
export const OUTCOMES = ['accepted', 'not_interested', 'expired', 'withdrawn'] as const
export type Outcome = (typeof OUTCOMES)[number]

const OUTCOME_OF: Partial<Record<NominationEvent, Outcome>> = {
  accept: 'accepted',
  pass: 'not_interested',
  expire: 'expired',
  withdraw: 'withdrawn',
}

/** Null while it goes on, and where the talent ended it: declining an interview withdraws the nomination by itself. */
export const outcomeFor = (event: NominationEvent, mover: Mover): Outcome | null =>
  event === 'withdraw' && mover === 'system' ? null : (OUTCOME_OF[event] ?? null)

/** Required action of each move. */
export const ACTION_OF_MOVE: Readonly<Record<ClientMove, Action>> = {
  interview: 'interviews.arrange',
  pass: 'talents.choose',
  ask_for_days: 'nominations.give',
}

/** What the client may do with it now; more days are asked for once. */
export const clientMoves = (nomination: Timed & { asked: boolean }, now: Date): ClientMove[] =>
  clientMovesIn(stateAt(nomination, now)).filter((move) => move !== 'ask_for_days' || !nomination.asked)

/** Nominating, giving more days and taking back (§10). */
export const mayNominate = (roles: readonly string[]): boolean => staffMay(roles, 'nominations.give')

/** How many steps of the selection are behind somebody; none before it has started. */
export const stepsDone = (state: SelectionState | null): number => (state ? factsOf(state).done : 0)

/** The promised steps that are not behind somebody yet; with one open, a nomination needs a reason that the company reads (D-127). */
export const openSteps = (
  state: SelectionState | null,
  { steps_before_nomination }: Pick<Policies, 'steps_before_nomination'>,
): Step[] =>
  STEPS.filter((step) => factsOf(step).done >= stepsDone(state) && factsOf(step).done < steps_before_nomination)

type PlanFacts = { selection: SelectionState | null; due_at: Date | null; meeting_at: Date | null }

/** What comes next of the promised steps; null where none is open or nobody works on it. A date that has passed is no plan. */
export function plannedStep(
  { selection, due_at, meeting_at }: PlanFacts,
  policies: Pick<Policies, 'steps_before_nomination'>,
  now: Date,
): { step: Step; at: Date | null } | null {
  const step = openSteps(selection, policies).find((step) => step === selection)
  if (!step) return null
  return { step, at: [meeting_at, due_at].find((at) => at !== null && at > now) ?? null }
}
