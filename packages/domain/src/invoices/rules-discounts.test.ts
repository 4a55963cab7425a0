import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountFault, discountOf, discounted, listPrice } from './rules-discounts.ts'
import { lineTotal } from './rules.ts'

const ours = (fee: number) => ({ net: 0, wht: 0, fee })

test.each([
  [50_000, { unit: 'rate', value: 1000 }, 5000],
  [33_333, { unit: 'rate', value: 1250 }, 4167],
  [50_000, { unit: 'amount', value: 7_501 }, 7501],
] as const)('%d cents with %o are %d less', (price, discount, off) => expect(discountOf(price, discount)).toBe(off))

test.each([
  ['a discount above its line', ours(10_000), { unit: 'amount', value: 10_001 }, 'discount_too_large'],
  ['a discount of all of it', ours(10_000), { unit: 'amount', value: 10_000 }, 'discount_too_large'],
  ['a share that rounds to all of it', ours(1), { unit: 'rate', value: 9999 }, 'discount_too_large'],
  ['a discount on the pay of a talent', { net: 10_000, wht: 526, fee: 0 }, { unit: 'rate', value: 500 }, 'discount_of_pay'], // prettier-ignore
  ['a tenth', ours(10_000), { unit: 'rate', value: 1000 }, null],
] as const)('%s is answered with %o', (_, price, discount, fault) => expect(discountFault(price, discount)).toBe(fault))

test('whatever is agreed, price less discount is what is billed, and more than nothing', () => {
  const discount = fc.oneof(
    fc.record({ unit: fc.constant('rate' as const), value: fc.integer({ min: 1, max: 9999 }) }),
    fc.record({ unit: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 100_000_000 }) }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), discount, (price, agreed) => {
      fc.pre(discountFault(ours(price), agreed) === null)
      const line = discounted(ours(price), agreed)
      expect(listPrice(line)).toBe(price)
      expect(lineTotal(line)).toBeGreaterThan(0)
      expect(line.discount).toBeGreaterThanOrEqual(0)
    }),
  )
})
