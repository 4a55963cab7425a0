import { readDraft, saveDraft } from '../../../../../platform/session/drafts.ts'

/** The submitted attempt of this tab in session storage, for the next page; it survives a reload. */
export type Submission = { by: 'time' | 'person'; answered: number; count: number }

const nameOf = (attemptId: string) => `assessment-handed-in:${attemptId}`

export const saveSubmission = (attemptId: string, submission: Submission): void =>
  saveDraft(nameOf(attemptId), submission)
export const readSubmission = (attemptId: string): Submission | null =>
  readDraft(nameOf(attemptId)) as Submission | null
