/** The law's deadline for answering a request about personal data. */
export const ANSWER_DAYS = 30
/** How long a copy that was offered waits for its download. */
export const COPY_DAYS = 30
export const PRIVACY_REASON_LENGTH = 500
export const PRIVACY_KINDS = ['copy', 'closing'] as const
/** `lapsed`: a copy that was offered and not downloaded in its days. */
export const PRIVACY_STATES = ['open', 'done', 'stopped', 'lapsed'] as const
export type PrivacyState = (typeof PRIVACY_STATES)[number]
