import { type Cents, usd } from '../kernel/money.ts'
import type { Policies } from '../kernel/policies/policies.ts'
import { MINUTE, after } from '../kernel/time/time.ts'
import { daysAfter, riyadhMidnight } from '../kernel/time/working-days.ts'
import { availabilityOf, commitmentOf, dayAfter, daysBetween, grossOf, lastDay, placeOf } from '../contracts/rules.ts'
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
  /** US dollars a month, where somebody works more or less than before. */
  readonly salary?: number | null | undefined
}

type Time = { readonly type: ContractType; readonly availability: ContractAvailability }
const timeOf = ({ type, availability }: Time) => [availability, commitmentOf(type, availability)].join()

/** How much somebody would work: a type that says it decides, otherwise the availability. */
export const requestedTime = (current: Terms, { type = current.type, ...requested }: Partial<Time>): Time => ({
  type,
  availability: availabilityOf(type, requested.availability ?? current.availability),
})

/**
 * Full time and part time have a pay each (E-056): who works more or less is not paid the same, so the new amount is named
 * whole, and a raise is for those whose time stays.
 */
export const needsSalary = (current: Terms, requested: Partial<Time>): boolean =>
  timeOf(requestedTime(current, requested)) !== timeOf(current)

function netOf(current: Terms, requested: RequestedTerms): Cents {
  if (needsSalary(current, requested)) return requested.salary ? usd(requested.salary) : current.salary_net
  return current.salary_net + (requested.raise?.yes && requested.raise.price ? usd(requested.raise.price) : 0)
}

/** The next term: it follows the one before without a gap, and what nobody asked to change stays. */
export function nextTerms(current: Terms, requested: RequestedTerms): Terms {
  const { type, availability } = requestedTime(current, requested)
  const start = requested.start && requested.start > current.end ? requested.start : dayAfter(current.end)
  const salary_net = netOf(current, requested)
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

type Counter = Pick<RequestedTerms, 'type' | 'salary'> & { readonly duration?: number | undefined } & Pick<
    Offer,
    'raise'
  >

/** What a talent asks for: whatever they do not name stays as it was offered, with the pay and the day it begins on. */
export function counterTerms({ current, offered, raise }: Offer, request: Counter): RequestedTerms {
  const time = requestedTime(current, {
    type: request.type ?? offered?.type ?? current.type,
    availability: offered?.availability ?? current.availability,
  })
  const isOfOffer = offered !== null && timeOf(time) === timeOf(offered)
  return {
    duration: request.duration ?? offered?.months ?? current.months,
    start: offered?.start,
    ...time,
    ...(needsSalary(current, time)
      ? { raise: { yes: false }, salary: request.salary ?? (isOfOffer ? offered.salary_net / 100 : null) }
      : { raise: (request.raise?.yes ? request.raise : raise) ?? { yes: false } }),
  }
}

/** Terms that somebody asked for and that wait for the company's word: a renewal as it was would throw them away. */
export const hasOpenTerms = (renewal: { readonly state: RenewalState; readonly offered: Terms | null }): boolean =>
  renewalLife.next(renewal.state, 'drop_terms') !== null && renewal.offered !== null

/** What a company pays a month for somebody, before value added tax. */
export const monthlyTotal = (terms: Pick<Terms, 'salary_gross'>, fee: Cents): Cents => terms.salary_gross + fee

/** An offer lapses with the contract: the last minute of its last day. */
export const answerBy = (end: string): Date => after(riyadhMidnight(dayAfter(end)), -MINUTE)

/** Terms that operations approve with another fee than the present one: the company is asked before they are offered. */
export const asksFee = (renewal: {
  readonly state: RenewalState
  readonly offered: Terms | null
  readonly offered_fee: number | null
}): boolean => hasOpenTerms(renewal) && renewal.offered_fee !== null

type Proposal = {
  readonly state: RenewalState
  readonly offered: Terms | null
  readonly offered_fee: number | null
  readonly asked_by: 'client' | 'talent' | null
}
/** Terms that the talent proposes by themselves: the company accepts, changes or drops them. */
export const isProposal = (renewal: Proposal): boolean =>
  hasOpenTerms(renewal) && renewal.asked_by === 'talent' && renewal.offered_fee === null

/** Nothing is said about the next term yet: the talent may say what they would like. */
export const isProposable = (renewal: Pick<Proposal, 'state' | 'offered'>): boolean =>
  renewalLife.next(renewal.state, 'propose') !== null && !hasOpenTerms(renewal)

/** The last day on which the next term may begin; after it this would be another contract. */
export const latestStart = (
  end: string,
  { renewal_latest_start_days }: Pick<Policies, 'renewal_latest_start_days'>,
): string => daysAfter(end, renewal_latest_start_days)

/**
 * The board of what ends soon: windows of days that do not overlap, so that a contract is counted once. The day on which a
 * renewal opens bounds one of them.
 */
export function boardWindows(
  policies: Pick<Policies, 'renewal_days' | `renewal_board_${'first' | 'third' | 'fourth' | 'last'}_days`>,
): { from: number; to: number }[] {
  const bounds = new Set([
    policies.renewal_board_first_days,
    policies.renewal_days,
    policies.renewal_board_third_days,
    policies.renewal_board_fourth_days,
    policies.renewal_board_last_days,
  ])
  return [...bounds]
    .toSorted((one, other) => one - other)
    .map((to, index, all) => ({ from: index === 0 ? 0 : (all[index - 1] ?? 0) + 1, to }))
}

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
