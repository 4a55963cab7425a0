import type { Cents } from '../kernel/money.ts'
import type { Policies } from '../kernel/policies/policies.ts'
import { riyadhDay } from '../kernel/time/working-days.ts'
import {
  AVAILABILITIES,
  type Commitment,
  type ContractAvailability,
  type ContractType,
  MIN_MONTHS,
  MAX_MONTHS,
  type Place,
} from './limits.ts'
import type { Signature } from './schema.ts'

/** A type names how much somebody works or where (D-79); a commitment of null is left to the availability. */
const TYPE_FACTS: Readonly<Record<ContractType, { readonly place: Place; readonly commitment: Commitment | null }>> = {
  full_time: { place: 'remote', commitment: 'full_time' },
  part_time: { place: 'remote', commitment: 'part_time' },
  monthly_hours: { place: 'remote', commitment: 'monthly_hours' },
  remote: { place: 'remote', commitment: null },
  on_site: { place: 'on_site', commitment: null },
  onsite_accommodation: { place: 'onsite_accommodation', commitment: null },
  onsite_business_visa: { place: 'onsite_business_visa', commitment: null },
  hybrid: { place: 'hybrid', commitment: null },
}

export const placeOf = (type: ContractType): Place => TYPE_FACTS[type].place

export const commitmentOf = (type: ContractType, availability: ContractAvailability): Commitment =>
  TYPE_FACTS[type].commitment ?? availability

const ownAvailability = (type: ContractType): ContractAvailability | undefined =>
  AVAILABILITIES.find((availability) => availability === TYPE_FACTS[type].commitment)

/** Whether a type leaves open how much somebody works. */
export const isAvailabilityOpen = (type: ContractType): boolean => ownAvailability(type) === undefined

/** Full or part time by a type that says so, otherwise as it was chosen. */
export const availabilityOf = (type: ContractType, availability: ContractAvailability): ContractAvailability =>
  ownAvailability(type) ?? availability

/** A contract is not full time and part time at once. */
export const isConsistent = (terms: { type: ContractType; availability: ContractAvailability }): boolean =>
  availabilityOf(terms.type, terms.availability) === terms.availability

export const isDuration = (months: number): boolean =>
  Number.isInteger(months) && months >= MIN_MONTHS && months <= MAX_MONTHS

/** Whether a new contract or term may have so many months. */
export const isAllowedTerm = (
  months: number,
  { contract_least_months, contract_most_months }: Pick<Policies, 'contract_least_months' | 'contract_most_months'>,
): boolean => months >= contract_least_months && months <= contract_most_months

type History = {
  readonly start: string
  /** The day on which notice ended it. */
  readonly last_day: string | null
  readonly events: readonly { readonly event: string; readonly at: Date }[]
  readonly signatures: readonly Pick<Signature, 'party'>[]
}
/** A contract that was ended before its time is over on that day, and runs only from its start and with both signatures. */
export function earlyEnd({ start, last_day, events, signatures }: History): { on: string; has_run: boolean } | null {
  const end = events.findLast(({ event }) => event === 'terminate')
  const on = end ? riyadhDay(end.at) : last_day
  if (!on) return null
  return { on, has_run: on >= start && signatures.some(({ party }) => party === 'client') }
}

const partsOf = (day: string): [number, number, number] => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return [year, month, date]
}
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** The same day so many months later, or the last of a shorter month: 31 January and one month is 28 February. */
export function monthsAfter(day: string, months: number): string {
  const [year, month, date] = partsOf(day)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return dayOf(new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))))
}

/** The last day of a term: the day before the same day, so that terms follow each other without a gap. */
export function lastDay(start: string, months: number): string {
  const [year, month, date] = partsOf(monthsAfter(start, months))
  return dayOf(new Date(Date.UTC(year, month - 1, date - 1)))
}

/** The day after: where the next term begins. */
export function dayAfter(day: string): string {
  const [year, month, date] = partsOf(day)
  return dayOf(new Date(Date.UTC(year, month - 1, date + 1)))
}

/** Days from one to the other, both written 2026-11-15. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** What is paid before withholding tax, in whole cents (D-80); `wht` in basis points. */
export const grossOf = (net: Cents, wht: number): Cents => Math.round((net * 10_000) / (10_000 - wht))

/** Withholding tax for somebody paid in this country, in basis points: none for residents (D-80). */
export const whtFor = (country: string | null, { wht_rate }: Pick<Policies, 'wht_rate'>): number =>
  country === 'SA' ? 0 : wht_rate

export type BuyoutPolicies = Pick<Policies, 'buyout_percent' | 'buyout_months'>

/** A share of the gross salary of the months that count (D-81). */
export const buyoutFee = (gross: Cents, months: number, { buyout_percent, buyout_months }: BuyoutPolicies): Cents =>
  Math.round((gross * Math.min(months, buyout_months) * buyout_percent) / 100)
