import type { Cents } from '../kernel/money.ts'
import { MAX_DAYS_APART, MAX_PROPOSALS } from './limits.ts'

const RATE_UNIT = 10_000

/** US cents of an amount in minor units: half a cent counts away from zero, and no digit is lost on the way. */
export function inCents(amount: number, rate: number | null): Cents {
  if (rate === null) return amount
  const [scaled, divisor] = [BigInt(Math.abs(amount)) * BigInt(RATE_UNIT), BigInt(rate)]
  const cents = Number((scaled * 2n + divisor) / (divisor * 2n))
  return amount < 0 ? 0 - cents : cents
}

type Amount = { readonly amount: Cents }
export const sumOf = (parts: readonly Amount[]): Cents => parts.reduce((sum, { amount }) => sum + amount, 0)

/** What the bank moved is what was booked; neither side alone, unless it adds up to nothing. */
export function matchFault(
  lines: readonly Amount[],
  entries: readonly Amount[],
): 'empty' | { difference: Cents } | null {
  if (lines.length + entries.length < 2) return 'empty'
  const difference = sumOf(lines) - sumOf(entries)
  return difference === 0 ? null : { difference }
}

/** All that stands between bank and books on a day, in cents. */
export type ReconciliationFacts = {
  /** Null where no statement says it and nobody has typed it. */
  readonly bank: Cents | null
  readonly books: Cents
  /** Lines of the bank that are no entry of the books by that day. */
  readonly open_lines: Cents
  /** Entries of the books that the bank did not have by that day. */
  readonly in_transit: Cents
}
/** Bank and books differ by what is on its way, and by nothing else. */
export const differenceOf = ({ bank, books, open_lines, in_transit }: ReconciliationFacts): Cents | null =>
  bank === null ? null : bank - open_lines - (books - in_transit)

type FinishFacts = ReconciliationFacts & {
  readonly open_line_count: number
  readonly in_transit_count: number
  readonly note: string
}
export type FinishFault = 'balance' | 'lines' | 'difference' | 'note'
/** Every line is an entry, the difference is nothing, and what is on its way is explained. */
export function finishFault(facts: FinishFacts): FinishFault | null {
  if (facts.bank === null) return 'balance'
  if (facts.open_line_count > 0) return 'lines'
  if (differenceOf(facts) !== 0) return 'difference'
  return facts.in_transit_count > 0 && facts.note === '' ? 'note' : null
}

export type LineFacts = { readonly day: string; readonly amount: Cents; readonly text: string }
export type Candidate = {
  readonly id: string
  readonly day: string
  readonly amount: Cents
  /** Numbers and references by which a bank may name it. */
  readonly names: readonly string[]
  /** Entries that go to the bank as one: the payouts of a batch. */
  readonly group: string | null
}
export type EntryProposal = {
  readonly ids: readonly string[]
  readonly amount: Cents
  /** The text of the line names it. */
  readonly is_named: boolean
  readonly days_apart: number
}

const bare = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
const daysBetween = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000
/** Short names would be found in any text. */
const MIN_NAME = 5

/** Entries, and entries that go together, of exactly this amount around this day; those that are named first, then the nearest. */
export function proposalsFor(line: LineFacts, candidates: readonly Candidate[]): EntryProposal[] {
  const text = bare(line.text)
  const groups = Map.groupBy(
    candidates.filter(({ group }) => group !== null),
    ({ group }) => group,
  )
  const sets = [
    ...candidates.map((candidate) => [candidate]),
    ...[...groups.values()].filter(({ length }) => length > 1),
  ]
  return sets
    .filter((set) => sumOf(set) === line.amount)
    .map((set) => ({
      ids: set.map(({ id }) => id),
      amount: line.amount,
      is_named: set.some(({ names }) =>
        names.some((name) => bare(name).length >= MIN_NAME && text.includes(bare(name))),
      ),
      days_apart: Math.max(...set.map(({ day }) => daysBetween(day, line.day))),
    }))
    .filter(({ is_named, days_apart }) => is_named || days_apart <= MAX_DAYS_APART)
    .toSorted((one, other) => Number(other.is_named) - Number(one.is_named) || one.days_apart - other.days_apart)
    .slice(0, MAX_PROPOSALS)
}

/** Certain: exactly one is named and has exactly this amount. */
export const certainProposal = (proposals: readonly EntryProposal[]): EntryProposal | null => {
  const matches = proposals.filter(({ is_named, days_apart }) => is_named && days_apart <= MAX_DAYS_APART)
  return matches.length === 1 ? (matches[0] ?? null) : null
}
