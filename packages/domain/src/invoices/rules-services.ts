import type { Cents } from '../kernel/money.ts'
import { discountFault, discounted } from './rules-discounts.ts'
import { totalsOf } from './rules.ts'
import type { ServiceLine } from './schema-services.ts'

const priceOf = ({ amount }: ServiceLine) => ({ net: 0, wht: 0, fee: amount })

/** What a line costs after its discount. */
export const serviceFee = (line: ServiceLine): Cents => discounted(priceOf(line), line.discount).fee

/** The sum of lines that are ours alone, with the tax of a rate. */
export const serviceTotals = (lines: readonly ServiceLine[], vatRate: number) => {
  const { subtotal, vat, total } = totalsOf(
    lines.map((line) => discounted(priceOf(line), line.discount)),
    vatRate,
  )
  return { subtotal, vat, total }
}

/** The place of the first line whose discount leaves nothing, or null. */
export function tooLargeDiscount(lines: readonly ServiceLine[]): number | null {
  const place = lines.findIndex((line) => line.discount && discountFault(priceOf(line), line.discount) !== null)
  return place === -1 ? null : place
}
