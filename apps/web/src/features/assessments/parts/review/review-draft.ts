import { staffSession } from '../../../staff/parts/session/staff-session.ts'

/** Name of the draft of a review. With its author: another colleague may sign in in this tab, and judges by themselves. */
export const reviewDraft = (attemptId: string): string =>
  `assessment-review:${staffSession.get()?.member.id}:${attemptId}`
