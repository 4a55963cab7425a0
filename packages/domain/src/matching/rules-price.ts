import { SALARY_RANGE_USD } from '../talents/rules-terms.ts'
import { seniorityOf, SENIORITIES } from '../talents/rules.ts'
import type { PRICE_BANDS } from './schema.ts'

/**
 * Whose salaries count in a score (D-117): colleagues' scores count all, a company's those whose range is shown to
 * companies, and those of a viewer who may not see pay count none.
 */
export type Audience = 'staff' | 'company' | 'nobody'

/** Salaries are quantised to 250 dollars; the last step is open-ended. */
const STEP_USD = 250
const PRICE_STEPS = 80
const UNPRICED = 255
export const priceStep = (salary: number | null): number =>
  salary === null ? UNPRICED : Math.min(PRICE_STEPS - 1, Math.floor(salary / STEP_USD))

/** A company sees only the range, so its score is constant within one. */
const RANGE_STEPS = SALARY_RANGE_USD.full_time / STEP_USD
/** Quantisation width by audience, in steps. */
const WIDTH = { staff: 1, company: RANGE_STEPS } as const
const seenAs = (step: number, audience: keyof typeof WIDTH): number => step - (step % WIDTH[audience])

export type PriceBand = (typeof PRICE_BANDS)[number]
const BANDS: readonly (readonly [band: PriceBand, upTo: number, score: number])[] = [
  ['usual', 1.1, 100],
  ['above', 1.35, 70],
  ['well_above', 1.7, 40],
  ['far_above', Infinity, 15],
]

/** Median of a role by seniority, in steps; null where there are too few. */
export type BaselineSteps = readonly (number | null)[]
/** By audience and role. */
export type SalaryBaseline = Readonly<Record<Exclude<Audience, 'nobody'>, Readonly<Record<string, BaselineSteps>>>>
export const NO_BASELINE: SalaryBaseline = { staff: {}, company: {} }

type Priced = { readonly step: number; readonly shown: boolean }

/** Null where the salary does not count: it is not said, not shown to this audience, or there is nothing to compare with. */
export function priceOf({ step, shown }: Priced, audience: Audience, baseline: number | null) {
  if (step === UNPRICED || baseline === null || audience === 'nobody' || (audience === 'company' && !shown)) return null
  const half = WIDTH[audience] / 2
  const share = (seenAs(step, audience) + half) / (baseline + half)
  const [band, , score] = BANDS.find(([, upTo]) => share <= upTo)!
  return { band, score }
}

/** k-anonymity: a median of fewer people would reveal a single salary. */
const MIN_PEOPLE = 10
/** Histogram of salaries: people of one role and full years at a step, and whether they show it. */
export type SalaryCount = Priced & { readonly role: string; readonly years: number; readonly count: number }

/** What a company reads is computed from what companies are shown: hidden salaries cannot leak. */
export const salaryBaselineOf = (histogram: readonly SalaryCount[]): SalaryBaseline => ({
  staff: baselineSteps(histogram, 'staff'),
  company: baselineSteps(
    histogram.filter(({ shown }) => shown),
    'company',
  ),
})

/** Median step by role and seniority. */
function baselineSteps(
  histogram: readonly SalaryCount[],
  audience: keyof SalaryBaseline,
): Readonly<Record<string, BaselineSteps>> {
  const counts = new Map<string, Uint32Array[]>()
  for (const { role, years, step, count } of histogram) {
    let ofRole = counts.get(role)
    if (!ofRole) counts.set(role, (ofRole = SENIORITIES.map(() => new Uint32Array(PRICE_STEPS))))
    ofRole[SENIORITIES.indexOf(seniorityOf(years))]![seenAs(step, audience)]! += count
  }
  return Object.fromEntries([...counts].map(([role, ofRole]) => [role, ofRole.map(medianOf)]))
}

function medianOf(counts: Uint32Array): number | null {
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all < MIN_PEOPLE) return null
  let below = 0
  return counts.findIndex((count) => (below += count) * 2 >= all)
}
