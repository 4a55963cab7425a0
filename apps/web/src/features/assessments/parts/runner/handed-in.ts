import { readDraft, saveDraft } from '../../../../platform/session/drafts.ts'

/** The submitted attempt of this tab in session storage, for the next page; it survives a reload. */
export type HandedIn = { by: 'time' | 'person'; answered: number; count: number }

const nameOf = (attemptId: string) => `assessment-handed-in:${attemptId}`

export const saveHandedIn = (attemptId: string, handedIn: HandedIn): void => saveDraft(nameOf(attemptId), handedIn)
export const readHandedIn = (attemptId: string): HandedIn | null => readDraft(nameOf(attemptId)) as HandedIn | null
