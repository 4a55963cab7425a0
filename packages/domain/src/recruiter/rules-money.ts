import type { Policies } from '../kernel/policies/policies.ts'
import type { Currency } from './limits.ts'
import type { Budget } from './schema-requirement.ts'

/** Units of a currency for a dollar, where its central bank holds it there; of the others we know no rate. */
const PEGS: Readonly<Partial<Record<Currency, number>>> = {
  USD: 1,
  AED: 3.6725,
  QAR: 3.64,
  OMR: 0.3845,
  BHD: 0.376,
  JOD: 0.709,
}
const RATE_UNIT = 10_000

/** Whole dollars a month; null where the currency has no fixed rate. Without a currency it is dollars, as everywhere here. */
export function inDollars({ amount, currency }: Budget, { sar_rate }: Pick<Policies, 'sar_rate'>): number | null {
  if (currency === 'SAR') return Math.round((amount * RATE_UNIT) / sar_rate)
  const peg = PEGS[currency ?? 'USD']
  return peg === undefined ? null : Math.round(amount / peg)
}

/** Whose pay it is: what nobody said is the team's, once the team is more than one person. */
export const scopeOf = ({ scope }: Budget, seats: number): 'person' | 'team' | 'project' =>
  scope ?? (seats > 1 ? 'team' : 'person')
