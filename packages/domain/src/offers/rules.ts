import { contractErrors } from '../contracts/errors.ts'
import { NOTICE_DAYS } from '../contracts/limits.ts'
import { PROPOSED_TERMS, type ProposedTerms } from '../contracts/schema.ts'
import { canonicalJson } from '../contracts/rules-signing.ts'
import { daysBetween, grossOf, isAllowedTerm, isConsistent, lastDay, placeOf } from '../contracts/rules.ts'
import { monthlyCost, usualFee } from '../costs/rules.ts'
import { ratesFor, type Totals } from '../invoices/rules.ts'
import type { Cents } from '../kernel/money.ts'
import type { Policies } from '../kernel/policies/policies.ts'
import type { Fault } from '../kernel/refusal.ts'
import { BUSINESS_ZONE, MINUTE, after } from '../kernel/time/time.ts'
import { wallClock } from '../kernel/time/wall-clock.ts'
import { daysAfter, riyadhDay, riyadhMidnight, workingDaysAfter } from '../kernel/time/working-days.ts'
import { isBelow, minimumSalaries } from '../talents/rules-terms.ts'
import { offerErrors } from './errors.ts'
import { OFFER_FIELDS, USUAL_NOTICE_DAYS } from './limits.ts'
import type { OfferForm, OfferTerms, TalentOffer, TermChange } from './schema.ts'
import { ACCEPTED, type OfferState, STANDING } from './states.ts'

/** By when somebody who was accepted has an offer. */
export const offerDue = (acceptedAt: Date, policies: Pick<Policies, 'work_hire_days' | 'holidays'>): Date =>
  workingDaysAfter(acceptedAt, policies.work_hire_days, policies.holidays)

/** The last minute in which it can be answered: so many whole days of Riyadh, and never after the first day of work. */
export function expiryOf(now: Date, start: string, { offer_answer_days }: Pick<Policies, 'offer_answer_days'>): Date {
  const last = daysAfter(riyadhDay(now), offer_answer_days)
  const day = start < last && start >= riyadhDay(now) ? start : last
  return after(riyadhMidnight(daysAfter(day, 1)), -MINUTE)
}

/** Open, or accepted while the parties have no contract yet. */
export const isPending = ({ state, contract_id }: Pick<TalentOffer, 'state' | 'contract_id'>): boolean =>
  STANDING.includes(state) && contract_id === null

export const hasExpired = (expiresAt: Date, now: Date): boolean => now.getTime() > expiresAt.getTime()

/** In which zones the deadline is said: in the reader's, and in that of Riyadh where its clock shows another time. */
export const deadlineZones = (expiresAt: Date, zone: string): string[] =>
  wallClock(zone, expiresAt) === wallClock(BUSINESS_ZONE, expiresAt) ? [zone] : [zone, BUSINESS_ZONE]

/** From when on whoever has to answer is reminded. */
export const reminderAt = (expiresAt: Date, { offer_reminder_days }: Pick<Policies, 'offer_reminder_days'>): Date =>
  riyadhMidnight(daysAfter(riyadhDay(expiresAt), -offer_reminder_days))

type TermsPolicies = Pick<
  Policies,
  'contract_least_months' | 'contract_most_months' | 'salary_minimum_full_time' | 'salary_minimum_part_time'
>
type TermsForm = Omit<OfferForm, 'interview_id'>

/** Why these terms cannot be offered; the first fault of each field. */
export function termsFaults(form: TermsForm, today: string, policies: TermsPolicies): Fault[] {
  const { start, months, salary_net, availability, probation_days } = form
  const faults: Fault[] = []
  if (!isConsistent(form)) faults.push({ kind: contractErrors.availability_differs, field: 'availability' })
  if (start < today) faults.push({ kind: offerErrors.offer_start_past, field: 'start' })
  if (!isAllowedTerm(months, policies)) {
    const values = { min: policies.contract_least_months, max: policies.contract_most_months }
    faults.push({ kind: contractErrors.term_not_allowed, field: 'months', values })
  }
  const min = minimumSalaries(policies)[availability]
  if (isBelow(salary_net, min * 100))
    faults.push({ kind: offerErrors.offer_salary_low, field: 'salary_net', values: { min } })
  const days = daysBetween(start, lastDay(start, months)) + 1
  if (probation_days >= days)
    faults.push({ kind: offerErrors.offer_probation_long, field: 'probation_days', values: { days } })
  if (needsCity(form) && !form.city) faults.push({ kind: offerErrors.offer_city_needed, field: 'city' })
  return faults
}

/** Work that is not done from anywhere is done in a city. */
export const needsCity = ({ type }: Pick<OfferForm, 'type'>): boolean => placeOf(type) !== 'remote'

export const termsFrom = (form: TermsForm, wht_rate: number): OfferTerms => ({
  role: form.role,
  duties: form.duties,
  level: form.level,
  type: form.type,
  availability: form.availability,
  hours: form.hours,
  city: (needsCity(form) && form.city) || null,
  start: form.start,
  end: lastDay(form.start, form.months),
  months: form.months,
  salary_net: form.salary_net,
  wht_rate,
  salary_gross: grossOf(form.salary_net, wht_rate),
  leave_days: form.leave_days,
  probation_days: form.probation_days,
  notice_days: form.notice_days,
  note: form.note || null,
})

/** What a contract takes from an offer as it was accepted. */
export const contractFormOf = ({ terms, fee }: { readonly terms: OfferTerms; readonly fee: Cents }) => ({
  type: terms.type,
  availability: terms.availability,
  start: terms.start,
  months: terms.months,
  salary_net: terms.salary_net,
  fee,
  notice_days: NOTICE_DAYS.find((days) => days === terms.notice_days) ?? USUAL_NOTICE_DAYS,
})

/**
 * What the hash of an offer is made of: all that the talent reads. The fee is between the company and us, and not in it:
 * who knows the rest could find it out by trying.
 */
export const hashedText = (id: string, version: number, terms: OfferTerms): string =>
  canonicalJson({ id, version, terms })

/** What the talent gets a month, and what is withheld on top of it. */
export const payOf = ({ salary_net, salary_gross }: Pick<OfferTerms, 'salary_net' | 'salary_gross'>) => ({
  net: salary_net,
  wht: salary_gross - salary_net,
  gross: salary_gross,
})

/** Another pay has our usual share of it; what operations agreed on stays with the same pay. */
export const feeFor = (
  net: Cents,
  before: { readonly fee: Cents; readonly net: Cents } | null,
  policies: Pick<Policies, 'fee_percent'>,
): Cents => (before?.net === net ? before.fee : usualFee(net, policies))

type LastOffer = { readonly state: OfferState; readonly terms: OfferTerms; readonly fee: Cents }
/** Why a contract of these terms may not follow the last offer of its interview; null when it may. */
export function contractFault({ state, terms, fee }: LastOffer, proposed: ProposedTerms): Fault | null {
  if (!ACCEPTED.includes(state)) return { kind: contractErrors.contract_offer_unaccepted }
  const accepted: ProposedTerms = { ...terms, fee }
  const field = PROPOSED_TERMS.find((name) => accepted[name] !== proposed[name])
  return field ? { kind: contractErrors.contract_differs_from_offer, field } : null
}

type OfferCost = { readonly cost: Totals; readonly vat_rate: number }
/** What a month costs the company, by the tax that was offered; to the cent as the invoice of a whole month (D-134). */
export function costOf(
  { salary_net, wht_rate }: Pick<OfferTerms, 'salary_net' | 'wht_rate'>,
  fee: Cents,
  company: string | null,
  policies: Pick<Policies, 'fee_percent' | 'vat_rate' | 'sar_rate'>,
): OfferCost {
  const cost = monthlyCost(salary_net, { company, talent: null }, { ...policies, wht_rate }, fee)
  return { cost, vat_rate: ratesFor(company, policies).vat_rate }
}

const COMPARED = [...OFFER_FIELDS, 'note'] as const

/** Redline: which terms differ, before and after. */
export const changesBetween = (before: OfferTerms | null, now: OfferTerms): TermChange[] =>
  before === null
    ? []
    : COMPARED.filter((field) => before[field] !== now[field]).map((field) => ({
        field,
        from: String(before[field] ?? ''),
        to: String(now[field] ?? ''),
      }))
