import * as z from 'zod/mini'
import { wholeNumber } from '../kernel/validation/checks.ts'
import { line, optionalText, prose } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { LANGS } from '../kernel/language/locale.ts'
import { pageQuery } from '../kernel/list.ts'
import { AVAILABILITIES } from '../client-projects/limits.ts'
import { matchedTalent } from '../matching/schema.ts'
import { salaryRanges } from '../talents/schema-profile.ts'
import { STEPS } from '../selections/states.ts'
import { evidence } from '../talent-evidence/schema.ts'
import { SENIORITIES } from '../talents/rules.ts'
import { CLIENT_MOVES, NOMINATION_EVENT_KINDS, NOMINATION_STATES } from './states.ts'
import {
  PASS_REASON_LENGTH,
  MAX_REASONS,
  REASON_LENGTH,
  PASS_TAGS,
  NOMINATION_LISTS,
  MAX_EXTENSION_DAYS,
} from './limits.ts'

const PAGE_LENGTH = 20

export const passTag = () => z.literal(PASS_TAGS, 'choice')
export type PassTag = (typeof PASS_TAGS)[number]

const idAndName = { id: z.string(), name: z.string() }

/** Whom we propose, as their client sees them: no way to reach them, and no pay before they show it (D-60). */
export const nominatedTalent = () =>
  z.object({
    id: id(),
    first_name: z.string(),
    last_name: z.string(),
    /** The name in all scripts, for client-side search. */
    search_name: z.string(),
    photo: z.nullable(z.string()),
    role: z.nullable(z.string()),
    role_name: z.nullable(z.string()),
    seniority: z.literal(SENIORITIES),
    years: z.number(),
    country: z.nullable(z.string()),
    country_name: z.nullable(z.string()),
    timezone: z.nullable(z.string()),
    skills: z.array(z.object(idAndName)),
    full_time: z.boolean(),
    part_time: z.boolean(),
    /** Until they can begin; null when they have no time at the moment. */
    weeks: z.nullable(z.number()),
    verified: z.boolean(),
    /** Passed the assessment of their role. */
    qualified: z.boolean(),
    /** Whole dollars a month. */
    salary: z.nullable(z.object({ full_time: z.nullable(z.number()), part_time: z.nullable(z.number()) })),
    salary_locked: z.boolean(),
    /** The time that the request asks for and they do not offer. */
    missing_time: z.nullable(z.literal(AVAILABILITIES)),
    /** Where they show companies one. */
    salary_range: z.nullable(salaryRanges()),
  })

/** What the company and colleagues both read of it. */
const nominationFields = () => ({
  id: id(),
  project_id: id(),
  project_name: z.nullable(z.string()),
  state: z.literal(NOMINATION_STATES),
  /** In the reader's language where they were written in it; else `reasons_in` names the one they are in. */
  reasons: z.array(z.string()),
  reasons_in: z.nullable(z.literal(LANGS)),
  /** Why it came before the promised steps of the selection; null where it did not. */
  early_reason: z.nullable(z.string()),
  /** Which of them were open at that time; null also for nominations from before this was kept. */
  early_steps: z.nullable(z.array(z.literal(STEPS))),
  expires_at: z.string(),
  created_at: z.string(),
  nominated_by: z.nullable(z.string()),
  pass_reason: z.nullable(z.string()),
  pass_tag: z.nullable(passTag()),
  /** More days were requested, and the request is not answered yet. */
  asked: z.boolean(),
})

/** How many there are, and which: "nominations_count plus data". */
export const nominationsInfo = () =>
  z.object({
    nominations_count: z.number(),
    data: z.array(
      z.object({
        id: id(),
        project_id: id(),
        talent_id: id(),
        state: z.literal(NOMINATION_STATES),
        expires_at: z.string(),
      }),
    ),
  })

export const nomination = () =>
  z.object({
    ...nominationFields(),
    /** The colleague of ours who turned it down or asked for more days on behalf of the company; null where it did itself. */
    acted_by: z.nullable(z.string()),
    /** Deadline and reference of the answer. */
    answer: z.nullable(z.object({ reference: z.string(), due_at: z.string() })),
    moves: z.array(z.literal(CLIENT_MOVES)),
    /** They work by a contract, or did: its terms count, so the nomination shows none, and it is past. */
    is_hired: z.boolean(),
    /** For those who may read contracts. */
    contract_id: z.nullable(id()),
    /** The interview they are asked for, or the last one (D-63). */
    interview: z.nullable(z.object({ id: id(), is_open: z.boolean(), needs_times: z.boolean(), round: z.number() })),
    talent: nominatedTalent(),
    /** How well they fit the request; null while they cannot be found. */
    match: z.nullable(matchedTalent().shape.match),
    /** Null where the reader may not see any, and once the nomination is over. */
    evidence: z.nullable(z.array(evidence())),
    /** Promised steps of the selection that are not behind them yet. */
    open_steps: z.array(z.literal(STEPS)),
    /** The one they are in, and when it is done: the time of its meeting, else the day we promised. */
    planned: z.nullable(z.object({ step: z.literal(STEPS), at: z.nullable(z.string()) })),
  })
export type Nomination = z.output<ReturnType<typeof nomination>>

export type NominationList = (typeof NOMINATION_LISTS)[number]
export const nominationsQuery = () =>
  z.object({
    project_id: z.optional(id()),
    list: z.optional(z.literal(NOMINATION_LISTS, 'choice')),
    ...pageQuery(PAGE_LENGTH),
  })

export const passForm = () => z.strictObject({ reason: prose(PASS_REASON_LENGTH), tag: z.optional(passTag()) })

/** What a colleague says when they propose somebody: one sentence a reason. */
export const nominateForm = () =>
  z.strictObject({
    project_id: id(),
    talent_id: id(),
    reasons: z.array(line(REASON_LENGTH)).check(z.minLength(1, 'required'), z.maxLength(MAX_REASONS)),
    /** The same in the other language, for colleagues of the client who read that one. */
    second_reasons: z._default(z.array(line(REASON_LENGTH)).check(z.maxLength(MAX_REASONS)), []),
    /** They know that the client has turned this person down for this request. */
    again: z._default(z.boolean(), false),
    /** Why before the promised steps of the selection; the company reads it. */
    early_reason: optionalText(REASON_LENGTH),
  })
export const extendForm = () =>
  z.strictObject({
    days: z.number().check(wholeNumber(), z.minimum(1), z.maximum(MAX_EXTENSION_DAYS)),
    /** Optimistic locking: the expiry that the caller saw, because a colleague may have extended it. */
    expires_at: z.iso.datetime('wrong_type'),
  })
export const withdrawForm = () => z.strictObject({ reason: line(REASON_LENGTH) })

export const nominationEvent = () =>
  z.object({
    kind: z.literal(NOMINATION_EVENT_KINDS),
    actor_kind: z.literal(['client', 'staff', 'system']),
    actor: z.nullable(z.string()),
    data: z.record(z.string(), z.unknown()),
    at: z.string(),
  })

/** The same for colleagues, with whose request it is and all that happened to it. */
export const staffNomination = () =>
  z.object({
    ...nominationFields(),
    client_name: z.string(),
    talent_id: id(),
    talent_name: z.string(),
    talent_role: z.nullable(z.string()),
    /** The newest, if there is one. */
    interview_id: z.nullable(id()),
    /** Which round of interviews that is. */
    interview_round: z.nullable(z.number()),
    events: z.array(nominationEvent()),
  })
export type StaffNomination = z.output<ReturnType<typeof staffNomination>>
export const staffNominationsQuery = () =>
  z.object({
    project_id: z.optional(id()),
    talent_id: z.optional(id()),
    state: z.optional(z.literal(NOMINATION_STATES, 'choice')),
    ...pageQuery(PAGE_LENGTH),
  })
