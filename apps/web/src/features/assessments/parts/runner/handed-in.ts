import { readDraft, saveDraft } from '../../../../platform/session/drafts.ts'

/** What this window handed in, for the page that comes after; a reload of the tab still knows it. */
export type HandedIn = { by: 'time' | 'person'; answered: number; count: number }

const nameOf = (attemptId: string) => `assessment-handed-in:${attemptId}`

export const saveHandedIn = (attemptId: string, handedIn: HandedIn): void => saveDraft(nameOf(attemptId), handedIn)
export const readHandedIn = (attemptId: string): HandedIn | null => readDraft(nameOf(attemptId)) as HandedIn | null
