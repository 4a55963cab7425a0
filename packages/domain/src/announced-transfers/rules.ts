import { creditorReference, isCreditorReference } from '../kernel/validation/bank-accounts.ts'
import { daysAfter } from '../kernel/time/working-days.ts'
import { COMPANY_DIGITS, COMPANY_LETTER, LATE_DAYS, MAX_DAYS_AGO, MAX_DAYS_AHEAD } from './limits.ts'

/** The virtual reference of a company: RF86 C000 042. Whatever it transfers with it is for its open invoices. */
export const companyReference = (number: number): string =>
  creditorReference(`${COMPANY_LETTER}${String(number).padStart(COMPANY_DIGITS, '0')}`)

const COMPANY_CODE = new RegExp(`^RF\\d{2}${COMPANY_LETTER}(\\d{${COMPANY_DIGITS},9})$`)
/** The number in it, where its check digits fit. */
export function companyNumberOf(reference: string): number | null {
  const digits = COMPANY_CODE.exec(reference)?.[1]
  return digits && isCreditorReference(reference) ? Number(digits) : null
}

type DayFault = 'announced_day_past' | 'announced_day_far'
export function dayFault(day: string, today: string): DayFault | null {
  if (day < daysAfter(today, -MAX_DAYS_AGO)) return 'announced_day_past'
  return day > daysAfter(today, MAX_DAYS_AHEAD) ? 'announced_day_far' : null
}

/** The last day on which it may still come; afterwards it has lapsed. */
export const lastDayOf = (day: string): string => daysAfter(day, LATE_DAYS)
