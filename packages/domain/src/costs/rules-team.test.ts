import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { totalsOf } from '../invoices/rules.ts'
import { UNCHANGED } from '../kernel/policies/policies.ts'
import { monthlyCost } from './rules.ts'
import { type RequestedRole, groupCost, roleEstimate, teamEstimate } from './rules-team.ts'
import type { CostBasis } from './schema.ts'

const { fee_percent, wht_rate, vat_rate, sar_rate } = UNCHANGED
const basis: CostBasis = {
  country: 'SA',
  fee_percent,
  wht_rate,
  vat_rate,
  sar_rate,
  bands: [
    { role: 'backend', seniorities: ['junior', 'mid'], from: 1000, to: 2500 },
    { role: 'backend', seniorities: ['senior'], from: 2500, to: 4500 },
  ],
}
const backend: RequestedRole = {
  role: 'backend',
  seniority: 'senior',
  head_count: 1,
  availability: 'full_time',
  budget: null,
}
const total = (dollars: number) => monthlyCost(dollars * 100, { company: 'SA', talent: null }, UNCHANGED).total

describe('what a role of a request costs while it is typed', () => {
  test.each<[string, Partial<RequestedRole>, object]>([
    ['the band of role and level', {}, { market: { from: 2500, to: 4500 }, isBelow: false, from: 2500, to: 4500 }],
    [
      'any level: the span of the bands',
      { seniority: null },
      { market: { from: 1000, to: 4500 }, from: 1000, to: 4500 },
    ],
    ['a budget within the band', { budget: 3000 }, { isBelow: false, from: 3000, to: 3000 }],
    ['a budget below it, which is said and still reckoned', { budget: 2000 }, { isBelow: true, from: 2000, to: 2000 }],
    ['half days, for which there is no band', { availability: 'part_time' }, { market: null, from: null }],
    [
      'half days with a budget',
      { availability: 'part_time', budget: 900 },
      { market: null, isBelow: false, from: 900, to: 900 },
    ],
    ['a role without a band', { role: 'designer' }, { market: null, isBelow: false, from: null }],
    ['no role yet', { role: null }, { market: null, from: null }],
  ])('%s', (_, input, { from = null, to = from, ...expected }: { from?: number | null; to?: number | null }) => {
    const { cost, ...estimate } = roleEstimate({ ...backend, ...input }, basis)
    expect(estimate).toMatchObject(expected)
    expect(cost && [cost.low.total, cost.high.total]).toEqual(from === null ? null : [total(from), total(to!)])
  })

  test('of several people it is one invoice with a line for each, to the cent', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ pay: fc.integer({ min: 1, max: 50_000 }), count: fc.integer({ min: 1, max: 40 }) }), {
          minLength: 1,
          maxLength: 5,
        }),
        fc.constantFrom('SA', 'AE', null),
        (groups, company) => {
          const countries = { company, talent: null }
          const lines = groups.flatMap(({ pay, count }) =>
            Array.from({ length: count }, () => monthlyCost(pay * 100, countries, UNCHANGED)),
          )
          const cost = groupCost(
            groups.map(({ pay, count }) => ({ pay: { from: pay, to: pay }, count })),
            countries,
            UNCHANGED,
          )
          expect(cost.low).toEqual(totalsOf(lines, cost.vat_rate))
          expect(cost.high).toEqual(cost.low)
        },
      ),
    ))

  test('a team is all roles that have a price, and says when one has none', () => {
    const designer = { ...backend, role: 'designer', head_count: 3 }
    expect(teamEstimate([backend, designer], basis)).toEqual({
      cost: roleEstimate(backend, basis).cost,
      isWhole: false,
    })
    expect(teamEstimate([designer], basis)).toEqual({ cost: null, isWhole: false })
    const priced = { ...designer, budget: 2000 }
    const { cost, isWhole } = teamEstimate([backend, priced], basis)
    expect([isWhole, cost?.low.net, cost?.high.net]).toEqual([true, 850_000, 1_050_000])
  })
})
