import type { Policies } from '../kernel/policies.ts'
import { DAY, after } from '../kernel/time.ts'

/** Until when a person may change their mind about closing their account (D-109). */
export const closesAt = (requested: Date, { account_closing_days }: Pick<Policies, 'account_closing_days'>): Date =>
  after(requested, account_closing_days * DAY)
