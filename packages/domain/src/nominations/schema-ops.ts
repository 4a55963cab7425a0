import * as z from 'zod/mini'
import { question } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { AVAILABILITIES } from '../client-projects/limits.ts'
import { matchedTalent } from '../matching/schema.ts'
import { MAX_NOMINATED } from './limits.ts'
import { SQUAD_STANDINGS } from './rules-squad.ts'
import { SELECTION_STATES, STEPS } from '../selections/states.ts'
import { nominateForm, passTag } from './schema.ts'
import { NOMINATION_STATES } from './states.ts'

export const candidatesQuery = () =>
  z.object({
    q: question(),
    /** Of the request's own role only, unless all are asked for. */
    all: z.optional(z.literal(['1'], 'choice')),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  })

const text = () => z.nullable(z.string())

/** Somebody of this company did not want them, for this request (`is_here`) or for another one. */
const refusal = () =>
  z.object({
    project_id: id(),
    project_name: text(),
    is_here: z.boolean(),
    at: z.string(),
    tag: z.nullable(passTag()),
    reason: text(),
  })

/** Other requests they are nominated, interviewed or accepted for. */
const elsewhere = () =>
  z.object({
    id: id(),
    project_id: id(),
    project_name: text(),
    client_name: z.string(),
    state: z.literal(NOMINATION_STATES),
    interview_id: z.nullable(id()),
  })

/** The contract somebody works by now. */
const runningContract = () =>
  z.object({ id: id(), client_name: z.string(), availability: z.literal(AVAILABILITIES), end_day: z.string() })

/** What the other rooms know of them: step of the selection, running contract, open ban case (D-127). */
const standing = () =>
  z.object({
    selection: z.nullable(z.literal(SELECTION_STATES)),
    steps_done: z.number(),
    /** Promised steps that are open: with one, a nomination needs a reason that the company reads. */
    open_steps: z.array(z.literal(STEPS)),
    /** Whether there is one, for tabs of 2026.11.0. */
    is_early: z.boolean(),
    contract: z.nullable(runningContract()),
    has_open_case: z.boolean(),
  })
export type CandidateStanding = z.output<ReturnType<typeof standing>>

/** `terms`: for those who may see salaries. */
export const candidate = () =>
  z.extend(matchedTalent(), {
    nominated: z.boolean(),
    refusals: z.array(refusal()),
    elsewhere: z.array(elsewhere()),
    standing: standing(),
    terms: z.nullable(z.object({ full_time: z.nullable(z.number()), part_time: z.nullable(z.number()) })),
  })
export type StaffCandidate = z.output<ReturnType<typeof candidate>>

const { talent_id, reasons, second_reasons, again, early_reason } = nominateForm().shape
const distinct = (people: readonly { talent_id: string }[]) =>
  new Set(people.map((person) => person.talent_id)).size === people.length

/** Several at once, each with reasons of their own. */
export const nominateManyForm = () =>
  z.strictObject({
    people: z
      .array(z.strictObject({ talent_id, reasons, second_reasons, again, early_reason }))
      .check(z.minLength(1, 'required'), z.maxLength(MAX_NOMINATED), z.refine(distinct, 'choice')),
  })

/** What became of each, in the order they were sent: nominated, or the sentence why not. */
export const nominatedResult = () =>
  z.object({
    talent_id: id(),
    nomination_id: z.nullable(id()),
    refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
  })
export type NominatedResult = z.output<ReturnType<typeof nominatedResult>>

export const previewQuery = () => z.object({ talent_id: id() })

/** The people of one company by what they are needed for: a request has one role or more, each with its seats. */
export const squad = () =>
  z.object({
    /** Of the client who made the request; null where not set. */
    timezone: text(),
    roles: z.array(
      z.object({
        project_id: id(),
        project_name: text(),
        role_name: text(),
        is_here: z.boolean(),
        seats: z.number(),
        availability: z.nullable(z.literal(AVAILABILITIES)),
        /** A month, for one person, in whole dollars. */
        budget: z.nullable(z.number()),
        people: z.array(
          z.object({
            talent_id: id(),
            name: z.string(),
            role_name: text(),
            timezone: text(),
            standing: z.literal(SQUAD_STANDINGS),
            /** For those who may see salaries. */
            salary: z.nullable(z.number()),
            interview_id: z.nullable(id()),
            /** Which round of interviews that is. */
            interview_round: z.nullable(z.number()),
          }),
        ),
      }),
    ),
  })
export type Squad = z.output<ReturnType<typeof squad>>
export type SquadRole = Squad['roles'][number]
