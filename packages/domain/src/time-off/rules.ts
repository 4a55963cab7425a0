import { daysBetween } from '../contracts/rules.ts'
import type { Policies } from '../kernel/policies/policies.ts'
import { type DaySpan, daysAfter, isRest } from '../kernel/time/working-days.ts'
import type { timeOffErrors } from './errors.ts'
import type { TimeOffKind } from './limits.ts'
import { type TimeOffState, isStanding } from './states.ts'

export type TimeOffRequest = { readonly kind: TimeOffKind; readonly first_day: string; readonly last_day: string }

const allDays = ({ first_day, last_day }: TimeOffRequest): string[] =>
  Array.from({ length: daysBetween(first_day, last_day) + 1 }, (_, index) => daysAfter(first_day, index))

/** Paid leave takes working days. Unpaid days are counted like the days of a month that is billed: all of them. */
export const daysTaken = (request: TimeOffRequest, holidays: readonly string[]): number =>
  request.kind === 'paid'
    ? allDays(request).filter((day) => !isRest(day, holidays)).length
    : daysBetween(request.first_day, request.last_day) + 1

/** Paid leave of a contract: its share of a year's, in whole days. */
export const leaveDays = (months: number, { leave_days_a_year }: Pick<Policies, 'leave_days_a_year'>): number =>
  Math.floor((months * leave_days_a_year) / 12)

type StandingRequest = TimeOffRequest & { readonly state: TimeOffState; readonly days: number }
export type LeaveBalance = { readonly allowed: number; readonly used: number; readonly left: number }

/** What is asked for takes its days until it is declined, so that two requests cannot share them. */
export function leaveBalance(allowed: number, all: readonly StandingRequest[]): LeaveBalance {
  const used = all
    .filter(({ kind, state }) => kind === 'paid' && isStanding(state))
    .reduce((sum, { days }) => sum + days, 0)
  return { allowed, used, left: Math.max(0, allowed - used) }
}

type Facts = {
  readonly today: string
  /** The first and the last day of the contract. */
  readonly start: string
  readonly end: string
  readonly left: number
  readonly holidays: readonly string[]
  readonly requests: readonly StandingRequest[]
}
type Fault = {
  readonly code: keyof typeof timeOffErrors
  readonly field: 'first_day' | 'last_day'
  readonly values?: { readonly day: string } | { readonly days: number; readonly left: number }
}

/** Why these days cannot be asked for; null where they can. */
export function faultOf(request: TimeOffRequest, { today, start, end, left, holidays, requests }: Facts): Fault | null {
  const { first_day, last_day, kind } = request
  if (first_day <= today) return { code: 'time_off_past', field: 'first_day' }
  if (last_day < first_day) return { code: 'time_off_reversed', field: 'last_day' }
  if (first_day < start) return { code: 'time_off_before_start', field: 'first_day', values: { day: start } }
  if (last_day > end) return { code: 'time_off_after_end', field: 'last_day', values: { day: end } }
  if (requests.some((other) => isStanding(other.state) && other.first_day <= last_day && other.last_day >= first_day))
    return { code: 'time_off_overlap', field: 'first_day' }
  const days = daysTaken(request, holidays)
  if (days === 0) return { code: 'leave_of_rest_days', field: 'first_day' }
  if (kind === 'paid' && days > left) return { code: 'leave_exceeded', field: 'last_day', values: { days, left } }
  return null
}

/** What is left of days that a contract does not reach; null where none counts. */
export function cutAt(
  request: TimeOffRequest,
  lastDay: string,
  holidays: readonly string[],
): (TimeOffRequest & { readonly days: number }) | null {
  if (request.first_day > lastDay) return null
  const cut = { ...request, last_day: request.last_day < lastDay ? request.last_day : lastDay }
  const days = daysTaken(cut, holidays)
  return days > 0 ? { ...cut, days } : null
}

/** It is answered, withdrawn or declined until the day before it begins. */
export const hasBegun = (first_day: string, today: string): boolean => first_day <= today

/** How many of these days are in a span, both ends included. */
export function unpaidDaysIn(unpaid: readonly DaySpan[], { from, to }: DaySpan): number {
  return unpaid.reduce((sum, span) => {
    const [first, last] = [span.from > from ? span.from : from, span.to < to ? span.to : to]
    return first > last ? sum : sum + daysBetween(first, last) + 1
  }, 0)
}
