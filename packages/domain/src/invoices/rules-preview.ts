import type { Cents } from '../kernel/money.ts'
import type { MonthLine } from './rules-months.ts'
import { lineTotal } from './rules.ts'

/** A month of a contract, as it was billed or as it would be. */
export type ContractMonth = Pick<MonthLine, 'month' | 'from_day' | 'to_day' | 'unpaid_days' | 'net' | 'wht' | 'fee'> & {
  readonly contract_id: string
}

/** Why a contract costs another amount than the month before. */
export const MONTH_CHANGES = ['started', 'ended', 'days', 'unpaid_days', 'terms', 'late'] as const
export type MonthChange = (typeof MONTH_CHANGES)[number]
export type ContractChange = {
  readonly contract_id: string
  readonly change: MonthChange
  readonly before: Cents
  readonly now: Cents
}

const sumOf = (months: readonly ContractMonth[]): Cents => months.reduce((sum, month) => sum + lineTotal(month), 0)
const daysOf = (months: readonly ContractMonth[]): string =>
  months.map(({ from_day, to_day }) => `${from_day.slice(8)}-${isLastDay(to_day) ? 'end' : to_day.slice(8)}`).join()
const unpaidOf = (months: readonly ContractMonth[]): number =>
  months.reduce((sum, { unpaid_days }) => sum + unpaid_days, 0)

const isLastDay = (day: string): boolean => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).getUTCDate() === date
}

function reasonOf(before: readonly ContractMonth[], now: readonly ContractMonth[], month: string): MonthChange {
  // Signed late: an earlier month comes along.
  if (now.some((line) => line.month < month)) return 'late'
  if (before.length === 0) return 'started'
  if (now.length === 0) return 'ended'
  if (unpaidOf(before) !== unpaidOf(now)) return 'unpaid_days'
  return daysOf(before) === daysOf(now) ? 'terms' : 'days'
}

/** What changes from one run to the next, contract by contract, the largest difference first. */
export function changesBetween(
  before: readonly ContractMonth[],
  now: readonly ContractMonth[],
  month: string,
): ContractChange[] {
  const [past, next] = [before, now].map((lines) => Map.groupBy(lines, ({ contract_id }) => contract_id))
  return [...new Set([...before, ...now].map(({ contract_id }) => contract_id))]
    .map((contract_id) => {
      const [was, is] = [past?.get(contract_id) ?? [], next?.get(contract_id) ?? []]
      return { contract_id, change: reasonOf(was, is, month), before: sumOf(was), now: sumOf(is) }
    })
    .filter((change) => change.before !== change.now)
    .toSorted((one, other) => Math.abs(other.now - other.before) - Math.abs(one.now - one.before))
}
