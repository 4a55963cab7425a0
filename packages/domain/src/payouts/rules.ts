import { LINE_FACTS, type LineKind } from '../invoices/limits.ts'
import type { Cents } from '../kernel/money.ts'
import type { Policies } from '../kernel/policies/policies.ts'
import { daysAfter, isRest, riyadhDay, workingDaysAfter } from '../kernel/time/working-days.ts'
import type { EarnedKind, PayoutKind, PayoutStep, StepStatus } from './limits.ts'
import { type PayoutState, isPayable } from './states.ts'

/** The last working day up to a day. */
function workingDayUpTo(day: string, holidays: readonly string[]): string {
  let last = day
  while (isRest(last, holidays)) last = daysAfter(last, -1)
  return last
}

type PromisePolicies = Pick<Policies, 'payout_days' | 'holidays'>
type PaymentPolicies = Pick<Policies, 'payout_after_payment_days' | 'holidays'>

/** The promise to a talent, counted from the invoice: a company that pays late does not move it. */
export const promisedDay = (issued: string, { payout_days, holidays }: PromisePolicies): string =>
  workingDayUpTo(daysAfter(issued, payout_days), holidays)

/** A company that pays early brings the due day forward; nothing moves it back. */
export function dueAfterPayment(due: string, paid: Date, policies: PaymentPolicies): string {
  const soon = riyadhDay(workingDaysAfter(paid, policies.payout_after_payment_days, policies.holidays))
  return soon < due ? soon : due
}

export type EarnedLine = {
  readonly kind: LineKind
  readonly talent_id: string | null
  readonly contract_id: string | null
  readonly month: string | null
  readonly from_day: string | null
  readonly to_day: string | null
  readonly net: Cents
  readonly wht: Cents
}

export type EarnedAmount = {
  readonly kind: EarnedKind
  readonly talent_id: string
  readonly contract_id: string
  readonly month: string
  readonly from_day: string
  readonly to_day: string
  readonly net: Cents
  readonly wht: Cents
}

export const earnedKey = ({ contract_id, kind, month }: Pick<EarnedAmount, 'contract_id' | 'kind' | 'month'>): string =>
  `${contract_id} ${kind} ${month}`

/**
 * What an invoice owes talents: one payout per talent, contract and month. Terms that follow each other within a month are
 * one; extra pay is of the month in which it was billed.
 */
export function earnedOf(lines: readonly EarnedLine[], issued: string): EarnedAmount[] {
  const earned = new Map<string, EarnedAmount>()
  for (const { kind, talent_id, contract_id, month, from_day, to_day, net, wht } of lines) {
    const { pays } = LINE_FACTS[kind]
    if (!talent_id || !contract_id || !pays) continue
    const earnedAmount: EarnedAmount = {
      kind: pays,
      talent_id,
      contract_id,
      month: month ?? issued.slice(0, 7),
      from_day: from_day ?? issued,
      to_day: to_day ?? issued,
      net,
      wht,
    }
    const before = earned.get(earnedKey(earnedAmount))
    earned.set(earnedKey(earnedAmount), before ? joined(before, earnedAmount) : earnedAmount)
  }
  return [...earned.values()]
}

const joined = (one: EarnedAmount, other: EarnedAmount): EarnedAmount => ({
  ...one,
  from_day: one.from_day < other.from_day ? one.from_day : other.from_day,
  to_day: one.to_day > other.to_day ? one.to_day : other.to_day,
  net: one.net + other.net,
  wht: one.wht + other.wht,
})

export type Amounts = { readonly net: Cents; readonly wht: Cents }

/** A payout with the corrections of it, as far as a credit note has to know. */
export type OwedPayout = Amounts & {
  readonly state: PayoutState
  /** In a batch that was exported: its amount is on its way. */
  readonly isInBatch: boolean
  /** Sum of the corrections, which are negative. */
  readonly corrected: Amounts
}

export type CreditEffect =
  | { readonly effect: 'nothing' }
  | ({ readonly effect: 'change' } & Amounts)
  | { readonly effect: 'cancel' }
  | ({ readonly effect: 'correct' } & Amounts)

/**
 * What a credit note does to a payout, given what is left of its lines: it is lowered, canceled where no net is left, or
 * corrected by a negative payout where the money was sent or is on its way.
 */
export function creditEffect({ state, isInBatch, net, wht, corrected }: OwedPayout, remaining: Amounts): CreditEffect {
  const reduction = { net: net + corrected.net - remaining.net, wht: wht + corrected.wht - remaining.wht }
  if (state === 'canceled' || (reduction.net === 0 && reduction.wht === 0)) return { effect: 'nothing' }
  if (state === 'paid' || isInBatch) {
    return reduction.net === 0 ? { effect: 'nothing' } : { effect: 'correct', net: -reduction.net, wht: -reduction.wht }
  }
  if (net - reduction.net === 0) return { effect: 'cancel' }
  return { effect: 'change', net: net - reduction.net, wht: wht - reduction.wht }
}

/**
 * What becomes of a payout whose batch was discarded: corrections that were not paid yet are taken off it, as if it had
 * never been on its way.
 */
export function discardEffect(
  { net, wht }: Amounts,
  corrections: readonly Amounts[],
): Exclude<CreditEffect, { effect: 'correct' }> {
  if (corrections.length === 0) return { effect: 'nothing' }
  const sum = (part: keyof Amounts) => corrections.reduce((all, correction) => all + correction[part], 0)
  if (net + sum('net') === 0) return { effect: 'cancel' }
  return { effect: 'change', net: net + sum('net'), wht: wht + sum('wht') }
}

/** What is paid before tax was withheld. */
export const grossOfPayout = ({ net, wht }: Amounts): Cents => net + wht

type Due = { readonly state: PayoutState; readonly due_day: string; readonly net: Cents }

/** Overdue: the due day is past, and it is neither paid nor on hold. A correction is owed to us and is never late. */
export const isLate = ({ state, due_day, net }: Due, today: string): boolean =>
  isPayable(state) && net > 0 && due_day < today

export type TrackedPayout = Due & {
  readonly kind: PayoutKind
  readonly earned_day: string
  readonly invoiced_day: string | null
  readonly paid_day: string | null
}
export type TrackedStep = { readonly step: PayoutStep; readonly day: string | null; readonly status: StepStatus }

const STOPPED: Partial<Record<PayoutState, StepStatus>> = { held: 'held', canceled: 'canceled' }

/** The way of a payout: earned, invoiced, due, paid. A bonus and a correction have no invoice of their own. */
export function trackerOf(payout: TrackedPayout, today: string): TrackedStep[] {
  const { state, earned_day, invoiced_day, due_day, paid_day } = payout
  const isPaid = state === 'paid'
  const due = isPaid ? 'done' : (STOPPED[state] ?? (isLate(payout, today) ? 'late' : 'current'))
  return [
    { step: 'earned', day: earned_day, status: 'done' },
    ...(invoiced_day ? [{ step: 'invoiced', day: invoiced_day, status: 'done' } as const] : []),
    { step: 'due', day: due_day, status: due },
    { step: 'paid', day: paid_day, status: isPaid ? 'done' : 'ahead' },
  ]
}

/** The way of a month that is being worked, or is over and not billed: billed on the first of the next one. */
export function upcomingSteps(days: { worked: string; invoiced: string; due: string }, today: string): TrackedStep[] {
  const isOver = days.worked < today
  return [
    { step: 'earned', day: days.worked, status: isOver ? 'done' : 'current' },
    { step: 'invoiced', day: days.invoiced, status: isOver ? 'current' : 'ahead' },
    { step: 'due', day: days.due, status: 'ahead' },
    { step: 'paid', day: null, status: 'ahead' },
  ]
}

/** The first of the month after: 2026-12 is billed on 2027-01-01. */
export function billingDay(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10)
}

const BATCH_DIGITS = 5
export const batchNumber = (count: number): string => `PB-${String(count).padStart(BATCH_DIGITS, '0')}`

const BATCH_NUMBER = /^PB-(\d{5,9})$/
/** Which batch a number names; null where it names none. */
export const batchPlace = (number: string): number | null => {
  const digits = BATCH_NUMBER.exec(number)?.[1]
  return digits === undefined ? null : Number(digits)
}

export type Transfer = { readonly corrections: Cents; readonly total: Cents }
/** What the talent of a payout gets with its batch: one transfer, less the corrections in it. */
export function transferOf(payouts: readonly Amounts[]): Transfer {
  const sum = (all: readonly Amounts[]) => all.reduce((total, { net }) => total + net, 0)
  return { corrections: 0 - sum(payouts.filter(({ net }) => net < 0)), total: sum(payouts) }
}

/** By which a payment of a payout is booked: one that was sent back is paid again, by an entry of its own. */
export const paymentReference = (payoutId: string, nth: number): string => (nth === 1 ? payoutId : `${payoutId} ${nth}`)

type PayoutChoice = Amounts & { readonly id: string; readonly talent_id: string }
/** Selected payouts of talents to whom less than nothing would be paid, because corrections outweigh it; nothing at all settles both. */
export function outweighed(choices: readonly PayoutChoice[]): string[] {
  const sums = new Map<string, Cents>()
  for (const { talent_id, net } of choices) sums.set(talent_id, (sums.get(talent_id) ?? 0) + net)
  return choices.filter(({ talent_id }) => (sums.get(talent_id) ?? 0) < 0).map(({ id }) => id)
}
