import { groupCost } from '../costs/rules-team.ts'
import { bandFor } from '../costs/rules-bands.ts'
import type { CostBasis } from '../costs/schema.ts'
import type { Cents } from '../kernel/money.ts'
import { SENIORITIES, type Seniority } from '../talents/rules.ts'
import type { Risk } from './limits.ts'

type Money = { readonly low: Cents; readonly high: Cents }

/**
 * What a month of one person of a role costs at each level, from the market alone: bands of at least twenty people, never
 * anybody's own pay (decision 021). Null where there is no band.
 */
export function levelCosts(role: string, basis: CostBasis): (Money | null)[] {
  return SENIORITIES.map((seniority) => {
    const band = bandFor(basis.bands, role, seniority)
    if (!band) return null
    const { low, high } = groupCost([{ pay: band, count: 1 }], { company: basis.country, talent: null }, basis)
    return { low: low.total, high: high.total }
  })
}

/** The middle of a range, which teams are compared by. */
export const middleOf = ({ low, high }: Money): Cents => Math.round((low + high) / 2)

export type PricedSeat = { readonly role: string; readonly seniority: Seniority }

/** What a month of a team costs, as one invoice says it; null where no seat has a price. */
export function squadCost(
  seats: readonly PricedSeat[],
  basis: CostBasis,
): (Money & { readonly unpriced: number }) | null {
  const bands = seats.map(({ role, seniority }) => bandFor(basis.bands, role, seniority))
  const priced = bands.filter((band) => band !== undefined)
  if (priced.length === 0) return null
  const { low, high } = groupCost(
    priced.map((pay) => ({ pay, count: 1 })),
    { company: basis.country, talent: null },
    basis,
  )
  return { low: low.total, high: high.total, unpriced: seats.length - priced.length }
}

export type SquadFacts = {
  /** Weeks until everybody is there, and until when it was wanted. */
  readonly weeks: number
  readonly wantedWeeks: number | null
  /** How many others could take each seat. */
  readonly substitutes: readonly number[]
  readonly sharedHours: number | null
  readonly unverified: number
  readonly unpriced: number
  readonly cost: Cents | null
  readonly budget: Cents | null
}

const FEW_HOURS = 4
const NEAR = 0.95
const ENOUGH_SUBSTITUTES = 2

/** What may go wrong, in the order in which it matters. */
export function risksOf(facts: SquadFacts): Risk[] {
  const { weeks, wantedWeeks, substitutes, sharedHours, unverified, unpriced, cost, budget } = facts
  const conditions: Readonly<Record<Risk, boolean>> = {
    startsLate: wantedWeeks !== null && weeks > wantedWeeks,
    noSubstitute: substitutes.some((count) => count < ENOUGH_SUBSTITUTES),
    fewHours: sharedHours !== null && sharedHours < FEW_HOURS,
    unverified: unverified > 0,
    unknownClock: sharedHours === null,
    unpriced: unpriced > 0,
    nearBudget: cost !== null && budget !== null && cost > budget * NEAR,
  }
  return (Object.keys(conditions) as Risk[]).filter((risk) => conditions[risk])
}
