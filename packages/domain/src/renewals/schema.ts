import * as z from 'zod/mini'
import { wholeNumber } from '../kernel/validation/checks.ts'
import { optionalText } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { pageQuery } from '../kernel/list.ts'
import { MAX_RAISE, MAX_SALARY, MIN_RAISE, MIN_SALARY, NOTE_LENGTH, REASON_LENGTH } from '../contracts/limits.ts'
import { cents, contractAvailability, contractType, months, terms } from '../contracts/schema.ts'
import { RENEWAL_STATES, RENEWAL_TABS } from './states.ts'

/** US dollars a month. Whether one is needed is for the rule to say. */
const price = () => z.number('raise_needed').check(wholeNumber(), z.minimum(MIN_RAISE), z.maximum(MAX_RAISE))

/** No raise has no price; a raise has one (V-037). */
export const raise = () =>
  z.discriminatedUnion('yes', [
    z.strictObject({ yes: z.literal(false), price: z.optional(z.null()) }),
    z.strictObject({ yes: z.literal(true), price: price() }),
  ])

/** US dollars a month for the new availability; whether it is needed is for the rule to say. */
const salary = () =>
  z.optional(z.nullable(z.number('salary_needed').check(wholeNumber(), z.minimum(MIN_SALARY), z.maximum(MAX_SALARY))))

const reason = () =>
  z.pipe(
    z.string('reason_needed'),
    z.transform((text: string) => text.trim()),
  )
const required = () => z.pipe(reason(), z.string().check(z.minLength(1, 'reason_needed'), z.maxLength(REASON_LENGTH)))

const MAX_IDS = 100
const ids = () => z.array(id()).check(z.minLength(1, 'required'), z.maxLength(MAX_IDS))

export const renewForm = () =>
  z.strictObject({ ids: ids(), duration: months(), start: z.optional(z.iso.date('wrong_type')) })
export const changeTermsForm = () =>
  z.strictObject({
    type: contractType(),
    duration: months(),
    availability: contractAvailability(),
    raise: raise(),
    salary: salary(),
    note: optionalText(NOTE_LENGTH),
  })
export const rejectForm = () => z.strictObject({ ids: ids(), reason: required() })
export const acceptForm = () =>
  z.strictObject({
    signature: z.string('required').check(z.minLength(1, 'required'), z.maxLength(120)),
    code: z.string('required').check(z.regex(/^\d{4}$/, 'required')),
    document_hash: z.string('required').check(z.maxLength(64)),
  })
export const counterForm = () =>
  z.strictObject({
    raise: raise(),
    salary: salary(),
    type: z.optional(contractType()),
    duration: z.optional(months()),
    note: optionalText(NOTE_LENGTH),
  })
/** What a talent would like: months, and a raise on the present pay or none. */
export const proposeForm = () => z.strictObject({ duration: months(), raise: raise(), note: optionalText(NOTE_LENGTH) })
/** The gross pay of a month in cents that was read: terms that were changed meanwhile are not accepted. */
export const acceptTermsForm = () => z.strictObject({ months: months(), salary_gross: cents() })
export const rejectOneForm = () => z.strictObject({ reason: required() })
/** The monthly fee in cents, where it is another with the new terms. */
export const approveForm = () => z.strictObject({ fee: z.optional(cents()) })
/** The monthly fee in cents that was read: one that was changed meanwhile is not accepted. */
export const acceptFeeForm = () => z.strictObject({ fee: cents() })
export const refuseForm = () => z.strictObject({ note: required() })

const status = () =>
  z.pipe(
    // "pending" is accepted as another word for it (D-77).
    z.pipe(
      z.string(),
      z.transform((text: string) => (text === 'pending' ? 'waiting_response' : text)),
    ),
    z.literal([...RENEWAL_STATES, ...RENEWAL_TABS], 'choice'),
  )
export const renewalsQuery = () =>
  z.object({
    status: z.optional(status()),
    project_id: z.optional(id()),
    ...pageQuery(50, 20),
  })

/** A change of one field, old and new value. */
const change = () => z.object({ field: z.string(), from: z.string(), to: z.string() })

const common = {
  id: id(),
  contract_id: id(),
  contract_number: z.string(),
  project_id: z.nullable(id()),
  project_name: z.nullable(z.string()),
  talent: z.object({ id: id(), name: z.string(), role_name: z.nullable(z.string()) }),
  company: z.string(),
  state: z.literal(RENEWAL_STATES),
  /** The term that ends. */
  current: terms(),
  /** The term that is offered; null before anybody said anything. */
  offered: z.nullable(terms()),
  /** Redline: what differs between the two. */
  changes: z.array(change()),
  raise: z.nullable(z.object({ yes: z.boolean(), price: z.nullable(z.number()) })),
  asked_by: z.nullable(z.literal(['client', 'talent'])),
  note: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** What operations wrote when they refused the terms. */
  answer: z.nullable(z.string()),
  days_left: z.number(),
  /** When an offer that nobody answered lapses; null where there is none. */
  answer_by: z.nullable(z.string()),
  waits_for_me: z.boolean(),
  /** The talent proposed the terms by themselves. */
  is_proposal: z.boolean(),
  /** Whoever reads is the talent and may propose terms. */
  can_propose: z.boolean(),
}
/** What a talent reads; the fee is between the company and us. */
export const renewal = () => z.object(common)
export type Renewal = z.output<ReturnType<typeof renewal>>
/** With the monthly fee in cents, now and by the offered terms. */
export const pricedRenewal = () =>
  z.object({
    ...common,
    fee: z.number(),
    offered_fee: z.nullable(z.number()),
    /** The company is asked about the fee before the terms go to the talent. */
    asks_fee: z.boolean(),
    /** Terms that wait for the company's word: not renewed as it was until they are dropped. */
    has_open_terms: z.boolean(),
    /** The company may still take its offer back. */
    can_withdraw: z.boolean(),
  })
export type PricedRenewal = z.output<ReturnType<typeof pricedRenewal>>

/** How many contracts end in a window of days: to be decided by the company, under way, and settled. */
export const forecastBoard = () =>
  z.array(
    z.object({
      from: z.number(),
      to: z.number(),
      contracts: z.number(),
      undecided: z.number(),
      under_way: z.number(),
      settled: z.number(),
    }),
  )
export type ForecastBoard = z.output<ReturnType<typeof forecastBoard>>
export type TermsChange = z.output<ReturnType<typeof change>>

/** What became of each of several: one that cannot be done does not hold up the others. */
export const bulkResult = () =>
  z.object({ ok: z.array(id()), failed: z.array(z.object({ id: id(), error: z.string() })) })
export type BulkResult = z.output<ReturnType<typeof bulkResult>>
