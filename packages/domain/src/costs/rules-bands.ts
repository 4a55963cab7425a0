import { DAY } from '../kernel/time/time.ts'
import { SALARY_RANGE_USD } from '../talents/rules-terms.ts'
import { SENIORITIES, type Seniority, seniorityOf } from '../talents/rules.ts'
import type { PayBand } from './schema.ts'

/** k-anonymity (D-134): a band of fewer people is not shown. */
export const MIN_BAND_PEOPLE = 20

/** Minimum age of an account, so that new accounts can move neither a band nor a median. */
export const settledSince = (now: Date): Date => new Date(now.getTime() - 30 * DAY)

const WIDTH = SALARY_RANGE_USD.full_time

/** How many people of one role and full years show companies the range that begins at so many dollars. */
export type SalaryRangeCount = {
  readonly role: string
  readonly years: number
  readonly from: number
  readonly count: number
}

/**
 * Made of ranges that people show companies, so no hidden salary moves a band (decision 021). Every person is in one band at
 * most: levels with too few people are one band together, and never part of another that could be subtracted.
 */
export function bandsOf(salaries: readonly SalaryRangeCount[]): PayBand[] {
  const roles = Map.groupBy(salaries, ({ role }) => role)
  return [...roles].flatMap(([role, ofRole]) => {
    const levels = SENIORITIES.map((seniority) => ({
      seniorities: [seniority],
      salaries: ofRole.filter(({ years }) => seniorityOf(years) === seniority),
    }))
    const isLarge = (level: (typeof levels)[number]) => peopleOf(level.salaries) >= MIN_BAND_PEOPLE
    const small = levels.filter((level) => !isLarge(level) && level.salaries.length > 0)
    const together = {
      seniorities: small.flatMap(({ seniorities }) => seniorities),
      salaries: small.flatMap((level) => level.salaries),
    }
    return [...levels.filter(isLarge), together]
      .filter(isLarge)
      .map((level) => ({ role, seniorities: level.seniorities, ...middleHalf(level.salaries) }))
  })
}

export const bandFor = (bands: readonly PayBand[], role: string, seniority: Seniority): PayBand | undefined =>
  bands.find((band) => band.role === role && band.seniorities.includes(seniority))

const peopleOf = (salaries: readonly SalaryRangeCount[]): number => salaries.reduce((sum, { count }) => sum + count, 0)

/** From the range that a quarter of the people reach to the end of the one that three quarters do. */
function middleHalf(salaries: readonly SalaryRangeCount[]): { from: number; to: number } {
  const sorted = salaries.toSorted((one, other) => one.from - other.from)
  const people = peopleOf(sorted)
  const reached = (quarters: number) => {
    let below = 0
    return sorted.find(({ count }) => (below += count) * 4 >= people * quarters)!.from
  }
  return { from: reached(1), to: reached(3) + WIDTH }
}
