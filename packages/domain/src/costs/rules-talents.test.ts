import { describe, expect, test } from 'vitest'
import { UNCHANGED } from '../kernel/policies/policies.ts'
import { type PricedTalent, talentCosts } from './rules-talents.ts'
import { monthlyCost } from './rules.ts'
import type { CostBasis } from './schema.ts'

const basis: CostBasis = {
  country: 'SA',
  fee_percent: UNCHANGED.fee_percent,
  wht_rate: UNCHANGED.wht_rate,
  vat_rate: UNCHANGED.vat_rate,
  sar_rate: UNCHANGED.sar_rate,
  bands: [{ role: 'backend', seniorities: ['senior'], from: 2000, to: 3000 }],
}
const hidden: PricedTalent = { role: 'backend', seniority: 'senior', country: 'EG', salary: null, salary_range: null }
const total = (dollars: number) => monthlyCost(dollars * 100, { company: 'SA', talent: 'EG' }, UNCHANGED).total

describe('what a month of somebody costs', () => {
  test.each<[string, Partial<PricedTalent>, [string, string, number, number][]]>([
    [
      'by the salary they showed for the nomination',
      {
        salary: { full_time: 2400, part_time: 1200 },
        salary_range: { full_time: { from: 2000, to: 2500 }, part_time: null },
      },
      [
        ['full_time', 'salary', 2400, 2400],
        ['part_time', 'salary', 1200, 1200],
      ],
    ],
    [
      'by the range they show companies',
      { salary_range: { full_time: { from: 2000, to: 2500 }, part_time: null } },
      [['full_time', 'range', 2000, 2500]],
    ],
    ['by the band of role and level while they show nothing', {}, [['full_time', 'band', 2000, 3000]]],
    ['not at all where there is no band', { seniority: 'junior' }, []],
    ['not at all without a role', { role: null }, []],
  ])('%s', (_, talent, costs) =>
    expect(
      talentCosts({ ...hidden, ...talent }, basis).map(({ time, source, cost }) => [
        time,
        source,
        cost.low.total,
        cost.high.total,
      ]),
    ).toEqual(costs.map(([time, source, from, to]) => [time, source, total(from), total(to)])),
  )
})
