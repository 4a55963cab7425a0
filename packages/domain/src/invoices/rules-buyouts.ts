import { type BuyoutPolicies, buyoutFee } from '../contracts/rules.ts'
import type { Cents } from '../kernel/money.ts'
import { totalsOf } from './rules.ts'

type PricedContract = { readonly salary_gross: Cents; readonly months: number }

/** What a company pays for taking over a contract (D-81), with the tax of its country; each sum is rounded once. */
export function buyoutPrice({ salary_gross, months }: PricedContract, policies: BuyoutPolicies, vatRate: number) {
  const fee = buyoutFee(salary_gross, months, policies)
  const { vat, total } = totalsOf([{ net: 0, wht: 0, fee }], vatRate)
  const counted_months = Math.min(months, policies.buyout_months)
  return { salary_gross, counted_months, percent: policies.buyout_percent, fee, vat, total }
}
