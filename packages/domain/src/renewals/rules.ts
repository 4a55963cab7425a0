import { type Cents, usd } from '../kernel/money.ts'
import type { Policies } from '../kernel/policies/policies.ts'
import { daysAfter } from '../kernel/time/working-days.ts'
import { commitmentOf, dayAfter, daysBetween, grossOf, lastDay, placeOf } from '../contracts/rules.ts'
import type { Terms } from '../contracts/schema.ts'
import type { ContractAvailability, ContractType } from '../contracts/limits.ts'
import { type RenewalState, renewalLife } from './states.ts'

/** Whether a contract is to be asked about: so many days before its last day, until that day is over. */
export const isDue = (end: string, today: string, { renewal_days }: Pick<Policies, 'renewal_days'>): boolean => {
  const daysLeft = daysBetween(today, end)
  return daysLeft >= 0 && daysLeft <= renewal_days
}

export const hasEnded = (end: string, today: string): boolean => today > end

export type RequestedTerms = {
  readonly duration: number
  readonly start?: string | undefined
  readonly type?: ContractType | undefined
  readonly availability?: ContractAvailability | undefined
  readonly raise?: { readonly yes: boolean; readonly price?: number | null | undefined } | undefined
}

/** The next term: it follows the one before without a gap, and what nobody asked to change stays. */
export function nextTerms(current: Terms, requested: RequestedTerms): Terms {
  const type = requested.type ?? current.type
  const availability = requested.availability ?? current.availability
  const start = requested.start && requested.start > current.end ? requested.start : dayAfter(current.end)
  const added: Cents = requested.raise?.yes && requested.raise.price ? usd(requested.raise.price) : 0
  const salary_net = current.salary_net + added
  return {
    ...current,
    type,
    availability,
    commitment: commitmentOf(type, availability),
    place: placeOf(type),
    start,
    months: requested.duration,
    end: lastDay(start, requested.duration),
    salary_net,
    salary_gross: grossOf(salary_net, current.wht_rate),
    note: null,
  }
}

type Offer = {
  readonly current: Terms
  readonly offered: Terms | null
  readonly raise: NonNullable<RequestedTerms['raise']> | null
}

/** What a talent asks for: whatever they do not name stays as it was offered, with the raise and the day it begins on. */
export const counterTerms = (
  { current, offered, raise }: Offer,
  request: Pick<RequestedTerms, 'type'> & { readonly duration?: number | undefined } & Pick<Offer, 'raise'>,
): RequestedTerms => ({
  duration: request.duration ?? offered?.months ?? current.months,
  start: offered?.start,
  type: request.type ?? offered?.type,
  availability: offered?.availability,
  raise: (request.raise?.yes ? request.raise : raise) ?? { yes: false },
})

/** Terms that operations approve with another fee than the present one: the company is asked before they are offered. */
export const asksFee = (renewal: {
  readonly state: RenewalState
  readonly offered: Terms | null
  readonly offered_fee: number | null
}): boolean =>
  renewalLife.next(renewal.state, 'accept_fee') !== null && renewal.offered !== null && renewal.offered_fee !== null

/** The last day on which the next term may begin; after it this would be another contract. */
export const latestStart = (
  end: string,
  { renewal_latest_start_days }: Pick<Policies, 'renewal_latest_start_days'>,
): string => daysAfter(end, renewal_latest_start_days)

/** The board of what ends soon, by days; the day on which a renewal opens is one of them. */
export const boardDays = (
  policies: Pick<Policies, 'renewal_days' | `renewal_board_${'first' | 'third' | 'fourth' | 'last'}_days`>,
): number[] => [
  policies.renewal_board_first_days,
  policies.renewal_days,
  policies.renewal_board_third_days,
  policies.renewal_board_fourth_days,
  policies.renewal_board_last_days,
]

const COMPARED = ['type', 'availability', 'start', 'end', 'months', 'salary_net', 'salary_gross'] as const

/** Redline: which terms differ, and how they read before and after. */
export const changesBetween = (current: Terms, offered: Terms | null) =>
  offered === null
    ? []
    : COMPARED.filter((field) => current[field] !== offered[field]).map((field) => ({
        field,
        from: String(current[field]),
        to: String(offered[field]),
      }))
