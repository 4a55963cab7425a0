import type { EndingKind } from '../contracts/limits.ts'
import { contactsIn } from '../conversations/rules-contacts.ts'
import { daysAfter, riyadhDay, riyadhMidnight, workingDaysAfter } from '../kernel/time/working-days.ts'
import { type Again, LOW_RATING } from './limits.ts'
import { type ReferenceState, type WorkReviewState, workReviewLife } from './states.ts'

/** So many days after the end of a contract both sides may look back on it. */
const OPEN_DAYS = 14
/** Working days in which a colleague reads what was held. */
const READING_DAYS = 2

/** A few days of a trial say nothing that should follow somebody: they have their own reason, for the account manager. */
const IS_REVIEWED: Readonly<Record<EndingKind, boolean>> = { notice: true, buyout: true, replacement: false }

type EndedContract = {
  /** It ran to its last day, by its term or by notice; it was not terminated. */
  readonly is_completed: boolean
  readonly ending: EndingKind | null
  readonly first_day: string
  readonly ends_on: string
}
/** Whether both sides are asked at its end: somebody worked by it for a while, and it was not broken off. */
export const isReviewed = ({ is_completed, ending, first_day, ends_on }: EndedContract): boolean =>
  is_completed && (ending === null || IS_REVIEWED[ending]) && ends_on > first_day

/** The end of the last day on which it is answered. */
export const answerBy = (askedAt: Date): Date => riyadhMidnight(daysAfter(riyadhDay(askedAt), OPEN_DAYS + 1))
export const readBy = (heldAt: Date, holidays: readonly string[]): Date =>
  workingDaysAfter(heldAt, READING_DAYS, holidays)

export const isAnswerable = ({ state, due_at }: { state: WorkReviewState; due_at: Date }, now: Date): boolean =>
  workReviewLife.next(state, 'answer') !== null && now < due_at

/** Heard of at once by the account manager. */
export const isLow = ({ overall, again }: { overall: number; again: Again }): boolean =>
  overall <= LOW_RATING || again === 'no'

/** Other companies read it, and those meet through us: a way to reach somebody in it is read by a colleague first. */
export const isHeld = (...texts: readonly (string | null | undefined)[]): boolean =>
  texts.some((text) => text && contactsIn(text).length > 0)

type ReferenceFacts = { readonly state: ReferenceState; readonly reference: string | null }
/** Words to the talent alone are theirs; only a reference is for others. */
export const isShowable = ({ reference }: ReferenceFacts): boolean => reference !== null
