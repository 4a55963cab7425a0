import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { totalsOf } from '../invoices/rules.ts'
import { UNCHANGED } from '../kernel/policies/policies.ts'
import { bandFor, bandsOf, MIN_BAND_PEOPLE, settledSince, type SalaryRangeCount } from './rules-bands.ts'
import { agreedCost, contractsCost, costRange, hasRange, monthlyCost, usualFee } from './rules.ts'

const SAUDI = 'SA'

describe('what a month costs', () => {
  test.each([
    // Net 3,000: 157.89 withheld on top of it, 450 of fee, 15% of VAT on all of it.
    ['a Saudi company, somebody abroad', { company: SAUDI, talent: 'EG' }, 15_789, 45_000, 54_118, 414_907],
    ['a Saudi company, a resident', { company: SAUDI, talent: SAUDI }, 0, 45_000, 51_750, 396_750],
    ['a company abroad, somebody abroad', { company: 'AE', talent: 'EG' }, 15_789, 45_000, 0, 360_789],
    ['countries that are unknown', { company: null, talent: null }, 15_789, 45_000, 0, 360_789],
  ] as const)('%s', (_, countries, wht, fee, vat, total) =>
    expect(monthlyCost(300_000, countries, UNCHANGED)).toMatchObject({ net: 300_000, wht, fee, vat, total }),
  )

  test('a month of several contracts is one invoice of them, by what each agreed on', () => {
    const pays = [
      { net: 300_000, gross: 315_789, fee: 45_000 },
      { net: 200_000, gross: 200_000, fee: 30_000 },
    ]
    // 3,607.89 and 2,300, then 15% of VAT on both together.
    expect(contractsCost(pays, SAUDI, UNCHANGED)).toMatchObject({
      net: 500_000,
      fee: 75_000,
      vat: 88_618,
      total: 679_407,
    })
    expect(contractsCost(pays, 'AE', UNCHANGED).total).toBe(590_789)
  })

  test('one contract has the rates it was made with', () => {
    const pay = { net: 300_000, gross: 315_789, fee: 45_000, wht_rate: 500 }
    const cost = agreedCost(pay, SAUDI, UNCHANGED)
    expect(cost).toMatchObject({ low: { total: 414_907 }, wht_rate: 500, vat_rate: 1500 })
    expect(cost.low).toEqual(contractsCost([pay], SAUDI, UNCHANGED))
    expect(hasRange(cost)).toBe(false)
  })

  test('with the fee of a contract it is the invoice of a whole month, to the cent', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 0, max: 5_000_000 }), (net, fee) => {
        const cost = monthlyCost(net, { company: SAUDI, talent: 'EG' }, UNCHANGED, fee)
        expect(cost).toEqual(totalsOf([{ net, wht: cost.wht, fee }], UNCHANGED.vat_rate))
        expect(cost.net + cost.wht + cost.fee + cost.vat).toBe(cost.total)
        // What is withheld is 5% of the gross pay, within half a cent.
        expect(Math.abs(cost.wht - (cost.net + cost.wht) * 0.05)).toBeLessThanOrEqual(0.5)
      }),
    ))

  test('the usual fee is a share of the net pay, rounded once', () => expect(usualFee(33_333, UNCHANGED)).toBe(5_000))

  test('of a band has two ends, of one pay a single number', () => {
    const countries = { company: SAUDI, talent: 'EG' }
    const band = costRange({ from: 2000, to: 3000 }, countries, UNCHANGED)
    expect([hasRange(band), band.low.net, band.high.net]).toEqual([true, 200_000, 300_000])
    expect(hasRange(costRange({ from: 3000, to: 3000 }, countries, UNCHANGED))).toBe(false)
    expect([band.wht_rate, band.vat_rate]).toEqual([500, 1500])
  })
})

/** `count` people of a role with so many years who show the range that begins there. */
const people = (count: number, years: number, from: number, role = 'backend'): SalaryRangeCount => ({
  role,
  years,
  from,
  count,
})

describe('the band of a role', () => {
  test.each<[string, SalaryRangeCount[], object[]]>([
    ['nobody', [], []],
    ['nineteen', [people(19, 6, 3000)], []],
    ['twenty at one level', [people(20, 6, 3000)], [{ seniorities: ['senior'], from: 3000, to: 3500 }]],
    [
      'the middle half of four ranges',
      [people(5, 6, 1000), people(5, 6, 2000), people(5, 6, 3000), people(5, 6, 9000)],
      [{ seniorities: ['senior'], from: 1000, to: 3500 }],
    ],
    [
      'one high demand of forty',
      [people(39, 6, 2000), people(1, 6, 40_000)],
      [{ seniorities: ['senior'], from: 2000, to: 2500 }],
    ],
    [
      'levels with too few, together',
      [people(12, 1, 1000), people(12, 3, 2000), people(20, 6, 3000)],
      [
        { seniorities: ['senior'], from: 3000, to: 3500 },
        { seniorities: ['junior', 'mid'], from: 1000, to: 2500 },
      ],
    ],
    [
      'levels with too few even together',
      [people(9, 1, 1000), people(9, 3, 2000), people(20, 6, 3000)],
      [{ seniorities: ['senior'], from: 3000, to: 3500 }],
    ],
    ['another role', [people(19, 6, 3000), people(1, 6, 3000, 'frontend')], []],
  ])('%s', (_, salaries, bands) =>
    expect(bandsOf(salaries)).toEqual(bands.map((band) => ({ role: 'backend', ...band }))),
  )

  test('is found by role and level', () => {
    const bands = bandsOf([people(12, 1, 1000), people(12, 3, 2000)])
    expect(bandFor(bands, 'backend', 'mid')).toBe(bands[0])
    expect([bandFor(bands, 'backend', 'senior'), bandFor(bands, 'frontend', 'mid')]).toEqual([undefined, undefined])
  })

  const salary = fc.record({
    role: fc.constantFrom('backend', 'frontend'),
    years: fc.integer({ min: 0, max: 8 }),
    from: fc.integer({ min: 1, max: 20 }).map((step) => step * 500),
    count: fc.integer({ min: 1, max: 30 }),
  })
  test('nobody is in two bands, and none is of fewer than twenty: no two can be subtracted', () =>
    fc.assert(
      fc.property(fc.array(salary, { maxLength: 30 }), (salaries) => {
        const bands = bandsOf(salaries)
        const levels = bands.flatMap(({ role, seniorities }) => seniorities.map((seniority) => `${role} ${seniority}`))
        expect(new Set(levels).size).toBe(levels.length)
        for (const band of bands) {
          const one = bandsOf(salaries.filter(({ role }) => role === band.role))
          expect(one).toContainEqual(band)
          expect(band.to).toBeGreaterThan(band.from)
        }
        const all = salaries.reduce((sum, { count }) => sum + count, 0)
        expect(bands.length * MIN_BAND_PEOPLE).toBeLessThanOrEqual(all)
      }),
    ))

  test('an account counts after thirty days', () =>
    expect(settledSince(new Date('2026-11-16T03:00:00Z')).toISOString()).toBe('2026-10-17T03:00:00.000Z'))
})
