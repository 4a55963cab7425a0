import type { Policies } from '../kernel/policies/policies.ts'
import { MINUTE, after, monthsLater } from '../kernel/time/time.ts'
import { isRest, riyadhDay, workingDaysAfter } from '../kernel/time/working-days.ts'
import { type SelectionState, type Step, factsOf, hasMeeting, isAssessed, isStep } from './states.ts'

/** Working days of each of our steps (D-74). */
type StepPolicies = Pick<Policies, `selection_${Exclude<Step, 'assessment'>}_days` | 'holidays'>

/** The result of an assessment comes within so many minutes. */
const RESULT_WITHIN = 10 * MINUTE
export const resultBy = (submitted: Date): Date => after(submitted, RESULT_WITHIN)

/** From when somebody who was rejected may apply again. */
export const applyAgainAt = (
  rejected: Date,
  { selection_reapply_months }: Pick<Policies, 'selection_reapply_months'>,
): Date => monthsLater(rejected, selection_reapply_months)

/** Deadline promised to a talent on entering a state; null where the talent acts, or where it is over. */
export const promisedBy = (state: SelectionState, entered: Date, policies: StepPolicies): Date | null =>
  state === 'assessment' || !isStep(state)
    ? null
    : workingDaysAfter(entered, policies[`selection_${state}_days`], policies.holidays)

export const CLOCKS = ['late', 'today', 'calm', 'none'] as const
export type Clock = (typeof CLOCKS)[number]

/** State of a deadline; "today" is the day in Riyadh. */
export function clockOf({ state, due_at }: { state: SelectionState; due_at: Date | null }, now: Date): Clock {
  if (due_at === null || !isStep(state)) return 'none'
  if (due_at < now) return 'late'
  return riyadhDay(due_at) === riyadhDay(now) ? 'today' : 'calm'
}

/** Full working days since the step was entered: the age on a card. */
export function ageInDays(entered: Date, now: Date, holidays: readonly string[] = []): number {
  let days = 0
  for (let day = riyadhDay(entered); day < riyadhDay(now); day = nextDay(day)) if (!isRest(day, holidays)) days++
  return days
}
const nextDay = (day: string): string => new Date(Date.parse(day) + 24 * 60 * MINUTE).toISOString().slice(0, 10)

/** Who acts next: a referred talent waits for our invitation to the tests, and everybody for a result. */
export const actsNext = (row: { state: SelectionState; due_at: Date | null }): 'talent' | 'fareeq' | 'company' | null =>
  isAssessed(row.state) && row.due_at !== null ? 'fareeq' : factsOf(row.state).acts

type Invitation = { state: SelectionState; invited_at: Date | string | null }
/** Nobody has invited them to the tests yet. */
export const isUninvited = ({ state, invited_at }: Invitation): boolean => isAssessed(state) && invited_at === null
/** An imported talent agrees before anything is sent. */
export const isInvitable = (selection: Invitation & { awaits_consent: boolean }): boolean =>
  isUninvited(selection) && !selection.awaits_consent

/** What a step is left by: its HR evaluation, or the outcome of its meeting. */
export const EVIDENCE = ['evaluation', 'outcome'] as const
export type Evidence = (typeof EVIDENCE)[number]

/** `is_agreed`: the meeting of the present step was held, and both sides want to go on. */
export type EvidenceFacts = {
  readonly state: SelectionState
  readonly is_evaluated: boolean
  readonly is_agreed: boolean
}

/** What is not written yet of the present step; a colleague who moves on without it gives a reason. */
export function missingEvidence({ state, is_evaluated, is_agreed }: EvidenceFacts): Evidence | null {
  if (state === 'evaluation') return is_evaluated ? null : 'evaluation'
  return hasMeeting(state) && !is_agreed ? 'outcome' : null
}
