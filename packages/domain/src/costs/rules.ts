import { grossOf, whtFor } from '../contracts/rules.ts'
import { ratesFor, type Totals, totalsOf } from '../invoices/rules.ts'
import { type Cents, usd } from '../kernel/money.ts'
import type { Policies } from '../kernel/policies/policies.ts'

export type CostPolicies = Pick<Policies, 'fee_percent' | 'wht_rate' | 'vat_rate' | 'sar_rate'>

/** Two-letter countries that taxes depend on: of the company, and of the person who is paid; null where unknown. */
export type CostCountries = { readonly company: string | null; readonly talent: string | null }

/** Our monthly fee for somebody with this pay, until their contract agrees on another. */
export const usualFee = (net: Cents, { fee_percent }: Pick<Policies, 'fee_percent'>): Cents =>
  Math.round((net * fee_percent) / 100)

/**
 * What a month of somebody costs a company, to the cent as the invoice of a whole month says it (D-134): pay, tax withheld
 * on top of it, fee, VAT.
 */
export const monthlyCost = (
  net: Cents,
  { company, talent }: CostCountries,
  policies: CostPolicies,
  fee: Cents = usualFee(net, policies),
): Totals => {
  const wht = grossOf(net, whtFor(talent, policies)) - net
  return totalsOf([{ net, wht, fee }], ratesFor(company, policies).vat_rate)
}

/** `wht_rate`: in basis points, as the contract has it. */
export type AgreedPay = { readonly net: Cents; readonly gross: Cents; readonly fee: Cents; readonly wht_rate: number }

/** What a whole month of these contracts costs, as one invoice of all of them says it. */
export const contractsCost = (
  pays: readonly Omit<AgreedPay, 'wht_rate'>[],
  company: string | null,
  policies: CostPolicies,
): Totals =>
  totalsOf(
    pays.map(({ net, gross, fee }) => ({ net, wht: gross - net, fee })),
    ratesFor(company, policies).vat_rate,
  )

/** The rates in basis points that both ends are made with. */
export type CostRange = {
  readonly low: Totals
  readonly high: Totals
  readonly wht_rate: number
  readonly vat_rate: number
}

export const hasRange = ({ low, high }: Pick<CostRange, 'low' | 'high'>): boolean => low.total !== high.total

/** The cost of a band, or of one pay as a band without width; in dollars a month. */
export const costRange = (
  pay: { readonly from: number; readonly to: number },
  countries: CostCountries,
  policies: CostPolicies,
): CostRange => ({
  low: monthlyCost(usd(pay.from), countries, policies),
  high: monthlyCost(usd(pay.to), countries, policies),
  wht_rate: whtFor(countries.talent, policies),
  vat_rate: ratesFor(countries.company, policies).vat_rate,
})

/** The same of one contract, or of the terms that are offered for it. */
export function agreedCost(pay: AgreedPay, company: string | null, policies: CostPolicies): CostRange {
  const cost = contractsCost([pay], company, policies)
  return { low: cost, high: cost, wht_rate: pay.wht_rate, vat_rate: ratesFor(company, policies).vat_rate }
}
