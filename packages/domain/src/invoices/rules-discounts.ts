import type { Cents } from '../kernel/money.ts'
import type { DISCOUNT_UNITS } from './limits.ts'
import { type LineAmounts, lineTotal } from './rules.ts'

/** What was agreed: basis points of the price, or cents. */
export type Discount = { readonly unit: (typeof DISCOUNT_UNITS)[number]; readonly value: number }

/** What comes off a price; a share is rounded once. */
export function discountOf(price: Cents, { unit, value }: Discount): Cents {
  switch (unit) {
    case 'rate':
      return Math.round((price * value) / 10_000)
    case 'amount':
      return value
  }
}

/** Why a line cannot have it: the pay of a talent is not ours to give away, and no line is for nothing. */
export function discountFault(price: LineAmounts, discount: Discount): 'discount_of_pay' | 'discount_too_large' | null {
  if (price.net > 0) return 'discount_of_pay'
  return discountOf(price.fee, discount) >= price.fee ? 'discount_too_large' : null
}

type DiscountedAmounts = LineAmounts & { readonly discount: Cents; readonly discount_rate: number | null }

/** A line as it is billed: what is ours of it, less the discount. */
export function discounted(price: LineAmounts, discount: Discount | undefined): DiscountedAmounts {
  if (!discount) return { ...price, discount: 0, discount_rate: null }
  const off = discountOf(price.fee, discount)
  return {
    ...price,
    fee: price.fee - off,
    discount: off,
    discount_rate: discount.unit === 'rate' ? discount.value : null,
  }
}

/** The price of a line before its discount. */
export const listPrice = (line: LineAmounts & { readonly discount: Cents }): Cents => lineTotal(line) + line.discount
