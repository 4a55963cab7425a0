import { monthsAfter } from '../contracts/rules.ts'
import { daysAfter, riyadhDay, riyadhMidnight, workingDaysAfter } from '../kernel/time/working-days.ts'
import { MOODS, type Mood } from './limits.ts'
import { type CheckInEvent, type CheckInState, checkInLife } from './states.ts'

/** The first question is asked when the first week is over. */
const FIRST_AFTER = 7
/** So long a question waits for its answer. */
const OPEN_DAYS = 7
/** Working days in which a colleague speaks to somebody for whom it does not go well. */
const HANDLING_DAYS = 2

/** The day of a question: after the first week, then on each day of the month on which the contract began. */
export const askedOn = (firstDay: string, number: number): string =>
  number === 1 ? daysAfter(firstDay, FIRST_AFTER) : monthsAfter(firstDay, number - 1)

type Clock = { readonly first_day: string; readonly today: string; readonly is_running: boolean }

/**
 * The question that is due: the last one whose day has come, if its time to answer is not over. After days without a clock
 * nobody is asked twice at once.
 */
export function dueNumber({ first_day, today, is_running }: Clock, lastNumber: number): number | null {
  if (!is_running) return null
  let number = lastNumber
  while (askedOn(first_day, number + 1) <= today) number++
  return number > lastNumber && today < daysAfter(askedOn(first_day, number), OPEN_DAYS) ? number : null
}

/** The end of the last day on which it is answered. */
export const answerBy = (askedAt: Date): Date => riyadhMidnight(daysAfter(riyadhDay(askedAt), OPEN_DAYS + 1))

export const handleBy = (answeredAt: Date, holidays: readonly string[]): Date =>
  workingDaysAfter(answeredAt, HANDLING_DAYS, holidays)

export const isAnswerable = ({ state, due_at }: { state: CheckInState; due_at: Date }, now: Date): boolean =>
  checkInLife.next(state, 'answer') !== null && now < due_at

/** What an answer does: one that is not good is work for a colleague. */
export const eventOf = (mood: Mood): CheckInEvent => (MOODS[mood].is_raised ? 'raise' : 'answer')

/** Whether the other side reads it: only a good one, and only if its writer says so. */
export const isShown = (mood: Mood, isShared: boolean): boolean => isShared && MOODS[mood].is_shareable
