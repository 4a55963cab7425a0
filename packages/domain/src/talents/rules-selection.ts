import { workingDaysAfter } from '../kernel/working-days.ts'

/** Working days that our two steps take (D-74). */
const EVALUATION_DAYS = 3
const INTERVIEW_DAYS = 5

/** By when somebody who passed an assessment hears from us: the evaluation, then the interview after it. */
export function selectionDates(passedAt: Date | null, holidays: readonly string[]) {
  if (!passedAt) return { evaluation_by: null, interview_by: null }
  const evaluation = workingDaysAfter(passedAt, EVALUATION_DAYS, holidays)
  const interview = workingDaysAfter(evaluation, INTERVIEW_DAYS, holidays)
  return { evaluation_by: evaluation.toISOString(), interview_by: interview.toISOString() }
}
