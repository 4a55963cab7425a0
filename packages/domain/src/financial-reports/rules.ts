import type { Cents } from '../kernel/money.ts'
import { daysOfMonth, monthOf, monthsBetween } from '../kernel/time/months.ts'
import { AGE_BUCKETS, type AgeBucket, BUCKET_ENDS } from './limits.ts'

const DAY = 86_400_000
/** Days from one day to another, negative where that is earlier. */
export const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY

/** By the days since it was due: on its day nothing is late. */
export function bucketOf(dueDay: string, day: string): AgeBucket {
  const daysLate = daysFrom(dueDay, day)
  return AGE_BUCKETS.find((bucket) => daysLate <= BUCKET_ENDS[bucket]) ?? 'older'
}

export type Ages = Readonly<Record<AgeBucket, Cents>>
export const NO_AGES: Ages = { not_due: 0, days_30: 0, days_60: 0, days_90: 0, older: 0 }
export const totalOfAges = (ages: Ages): Cents => AGE_BUCKETS.reduce((sum, bucket) => sum + ages[bucket], 0)

type OpenItem = { readonly due_day: string; readonly amount: Cents }
/** What is open by how late it is. */
export function agesOf(items: readonly OpenItem[], day: string): Ages {
  const ages = { ...NO_AGES }
  for (const { due_day, amount } of items) ages[bucketOf(due_day, day)] += amount
  return ages
}

export type EarnedLine = {
  /** The day of the paper. */
  readonly day: string
  /** The days it is for; null where it is for none. */
  readonly from_day: string | null
  readonly to_day: string | null
  readonly amount: Cents
}

/**
 * Revenue by the months in which it was worked: a line is spread over its days, to the cent, and one that is for no days counts on
 * the day of its paper. What is taken back counts on the day of the credit note, so that a closed month stays as it was.
 */
export function earnedByMonth({ day, from_day, to_day, amount }: EarnedLine): Map<string, Cents> {
  if (from_day === null || to_day === null || from_day > to_day) return new Map([[monthOf(day), amount]])
  const days = daysFrom(from_day, to_day) + 1
  const parts = new Map<string, Cents>()
  let [passed, sumSoFar] = [0, 0]
  for (const month of monthsBetween(monthOf(from_day), monthOf(to_day))) {
    const span = daysOfMonth(month)
    const [first, last] = [from_day > span.from ? from_day : span.from, to_day < span.to ? to_day : span.to]
    passed += daysFrom(first, last) + 1
    // Of the sum so far, so that the parts add up to all of it.
    const until = shareOf(amount, passed, days)
    parts.set(month, until - sumSoFar)
    sumSoFar = until
  }
  return parts
}

/** A part of an amount, rounded to the cent nearest to nothing and without a fraction on the way. */
export const shareOf = (amount: Cents, part: number, all: number): Cents =>
  Number((BigInt(amount) * BigInt(part)) / BigInt(all))
