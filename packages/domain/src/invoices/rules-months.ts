import { daysBetween } from '../contracts/rules.ts'
import type { Cents } from '../kernel/money.ts'
import type { DaySpan } from '../kernel/time/working-days.ts'
import { unpaidDaysIn } from '../time-off/rules.ts'
import { monthBefore } from './rules.ts'

/** A term of a contract, as far as it is billed. */
export type BilledTerm = {
  readonly start_day: string
  /** Its last day, or the day on which the contract was terminated. */
  readonly end_day: string
  readonly salary_net: Cents
  readonly salary_gross: Cents
  readonly fee: Cents
}

export type MonthLine = {
  readonly month: string
  readonly from_day: string
  readonly to_day: string
  /** Days of these that were unpaid time off. */
  readonly unpaid_days: number
  readonly net: Cents
  readonly wht: Cents
  readonly fee: Cents
}

const lastOfMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/**
 * What a term costs in a month: its share by the days of it without those of unpaid time off, each amount rounded once;
 * null where nothing is left. The gross salary and the net one are shared by themselves, so that what is withheld is their
 * difference to the cent.
 */
export function monthLine(term: BilledTerm, month: string, unpaid: readonly DaySpan[] = []): MonthLine | null {
  const [first, last] = [`${month}-01`, lastOfMonth(month)]
  const from_day = term.start_day > first ? term.start_day : first
  const to_day = term.end_day < last ? term.end_day : last
  if (from_day > to_day) return null
  const unpaid_days = unpaidDaysIn(unpaid, { from: from_day, to: to_day })
  const days = daysBetween(from_day, to_day) + 1 - unpaid_days
  const share = (amount: Cents) => Math.round((amount * days) / (daysBetween(first, last) + 1))
  const net = share(term.salary_net)
  const line = { month, from_day, to_day, unpaid_days, net, wht: share(term.salary_gross) - net, fee: share(term.fee) }
  return line.net + line.wht + line.fee > 0 ? line : null
}

/** A month and those before it, the oldest first. */
export const monthsUpTo = (month: string, before: number): string[] =>
  Array.from({ length: before + 1 }, (_, index) => monthBefore(`${month}-01`, before - index))
