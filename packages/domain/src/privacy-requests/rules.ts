import type { Policies } from '../kernel/policies.ts'
import { DAY, after } from '../kernel/time.ts'
import { ANSWER_DAYS } from './limits.ts'

/** Until when a person may change their mind about closing their account (D-109). */
export const closesAt = (requested: Date, { account_closing_days }: Pick<Policies, 'account_closing_days'>): Date =>
  after(requested, account_closing_days * DAY)

/** Until when the law wants a request answered. */
export const answerBy = (requested: Date): Date => after(requested, ANSWER_DAYS * DAY)

/** The inverse: what was requested before this moment is past its deadline now. */
export const overdueSince = (now: Date): Date => after(now, -ANSWER_DAYS * DAY)

type Parties = { person: string; colleague: string }

/** Conflict of interest: a colleague who has an account of their own, known by its address, leaves it to another admin. */
export const isOwnRequest = ({ person, colleague }: Parties): boolean =>
  person.toLowerCase() === colleague.toLowerCase()
