import type { Cents } from '../kernel/money.ts'
import { type LineAmounts, lineTotal, vatOf } from './rules.ts'

/**
 * Splits an amount by the parts of a line; the parts are whole cents, add up to the amount, and none is more than what is
 * left of it.
 */
export function splitCredit(left: LineAmounts, amount: Cents): LineAmounts {
  const all = lineTotal(left)
  if (amount >= all) return { net: left.net, wht: left.wht, fee: left.fee }
  const net = Math.floor((left.net * amount) / all)
  const wht = Math.floor((left.wht * amount) / all)
  const rest = amount - net - wht
  const fee = Math.min(rest, left.fee)
  const more = Math.min(rest - fee, left.net - net)
  return { net: net + more, wht: wht + (rest - fee - more), fee }
}

/** The tax that goes back with a credit: whatever was credited before, all credits together carry the tax of their sum. */
export const creditedVat = (creditedBefore: Cents, vatBefore: Cents, credit: Cents, rate: number): Cents =>
  vatOf(creditedBefore + credit, rate) - vatBefore
