import fc from 'fast-check'
import { expect, test } from 'vitest'
import { remainingOf, sumsOf, treatmentOf } from './rules.ts'

test('what is declared is the sum of its papers, in dollars and by the rate of each in riyals', () => {
  const papers = [
    { vat_rate: 1500, taxable: 100_000, vat: 15_000, sar_rate: 37_500 },
    { vat_rate: 1500, taxable: -20_000, vat: -3000, sar_rate: 37_600 },
  ]
  expect(sumsOf(papers)).toEqual({
    sales: 100_000,
    credits: -20_000,
    taxable: 80_000,
    vat: 12_000,
    taxable_sar: 375_000 - 75_200,
    vat_sar: 56_250 - 11_280,
    count: 2,
  })
  expect([treatmentOf({ vat_rate: 1500 }), treatmentOf({ vat_rate: 0 })]).toEqual(['standard', 'zero'])
  expect(remainingOf({ papers: 12_000, by_hand: -500, remitted: 10_000 })).toBe(1500)
})

test('an invoice and the credit note that takes it back are nothing, in riyals too', () => {
  const paper = fc.record({
    vat_rate: fc.constantFrom(0, 1500),
    taxable: fc.integer({ min: 1, max: 1e9 }),
    vat: fc.integer({ min: 0, max: 1e8 }),
    sar_rate: fc.integer({ min: 10_001, max: 100_000 }),
  })
  fc.assert(
    fc.property(paper, (invoice) => {
      const note = { ...invoice, taxable: 0 - invoice.taxable, vat: 0 - invoice.vat }
      const { taxable, vat, taxable_sar, vat_sar } = sumsOf([invoice, note])
      expect([taxable, vat, taxable_sar, vat_sar]).toEqual([0, 0, 0, 0])
    }),
  )
})
