import { NOTICE_DAYS, type ContractAvailability, type ContractType } from '@fareeq/domain/contracts/limits.ts'
import { availabilityOf } from '@fareeq/domain/contracts/rules.ts'
import { KSA } from '@fareeq/domain/kernel/validation/company-numbers.ts'
import { usd } from '@fareeq/domain/kernel/money.ts'
import { USUAL_NOTICE_DAYS } from '@fareeq/domain/offers/limits.ts'
import { costOf, feeFor } from '@fareeq/domain/offers/rules.ts'
import type { ClientOffer, OfferTemplate } from '@fareeq/domain/offers/schema.ts'
import { whtFor } from '@fareeq/domain/contracts/rules.ts'
import type { Seniority } from '@fareeq/domain/talents/rules.ts'

/** In dollars, as they are typed. */
export type OfferFields = {
  role: string
  duties: string
  level: Seniority
  type: ContractType
  availability: ContractAvailability
  hours: number
  city: string
  start: string | null
  months: number
  salary: number
  fee: number
  leave: number
  probation: number
  notice: string
  note: string
  answer: string
}

/** What the cost of the typed pay is worked out with. */
export type OfferRates = {
  company: string | null
  wht_rate: number
  policies: { fee_percent: number; vat_rate: number; sar_rate: number }
  before: { net: number; fee: number } | null
}

export const fieldsOfTemplate = (template: OfferTemplate): OfferFields => ({
  role: template.role,
  duties: template.duties,
  level: template.level,
  type: 'remote',
  availability: template.availability,
  hours: template.hours,
  city: '',
  start: template.start,
  months: template.months,
  salary: template.salary_net === null ? Number.NaN : template.salary_net / 100,
  fee: template.salary_net === null ? Number.NaN : feeFor(template.salary_net, null, template) / 100,
  leave: template.leave_days,
  probation: template.probation_days,
  notice: String(template.notice_days),
  note: '',
  answer: '',
})
export const ratesOfTemplate = (template: OfferTemplate): OfferRates => ({
  company: template.country,
  wht_rate: whtFor(template.talent_country, template),
  policies: template,
  before: null,
})

export const fieldsOfOffer = ({ terms, fee }: ClientOffer): OfferFields => ({
  role: terms.role,
  duties: terms.duties,
  level: terms.level,
  type: terms.type,
  availability: terms.availability,
  hours: terms.hours,
  city: terms.city ?? '',
  start: terms.start,
  months: terms.months,
  salary: terms.salary_net / 100,
  fee: fee / 100,
  leave: terms.leave_days,
  probation: terms.probation_days,
  notice: String(terms.notice_days),
  note: terms.note ?? '',
  answer: '',
})
export const ratesOfOffer = ({ terms, fee, fee_percent, vat_rate }: ClientOffer): OfferRates => ({
  // The rate of the offer is the one that its company owes.
  company: vat_rate > 0 ? KSA : null,
  wht_rate: terms.wht_rate,
  policies: { fee_percent, vat_rate, sar_rate: 0 },
  before: { net: terms.salary_net, fee },
})

/** The cost of what is typed; null before there is a pay. */
export function typedCost({ salary, fee }: Pick<OfferFields, 'salary' | 'fee'>, rates: OfferRates, hasFee: boolean) {
  if (!(salary > 0)) return null
  const net = usd(salary)
  const cents = hasFee && fee >= 0 ? usd(fee) : feeFor(net, rates.before, rates.policies)
  return {
    ...costOf({ salary_net: net, wht_rate: rates.wht_rate }, cents, rates.company, rates.policies),
    terms: rates,
  }
}

/** In whole cents, as the calls want them. */
export const bodyOf = ({ salary, fee, leave, probation, notice, start, ...fields }: OfferFields) => ({
  ...fields,
  availability: availabilityOf(fields.type, fields.availability),
  start: start ?? '',
  salary_net: usd(salary),
  fee: usd(fee),
  leave_days: leave,
  probation_days: probation,
  notice_days: NOTICE_DAYS.find((days) => String(days) === notice) ?? USUAL_NOTICE_DAYS,
})

export const FIELD_OF: Readonly<Record<string, keyof OfferFields>> = {
  salary_net: 'salary',
  leave_days: 'leave',
  probation_days: 'probation',
  notice_days: 'notice',
}
