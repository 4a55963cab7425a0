import { TIMES, type Time } from '../talents/rules-terms.ts'
import type { Seniority } from '../talents/rules.ts'
import { bandFor } from './rules-bands.ts'
import { type CostRange, costRange } from './rules.ts'
import type { CostBasis } from './schema.ts'

type Range = { readonly from: number; readonly to: number }
type ByTime<Pay> = Readonly<Record<Time, Pay | null>>

/** Somebody as a company sees them: pay that they show, or none. */
export type PricedTalent = {
  readonly role: string | null
  readonly seniority: Seniority
  readonly country: string | null
  readonly salary: ByTime<number> | null
  readonly salary_range: ByTime<Range> | null
}

/** `salary`: what they showed for this nomination; `range`: what they show companies; `band`: of their role, never their own. */
export type CostSource = 'salary' | 'range' | 'band'
export type TalentCost = { readonly time: Time; readonly source: CostSource; readonly cost: CostRange }

/**
 * What a month of somebody costs, from the most exact that they show (D-134). A band says what their role asks for, full
 * time; nothing about the person goes into it but role and level.
 */
export function talentCosts(talent: PricedTalent, basis: CostBasis): TalentCost[] {
  const costOf = (pay: Range) => costRange(pay, { company: basis.country, talent: talent.country }, basis)
  const visible = TIMES.flatMap((time): TalentCost[] => {
    const salary = talent.salary?.[time]
    if (salary) return [{ time, source: 'salary', cost: costOf({ from: salary, to: salary }) }]
    const range = talent.salary_range?.[time]
    return range ? [{ time, source: 'range', cost: costOf(range) }] : []
  })
  if (visible.length > 0) return visible
  const band = talent.role === null ? undefined : bandFor(basis.bands, talent.role, talent.seniority)
  return band ? [{ time: 'full_time', source: 'band', cost: costOf(band) }] : []
}
