import { DAY } from '../kernel/time/time.ts'

/** A client may put the question for the phone off; a talent's profile is not live without it. */
export const REMINDER_PAUSE = DAY

/** A clock that was set back reminds at once. */
export function isPutOff(putOffAt: number | undefined, now: Date): boolean {
  if (putOffAt === undefined) return false
  const age = now.getTime() - putOffAt
  return age >= 0 && age < REMINDER_PAUSE
}
