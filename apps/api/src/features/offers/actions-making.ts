import { USUAL_HOURS } from '@fareeq/domain/contracts/limits.ts'
import { hash } from 'node:crypto'
import { roleName } from '@fareeq/domain/catalogue/rules.ts'
import { whtFor } from '@fareeq/domain/contracts/rules.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { usd } from '@fareeq/domain/kernel/money.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { offerErrors } from '@fareeq/domain/offers/errors.ts'
import {
  USUAL_LEAVE_DAYS,
  USUAL_MONTHS,
  USUAL_NOTICE_DAYS,
  USUAL_PROBATION_DAYS,
} from '@fareeq/domain/offers/limits.ts'
import { expiryOf, feeFor, hashedText, termsFaults, termsFrom } from '@fareeq/domain/offers/rules.ts'
import type { OfferForm, OfferTemplate, OfferTerms } from '@fareeq/domain/offers/schema.ts'
import { fullYears, seniorityOf } from '@fareeq/domain/talents/rules.ts'
import { actorOf } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import type { Client, Staff } from '../../platform/session.ts'
import { buyerRow } from '../invoices/queries-billing.ts'
import { organisationOf } from '../organisations/queries.ts'
import { record } from './actions-moves.ts'
import { acceptedInterview, hasInterview } from './queries-interviews.ts'
import { insertOffer, insertVersion } from './queries-writing.ts'
import type { AcceptedInterviewRow } from './rows.ts'

type Maker = RequestContext<Client> | RequestContext<Staff>
const DAYS_A_WEEK = 7

/** An accepted interview of the company; of any for staff. */
async function acceptedOrThrow({ db, viewer, lang }: Maker, interviewId: string): Promise<AcceptedInterviewRow> {
  const client = viewer.kind === 'client' ? viewer : null
  const accepted = await acceptedInterview(db, client, interviewId, lang)
  if (accepted) return accepted
  throw new Refusal(
    (await hasInterview(db, client, interviewId)) ? offerErrors.offer_not_accepted_interview : platformErrors.not_found,
  )
}

/** What the talent confirmed for this interview is what an offer proposes. */
export async function readTemplate(ctx: Maker, interviewId: string): Promise<{ data: OfferTemplate }> {
  const { db, platform, now, lang } = ctx
  const accepted = await acceptedOrThrow(ctx, interviewId)
  const { terms, role, experience_months, talent, company, talent_country, client_id } = accepted
  const { fee_percent, wht_rate, vat_rate, sar_rate } = platform.policies.at(now)
  const availability = terms && !terms.full_time && terms.part_time ? 'part_time' : 'full_time'
  const salary = terms?.salary[availability]
  const data: OfferTemplate = {
    interview_id: interviewId,
    talent,
    company,
    country: (await buyerRow(db, await organisationOf(db, client_id)))?.country ?? null,
    talent_country,
    role: (role && roleName(role, lang)) ?? '',
    duties: '',
    level: seniorityOf(fullYears(experience_months ?? 0)),
    availability,
    hours: USUAL_HOURS[availability],
    start: daysAfter(riyadhDay(now), Math.max(1, (terms?.weeks ?? 0) * DAYS_A_WEEK)),
    months: USUAL_MONTHS,
    salary_net: salary ? usd(salary) : null,
    fee_percent,
    wht_rate,
    vat_rate,
    sar_rate,
    leave_days: USUAL_LEAVE_DAYS,
    probation_days: USUAL_PROBATION_DAYS,
    notice_days: USUAL_NOTICE_DAYS,
  }
  return { data }
}

type TermsForm = Omit<OfferForm, 'interview_id'>

/** The terms of a form that may be offered today; every fault is named with its field. */
export function termsOrThrow({ platform, now }: Maker, form: TermsForm, wht_rate: number): OfferTerms {
  const [first, ...others] = termsFaults(form, riyadhDay(now), platform.policies.at(now))
  if (first) {
    const { kind, field, values } = first
    throw new Refusal(kind, {
      ...(field && { field }),
      ...(values && { values }),
      ...(others.length > 0 && { faults: [first, ...others] }),
    })
  }
  return termsFrom(form, wht_rate)
}

export const hashOf = (id: string, version: number, terms: OfferTerms): string =>
  hash('sha256', hashedText(id, version, terms), 'hex')

/** One that stands for each accepted interview; without a fee it is the usual one. Answers its id. */
export const make = (ctx: Maker, { interview_id, fee, ...form }: OfferForm & { fee?: number }): Promise<string> =>
  inTransaction(ctx, async (ctx: Maker) => {
    const { db, viewer, now, platform } = ctx
    const accepted = await acceptedOrThrow(ctx, interview_id)
    if (accepted.has_contract) throw new Refusal(offerErrors.offer_contract_exists)
    const policies = platform.policies.at(now)
    const terms = termsOrThrow(ctx, form, whtFor(accepted.talent_country, policies))
    const { project_id, talent_id, client_id } = accepted
    const id = newId(now)
    const offer = {
      id,
      interview_id,
      project_id,
      talent_id,
      client_id,
      made_by: viewer.kind === 'staff' ? ('operations' as const) : ('client' as const),
      terms,
      terms_hash: hashOf(id, 1, terms),
      fee: fee ?? feeFor(terms.salary_net, null, policies),
      expires_at: expiryOf(now, terms.start, policies),
    }
    if (!(await insertOffer(db, offer, now))) throw new Refusal(offerErrors.offer_exists)
    await insertVersion(db, id, { ...offer, version: 1 }, now)
    await record(ctx, offer, { event: 'make', to: 'made', actor: actorOf(viewer), note: null, version: 1 })
    return id
  })
