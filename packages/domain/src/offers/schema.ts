import * as z from 'zod/mini'
import { NOTICE_DAYS } from '../contracts/limits.ts'
import { cents, contractAvailability, contractType, months } from '../contracts/schema.ts'
import { id } from '../kernel/ids.ts'
import { wholeNumber } from '../kernel/validation/checks.ts'
import { optionalLine, optionalText, line, prose } from '../kernel/validation/fields.ts'
import { SENIORITIES } from '../talents/rules.ts'
import {
  CITY_LENGTH,
  DUTIES_LENGTH,
  MAX_HOURS,
  MAX_LEAVE_DAYS,
  MAX_PROBATION_DAYS,
  MIN_HOURS,
  NOTE_LENGTH,
  OFFER_AUTHORS,
  OFFER_FIELDS,
  REASON_LENGTH,
  ROLE_LENGTH,
  REQUEST_LENGTH,
} from './limits.ts'
import { OFFER_STATES } from './states.ts'

const count = (min: number, max: number) => z.number('required').check(wholeNumber(), z.minimum(min), z.maximum(max))
const day = () => z.iso.date('required')

/** What is offered, as the talent reads it. Amounts are a month's, in cents; tax in basis points. */
export const offerTerms = () =>
  z.object({
    role: z.string(),
    duties: z.string(),
    level: z.literal(SENIORITIES),
    type: contractType(),
    availability: contractAvailability(),
    /** A week. */
    hours: z.number(),
    city: z.nullable(z.string()),
    start: z.string(),
    end: z.string(),
    months: z.number(),
    salary_net: cents(),
    wht_rate: z.number(),
    salary_gross: cents(),
    /** A year. */
    leave_days: z.number(),
    probation_days: z.number(),
    notice_days: z.number(),
    note: z.nullable(z.string()),
  })
export type OfferTerms = z.output<ReturnType<typeof offerTerms>>

const termFields = {
  role: line(ROLE_LENGTH),
  duties: prose(DUTIES_LENGTH),
  level: z.literal(SENIORITIES, 'choice'),
  type: contractType(),
  availability: contractAvailability(),
  hours: count(MIN_HOURS, MAX_HOURS),
  city: optionalLine(CITY_LENGTH),
  start: day(),
  months: months(),
  salary_net: cents(),
  leave_days: count(0, MAX_LEAVE_DAYS),
  probation_days: count(0, MAX_PROBATION_DAYS),
  notice_days: z.literal(NOTICE_DAYS, 'choice'),
  note: optionalText(NOTE_LENGTH),
}
/** What the company writes; our fee is the usual one. */
export const offerForm = () => z.strictObject({ interview_id: id(), ...termFields })
export type OfferForm = z.output<ReturnType<typeof offerForm>>
/** `expected_version`: the version that the caller read; `answer`: what they say to the change that was asked for. */
const revision = { expected_version: z.number(), answer: optionalText(NOTE_LENGTH) }
export const reviseForm = () => z.strictObject({ ...termFields, ...revision })
export const keepForm = () => z.strictObject(revision)
/** What operations write, with our monthly fee in cents. */
export const opsOfferForm = () => z.strictObject({ interview_id: id(), ...termFields, fee: cents() })
export const opsReviseForm = () => z.strictObject({ ...termFields, ...revision, fee: cents() })

/** The version and the hash of the terms that were read. */
export const acceptForm = () =>
  z.strictObject({ version: z.number(), hash: z.string('required').check(z.maxLength(64)) })
const requestedChange = () =>
  z.object({ field: z.literal(OFFER_FIELDS, 'choice'), wanted: prose(REQUEST_LENGTH), why: prose(REQUEST_LENGTH) })
export type RequestedChange = z.output<ReturnType<typeof requestedChange>>
export const askChangeForm = () =>
  z.strictObject({
    version: z.number(),
    requested_changes: z.array(requestedChange()).check(z.minLength(1, 'required'), z.maxLength(OFFER_FIELDS.length)),
  })
export const declineForm = () => z.strictObject({ reason: prose(REASON_LENGTH) })

/** One term before and after. */
const change = () => z.object({ field: z.literal([...OFFER_FIELDS, 'note']), from: z.string(), to: z.string() })
export type TermChange = z.output<ReturnType<typeof change>>

const common = {
  id: id(),
  state: z.literal(OFFER_STATES),
  /** Counts the terms that were offered. */
  version: z.number(),
  hash: z.string(),
  interview_id: z.nullable(id()),
  project_id: z.nullable(id()),
  project_name: z.nullable(z.string()),
  company: z.string(),
  talent: z.object({ id: id(), name: z.string() }),
  made_by: z.literal(OFFER_AUTHORS),
  terms: offerTerms(),
  /** Redline: what differs from the version before. */
  changes: z.array(change()),
  /** What the talent asked for last, and what was answered. */
  requested_changes: z.nullable(z.array(requestedChange())),
  answer: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  made_at: z.string(),
  expires_at: z.string(),
  accepted_at: z.nullable(z.string()),
  waits_for_me: z.boolean(),
  contract_id: z.nullable(id()),
  timeline: z.array(
    z.object({ event: z.string(), at: z.string(), by: z.nullable(z.string()), note: z.nullable(z.string()) }),
  ),
}
export const talentOffer = () =>
  z.object({
    ...common,
    can_accept: z.boolean(),
    can_ask_change: z.boolean(),
    can_decline: z.boolean(),
  })
export type TalentOffer = z.output<ReturnType<typeof talentOffer>>

/** A whole month, in cents, as its invoice says it. */
const totals = () =>
  z.object({
    net: z.number(),
    wht: z.number(),
    fee: z.number(),
    subtotal: z.number(),
    vat: z.number(),
    total: z.number(),
  })
const priced = {
  ...common,
  fee: cents(),
  cost: totals(),
  vat_rate: z.number(),
  /** Our usual share of another pay. */
  fee_percent: z.number(),
  can_revise: z.boolean(),
  can_keep: z.boolean(),
  can_withdraw: z.boolean(),
  /** It came to nothing, and no other offer followed. */
  can_make_again: z.boolean(),
}
export const clientOffer = () => z.object(priced)
export type ClientOffer = z.output<ReturnType<typeof clientOffer>>
export const staffOffer = () => z.object({ ...priced, client_id: id(), organisation_id: z.nullable(id()) })
export type StaffOffer = z.output<ReturnType<typeof staffOffer>>

/** Somebody who was accepted and has no offer yet, and the day by which they were promised one. */
const awaitedOffer = () =>
  z.object({
    interview_id: id(),
    talent: z.string(),
    company: z.string(),
    project_name: z.nullable(z.string()),
    accepted_at: z.string(),
    due_at: z.string(),
  })
export const awaitedOffers = () => z.array(awaitedOffer())
export type AwaitedOffer = z.output<ReturnType<typeof awaitedOffer>>

/** Somebody who was accepted and has no contract yet, and how far their offer is; null before it is made. */
export const hire = () =>
  z.object({
    interview_id: id(),
    talent: z.string(),
    company: z.string(),
    accepted_at: z.string(),
    /** By when the offer was promised. */
    due_at: z.string(),
    offer: z.nullable(staffOffer()),
  })
export type Hire = z.output<ReturnType<typeof hire>>

/** What a new offer begins with: the pay that the talent showed for this interview, the usual fee and days. */
export const offerTemplate = () =>
  z.object({
    interview_id: id(),
    talent: z.string(),
    company: z.string(),
    country: z.nullable(z.string()),
    talent_country: z.nullable(z.string()),
    role: z.string(),
    duties: z.string(),
    level: z.literal(SENIORITIES),
    availability: contractAvailability(),
    hours: z.number(),
    start: z.string(),
    months: z.number(),
    salary_net: z.nullable(cents()),
    fee_percent: z.number(),
    wht_rate: z.number(),
    vat_rate: z.number(),
    sar_rate: z.number(),
    leave_days: z.number(),
    probation_days: z.number(),
    notice_days: z.number(),
  })
export type OfferTemplate = z.output<ReturnType<typeof offerTemplate>>
