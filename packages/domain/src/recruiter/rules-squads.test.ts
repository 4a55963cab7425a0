import { describe, expect, test } from 'vitest'
import type { CostBasis } from '../costs/schema.ts'
import { UNCHANGED } from '../kernel/policies/policies.ts'
import { type SquadFacts, levelCosts, middleOf, risksOf, squadCost } from './rules-squads.ts'

const { fee_percent, wht_rate, vat_rate, sar_rate } = UNCHANGED
const basis: CostBasis = {
  country: 'SA',
  fee_percent,
  wht_rate,
  vat_rate,
  sar_rate,
  bands: [{ role: 'backend_developer', seniorities: ['senior'], from: 2500, to: 4500 }],
}

describe('what a team costs', () => {
  test('comes from the band of role and level; without one there is no number', () => {
    const [junior, mid, senior] = levelCosts('backend_developer', basis)
    expect([junior, mid]).toEqual([null, null])
    expect(senior!.low).toBeLessThan(senior!.high)
    expect(middleOf(senior!)).toBe(Math.round((senior!.low + senior!.high) / 2))
    expect(levelCosts('designer', basis)).toEqual([null, null, null])
  })

  test('is one invoice of those who have a price, and says how many have none', () => {
    const seat = { role: 'backend_developer', seniority: 'senior' } as const
    const [, , one] = levelCosts('backend_developer', basis)
    expect(squadCost([seat], basis)).toEqual({ ...one, unpriced: 0 })
    expect(squadCost([seat, { ...seat, seniority: 'junior' }], basis)).toEqual({ ...one, unpriced: 1 })
    expect(squadCost([{ ...seat, role: 'designer' }], basis)).toBeNull()
  })
})

const facts: SquadFacts = {
  weeks: 2,
  wantedWeeks: 4,
  substitutes: [3, 3],
  sharedHours: 8,
  unverified: 0,
  unpriced: 0,
  cost: 900,
  budget: 1000,
}
test.each<[string, Partial<SquadFacts>, string[]]>([
  ['a team without any', {}, []],
  ['somebody comes after the day', { weeks: 6 }, ['startsLate']],
  ['a seat that hardly anybody else could take', { substitutes: [3, 1] }, ['noSubstitute']],
  ['hardly any hours together', { sharedHours: 3 }, ['fewHours']],
  ['an unknown clock', { sharedHours: null }, ['unknownClock']],
  ['assessments that are still to come', { unverified: 2 }, ['unverified']],
  ['seats without a price', { unpriced: 1 }, ['unpriced']],
  ['close to the budget', { cost: 990 }, ['nearBudget']],
])('risks: %s', (_, changes, risks) => expect(risksOf({ ...facts, ...changes })).toEqual(risks))
