import { type BuyoutPolicies, buyoutFee } from '../contracts/rules.ts'
import { type EndWindow, endWindow } from '../contracts/rules-endings.ts'
import { totalsOf } from '../invoices/rules.ts'
import type { Cents } from '../kernel/money.ts'
import type { Policies } from '../kernel/policies/policies.ts'
import { MINUTE, after } from '../kernel/time/time.ts'
import { daysAfter, riyadhDay, riyadhMidnight } from '../kernel/time/working-days.ts'
import { LEAD_DAYS, PAUSE_DAYS, REMINDER_DAYS } from './limits.ts'
import { type BuyoutState, TURNED_DOWN } from './states.ts'

type PricedContract = { readonly salary_gross: Cents; readonly months: number }

/** What a company pays for taking over a contract (D-81), with the tax of its country; each sum is rounded once. */
export function buyoutPrice({ salary_gross, months }: PricedContract, policies: BuyoutPolicies, vatRate: number) {
  const fee = buyoutFee(salary_gross, months, policies)
  const { vat, total } = totalsOf([{ net: 0, wht: 0, fee }], vatRate)
  const counted_months = Math.min(months, policies.buyout_months)
  return { salary_gross, counted_months, percent: policies.buyout_percent, fee, vat, total }
}

type Days = { readonly today: string; readonly start: string; readonly end: string }

/** The days on which a contract may end for a takeover that is asked for today; null where it ends by itself before. */
export const takeoverWindow = (days: Days): EndWindow | null =>
  endWindow({ ...days, notice_days: LEAD_DAYS, trial_days: 0 })

const lastMinuteOf = (day: string): Date => after(riyadhMidnight(daysAfter(day, 1)), -MINUTE)

/** The last minute in which the talent can answer: so many whole days of Riyadh, and never after the last day of the contract. */
export function answerBy(
  now: Date,
  lastDay: string,
  { buyout_answer_days }: Pick<Policies, 'buyout_answer_days'>,
): Date {
  const last = daysAfter(riyadhDay(now), buyout_answer_days)
  return lastMinuteOf(lastDay < last ? lastDay : last)
}

export const hasExpired = (expiresAt: Date, now: Date): boolean => now.getTime() > expiresAt.getTime()

/** From when on the talent is reminded; a question with fewer days is not. */
export const reminderAt = (expiresAt: Date): Date => riyadhMidnight(daysAfter(riyadhDay(expiresAt), -REMINDER_DAYS))

type LastBuyout = { readonly state: BuyoutState; readonly answered_at: Date | null }
/** The first day on which a company that was turned down may ask again; null where nothing keeps it from asking. */
export function pausedUntil(last: LastBuyout | null, today: string): string | null {
  if (!last?.answered_at || !TURNED_DOWN.includes(last.state)) return null
  const day = daysAfter(riyadhDay(last.answered_at), PAUSE_DAYS)
  return today < day ? day : null
}
