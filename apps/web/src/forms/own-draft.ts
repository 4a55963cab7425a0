import { session } from '../platform/session/session.ts'

/** The name of a draft of whoever is signed in: the next one to sign in on this tab begins anew. */
export const ownDraft = (name: string): string => `${session.get().user?.id}:${name}`
