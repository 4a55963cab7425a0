import * as z from 'zod/mini'
import { wholeNumber } from '../kernel/validation/checks.ts'
import { optionalLine, optionalText, prose } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { CAPACITY_LENGTH } from '../parties/limits.ts'
import {
  AVAILABILITIES,
  COMMITMENTS,
  CONTRACT_TYPES,
  MIN_MONTHS,
  MAX_NAME_LENGTH,
  MAX_MONTHS,
  NOTE_LENGTH,
  NOTICE_DAYS,
  PLACES,
  REASON_LENGTH,
} from './limits.ts'
import { ending } from './schema-endings.ts'
import { CONTRACT_STATES } from './states.ts'

/** Whole cents of a US dollar. */
export const cents = () => z.number().check(wholeNumber(), z.minimum(0), z.maximum(1_000_000_00))
export const months = () =>
  z
    .number('required')
    .check(
      z.int('contract_duration'),
      z.minimum(MIN_MONTHS, 'contract_duration'),
      z.maximum(MAX_MONTHS, 'contract_duration'),
    )
export const contractType = () => z.literal(CONTRACT_TYPES, 'choice')
export const contractAvailability = () => z.literal(AVAILABILITIES, 'choice')
const day = () => z.iso.date('wrong_type')

/** What both sides agree on. Amounts are a month's, in cents; tax in basis points. */
export const terms = () =>
  z.object({
    type: contractType(),
    commitment: z.literal(COMMITMENTS),
    place: z.literal(PLACES),
    availability: contractAvailability(),
    start: day(),
    end: day(),
    months: z.number(),
    salary_net: cents(),
    wht_rate: z.number(),
    salary_gross: cents(),
    notice_days: z.number(),
    note: z.nullable(z.string()),
  })
export type Terms = z.output<ReturnType<typeof terms>>

/** The same for whoever may read contracts without the pay (`contracts.salary`): amounts, and notes that may name them, are null. */
export const readableTerms = () =>
  z.extend(terms(), {
    salary_net: z.nullable(cents()),
    wht_rate: z.nullable(z.number()),
    salary_gross: z.nullable(cents()),
  })
export type ReadableTerms = z.output<ReturnType<typeof readableTerms>>

/** One signature: what was signed, by whom, and the signature before it. */
export const signature = () =>
  z.object({
    party: z.literal(['talent', 'client']),
    name: z.string(),
    signed_at: z.string(),
    term: z.number(),
    document_hash: z.string(),
    previous_hash: z.nullable(z.string()),
    hash: z.string(),
    /** In which capacity a person signed for the company. */
    capacity: z.optional(z.nullable(z.string())),
    /** The masked address that the code was sent to. */
    code_sent_to: z.optional(z.nullable(z.string())),
    /** Of the network that it was signed from. */
    address: z.optional(z.nullable(z.string())),
  })
export type Signature = z.output<ReturnType<typeof signature>>
/** `name` is what was signed and hashed, `reader_name` the same person in the script of the reader. */
const readableSignature = () => z.extend(signature(), { reader_name: z.string() })

const common = {
  id: id(),
  number: z.string(),
  state: z.literal(CONTRACT_STATES),
  project_id: z.nullable(id()),
  project_name: z.nullable(z.string()),
  talent: z.object({ id: id(), name: z.string(), role_name: z.nullable(z.string()) }),
  company: z.string(),
  terms: terms(),
  /** How often it was agreed on: 1, and one more with each renewal. */
  term: z.number(),
  waits_for_me: z.boolean(),
  /** The day on which it was ended before its time; whether anybody had worked by it until then. */
  ended_early: z.nullable(z.object({ on: day(), has_run: z.boolean() })),
  /** Its last day: of its term, or by notice. */
  ends_on: day(),
  /** Notice that was given and not withdrawn. */
  ending: z.nullable(ending()),
  /** The days on which whoever reads may end it by notice; null where they may not. */
  end_window: z.nullable(z.object({ from: day(), to: day() })),
  /** The last day of the trial; null without one. */
  trial_until: z.nullable(day()),
  /** The days on which the company that reads may let it end for somebody else; null where it may not. */
  replacement_window: z.nullable(z.object({ from: day(), to: day() })),
  timeline: z.array(
    z.object({ event: z.string(), at: z.string(), by: z.nullable(z.string()), note: z.nullable(z.string()) }),
  ),
  signatures: z.array(readableSignature()),
}

export const talentContract = () => z.object(common)
export type TalentContract = z.output<ReturnType<typeof talentContract>>
/** With what the company pays us; no talent sees it. A role without the pay has neither amounts nor signatures. */
export const clientContract = () =>
  z.object({
    ...common,
    terms: readableTerms(),
    fee: z.nullable(cents()),
    contacts: z.nullable(z.object({ email: z.string(), phone: z.nullable(z.string()) })),
  })
export type ClientContract = z.output<ReturnType<typeof clientContract>>
export const staffContract = () =>
  z.object({
    ...common,
    fee: cents(),
    client_id: id(),
    organisation_id: z.nullable(id()),
    reason: z.nullable(z.string()),
    /** Its terms are those of an offer; another offer changes them. */
    follows_offer: z.boolean(),
    /** Counts what has happened to it. */
    version: z.number(),
  })
export type StaffContract = z.output<ReturnType<typeof staffContract>>

/** The text for staff: whoever asks about a contract is answered from what both sides read. */
export const staffDocument = () =>
  z.object({
    text: z.object({ ar: z.string(), en: z.string() }),
    document_hash: z.string(),
    /** Of the template that wrote it; null where the text is older than versions. */
    template: z.nullable(z.number()),
    /** The code on its certificate; null before the first signature. */
    code: z.nullable(z.string()),
  })
export type StaffDocument = z.output<ReturnType<typeof staffDocument>>

/** What operations prepare. */
export const draftForm = () =>
  z.strictObject({
    interview_id: id(),
    type: contractType(),
    availability: contractAvailability(),
    start: day(),
    months: months(),
    salary_net: cents(),
    fee: cents(),
    notice_days: z.literal(NOTICE_DAYS, 'choice'),
    note: optionalText(NOTE_LENGTH),
  })
/** `expected_version`: the version that the caller saw. */
export const changeForm = () =>
  z.extend(z.omit(draftForm(), { interview_id: true }), { expected_version: z.optional(z.number()) })
/** Those of its terms that an offer before it has fixed. */
export const PROPOSED_TERMS = ['type', 'availability', 'start', 'months', 'salary_net', 'notice_days', 'fee'] as const
type DraftForm = z.output<ReturnType<typeof draftForm>>
export type ProposedTerms = Readonly<Pick<DraftForm, Exclude<(typeof PROPOSED_TERMS)[number], 'notice_days'>>> & {
  readonly notice_days: number
}
export const reasonForm = () => z.strictObject({ reason: prose(REASON_LENGTH) })
/** The name as typed by hand, the code that was sent, and the very text that was read. */
export const signForm = () =>
  z.strictObject({
    name: z.string('required').check(z.minLength(1, 'required'), z.maxLength(MAX_NAME_LENGTH)),
    code: z.string('required').check(z.regex(/^\d{4}$/, 'required')),
    document_hash: z.string('required').check(z.maxLength(64)),
  })
/** Nobody signs for a company without saying as what; the authorised signatory has said it. */
export const clientSignForm = () =>
  z.extend(signForm(), { capacity: optionalLine(CAPACITY_LENGTH), is_empowered: z.optional(z.boolean()) })
