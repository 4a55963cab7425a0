import { whtFor } from '../contracts/rules.ts'
import { ratesFor, totalsOf } from '../invoices/rules.ts'
import type { Time } from '../talents/rules-terms.ts'
import type { Seniority } from '../talents/rules.ts'
import { bandFor } from './rules-bands.ts'
import { type CostCountries, type CostPolicies, type CostRange, monthlyCost } from './rules.ts'
import type { CostBasis, PayBand } from './schema.ts'
import { usd } from '../kernel/money.ts'

type Range = { readonly from: number; readonly to: number }

/** A role of a request while it is typed. */
export type RequestedRole = {
  readonly role: string | null
  /** Null: any level. */
  readonly seniority: Seniority | null
  readonly head_count: number
  readonly availability: Time | null
  /** Net, in dollars a month for each person. */
  readonly budget: number | null
}

/** Bands are full time. Of any level it is the span of those that are shown, each of which is shown alone as well. */
function marketRange({ role, seniority, availability }: RequestedRole, bands: readonly PayBand[]): Range | null {
  if (role === null || availability === 'part_time') return null
  if (seniority) return bandFor(bands, role, seniority) ?? null
  const ofRole = bands.filter((band) => band.role === role)
  if (ofRole.length === 0) return null
  return { from: Math.min(...ofRole.map(({ from }) => from)), to: Math.max(...ofRole.map(({ to }) => to)) }
}

/** People of one pay: as many lines of an invoice as there are people. */
type Group = { readonly pay: Range; readonly count: number }

/** What a month of several people costs, as one invoice of whole months says it: VAT is worked out once, on their sum. */
export function groupCost(groups: readonly Group[], countries: CostCountries, policies: CostPolicies): CostRange {
  const vat_rate = ratesFor(countries.company, policies).vat_rate
  const totals = (end: keyof Range) =>
    totalsOf(
      groups.map(({ pay, count }) => {
        const { net, wht, fee } = monthlyCost(usd(pay[end]), countries, policies)
        return { net: net * count, wht: wht * count, fee: fee * count }
      }),
      vat_rate,
    )
  return { low: totals('from'), high: totals('to'), wht_rate: whtFor(countries.talent, policies), vat_rate }
}

export type RoleEstimate = {
  /** What people of the role ask for; null where no band is shown. */
  readonly market: Range | null
  /** The budget is under it. That is said, and refuses nothing. */
  readonly isBelow: boolean
  readonly cost: CostRange | null
}

/** By the budget where one is typed, otherwise by the band. Where the people will live is not known yet. */
const groupOf = (role: RequestedRole, { bands }: CostBasis): Group | null => {
  const { budget, head_count } = role
  const pay = budget ? { from: budget, to: budget } : marketRange(role, bands)
  return pay && head_count > 0 ? { pay, count: head_count } : null
}
const countriesOf = ({ country }: CostBasis): CostCountries => ({ company: country, talent: null })

export function roleEstimate(role: RequestedRole, basis: CostBasis): RoleEstimate {
  const market = marketRange(role, basis.bands)
  const group = groupOf(role, basis)
  return {
    market,
    isBelow: market !== null && role.budget !== null && role.budget < market.from,
    cost: group && groupCost([group], countriesOf(basis), basis),
  }
}

/** The team together, and whether every role is in it. */
export function teamEstimate(roles: readonly RequestedRole[], basis: CostBasis) {
  const groups = roles.flatMap((role) => groupOf(role, basis) ?? [])
  return {
    cost: groups.length > 0 ? groupCost(groups, countriesOf(basis), basis) : null,
    isWhole: groups.length === roles.length,
  }
}
