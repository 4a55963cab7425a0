import type { Policies } from '../kernel/policies/policies.ts'
import { DAY, after } from '../kernel/time/time.ts'
import { daysAfter } from '../kernel/time/working-days.ts'

/** The law's deadline for answering a request about personal data. */
export const ANSWER_DAYS = 30
/** How long a copy that was offered waits for its download. */
export const COPY_DAYS = 30
export const PRIVACY_REASON_LENGTH = 500
export const PRIVACY_KINDS = ['copy', 'closing'] as const
/** `lapsed`: a copy that was offered and not downloaded in its days. */
export const PRIVACY_STATES = ['open', 'done', 'stopped', 'lapsed'] as const
export type PrivacyState = (typeof PRIVACY_STATES)[number]

/** Until when a person may change their mind about closing their account (D-109). */
export const closesAt = (requested: Date, { account_closing_days }: Pick<Policies, 'account_closing_days'>): Date =>
  after(requested, account_closing_days * DAY)

/** The last day on which the law wants a request answered, counted from the day it reached us. */
export const answerBy = (receivedOn: string): string => daysAfter(receivedOn, ANSWER_DAYS)

/** Until when a copy can be downloaded, counted from its offer: who wrote long ago has as many days as others. */
export const lapsesAt = (offered: Date): Date => after(offered, COPY_DAYS * DAY)

/** The inverse: a copy offered before this moment has lapsed now. */
export const lapsedSince = (now: Date): Date => after(now, -COPY_DAYS * DAY)

/** Waits for its moment: a closing for its day, a copy for its download. */
export const isOpen = (state: PrivacyState): boolean => state === 'open'

type Parties = { person: string; colleague: string }

/** Conflict of interest: a colleague who has an account of their own, known by its address, leaves it to another admin. */
export const isOwnRequest = ({ person, colleague }: Parties): boolean =>
  person.toLowerCase() === colleague.toLowerCase()
