import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownRanges } from '../talents/rules-terms.ts'
import { type SalaryCount, type SalaryBaseline, priceOf, priceStep, salaryBaselineOf } from './rules-price.ts'

const USUAL = priceStep(2000)
const bandFor = (salary: number | null, usual: number | null = USUAL) =>
  priceOf({ step: priceStep(salary), shown: false }, 'staff', usual)?.band ?? null

test.each([
  [1000, 'usual'],
  [2100, 'usual'],
  [2600, 'above'],
  [3200, 'well_above'],
  [9000, 'far_above'],
  [null, null],
])('to colleagues %s where 2000 is usual is %s', (salary, band) => expect(bandFor(salary)).toBe(band))

test('without anything to compare with a salary does not count', () => expect(bandFor(2000, null)).toBeNull())

const salary = fc.integer({ min: 500, max: 100_000 })

test('a salary that is not shown is nothing to a company, and one that is shown is its range and no more', () => {
  fc.assert(
    fc.property(salary, salary, fc.boolean(), fc.nat(79), (one, other, isShown, usual) => {
      const visible = (amount: number) => ({
        range: shownRanges({ full_time: amount, part_time: null }, isShown),
        price: priceOf({ step: priceStep(amount), shown: isShown }, 'company', usual - (usual % 2)),
      })
      if (!isShown) expect(visible(one)).toEqual({ range: null, price: null })
      const isSame = !isShown || Math.floor(one / 500) === Math.floor(other / 500)
      if (isSame) expect(visible(one)).toEqual(visible(other))
    }),
  )
})

test('half a day is shown in half as wide a range, which is the same of a whole one', () => {
  fc.assert(
    fc.property(salary, (amount) => {
      const { from, to } = shownRanges({ full_time: null, part_time: amount }, true)!.part_time!
      const fullTime = shownRanges({ full_time: amount * 2, part_time: null }, true)!.full_time!
      expect([from * 2, to * 2]).toEqual([fullTime.from, fullTime.to])
    }),
  )
})

test('whoever may not see pay is told nothing by a score either', () =>
  expect(priceOf({ step: USUAL, shown: true }, 'nobody', USUAL)).toBeNull())

const group = (count: number, dollars: number, isShown = false): SalaryCount => ({
  role: 'backend_developer',
  years: 5,
  step: priceStep(dollars),
  shown: isShown,
  count,
})
const senior = (usual: SalaryBaseline, audience: keyof SalaryBaseline) =>
  usual[audience]['backend_developer']?.[2] ?? null

test('usual is the middle of what at least ten people ask; of fewer it would tell what one of them does', () => {
  expect(senior(salaryBaselineOf([group(5, 1000), group(4, 3000)]), 'staff')).toBeNull()
  expect(senior(salaryBaselineOf([group(5, 1000), group(5, 3000)]), 'staff')).toBe(priceStep(1000))
  expect(senior(salaryBaselineOf([group(5, 1000), group(6, 3000)]), 'staff')).toBe(priceStep(3000))
})

test('what is usual to a company is made of shown ranges alone: no hidden salary moves it', () => {
  const groups = [group(6, 1100, true), group(6, 3100, true)]
  const counted = fc.record({ dollars: salary, count: fc.integer({ min: 1, max: 40 }) })
  fc.assert(
    fc.property(fc.array(counted), fc.array(counted), (one, other) => {
      const hidden = (some: typeof one) => some.map(({ dollars, count }) => group(count, dollars))
      expect(salaryBaselineOf([...groups, ...hidden(one)]).company).toEqual(
        salaryBaselineOf([...groups, ...hidden(other)]).company,
      )
    }),
  )
  expect(senior(salaryBaselineOf(groups), 'company')).not.toBeNull()
  // The position within a range makes no difference either.
  const elsewhere = [group(6, 1400, true), group(6, 3400, true)]
  expect(salaryBaselineOf(elsewhere).company).toEqual(salaryBaselineOf(groups).company)
})
