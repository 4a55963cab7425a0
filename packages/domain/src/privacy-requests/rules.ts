import { DAY, after } from '../kernel/time.ts'

/** How long a person may change their mind about closing their account (D-109). */
export const CLOSING_DAYS = 30

export const closesAt = (requested: Date): Date => after(requested, CLOSING_DAYS * DAY)
