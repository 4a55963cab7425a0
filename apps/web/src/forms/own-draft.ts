import { session } from '../platform/session/session.ts'

/** Draft key per user: another person on this tab starts anew. */
export const ownDraft = (name: string): string => `${session.get().user?.id}:${name}`
