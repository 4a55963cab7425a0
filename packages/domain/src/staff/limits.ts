/** How long the link of an invitation, or of a new authenticator, is valid. */
export const SETUP_DAYS = 7
/** Between two mails of one invitation. */
export const MINUTES_BETWEEN_INVITATIONS = 2
/** How long one admin's request for a new authenticator waits for another's confirmation. */
export const RESET_DAYS = 3
/** How long an impersonation lasts at most. */
export const IMPERSONATION_MINUTES = 15
export const STAFF_NAME_LENGTH = 80
export const STAFF_REASON_LENGTH = 500
export const STAFF_NOTE_LENGTH = 2000
/** Colleagues mentioned in one note. */
export const MAX_MENTIONS = 10

/** What a colleague may own, and somebody else must take over before they leave. */
export const OWNED_KINDS = ['tickets', 'requests', 'meetings', 'companies'] as const
export type OwnedKind = (typeof OWNED_KINDS)[number]

/** Most entries of one file of the trail; a narrower filter takes the rest. */
export const MAX_EXPORTED = 5000
