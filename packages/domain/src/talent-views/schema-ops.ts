import * as z from 'zod/mini'
import { ASSESSMENT_KINDS } from '../assessments/limits.ts'
import { ATTEMPT_STATES } from '../assessments/states.ts'
import { CONTRACT_STATES } from '../contracts/states.ts'
import { INTERVIEW_STATES } from '../interviews/states.ts'
import { question } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { pageQuery } from '../kernel/list.ts'
import { NOMINATION_STATES } from '../nominations/states.ts'
import { STRENGTH_TASKS } from '../talents/profile/rules-profile.ts'
import { basicInfo } from '../talents/schema-profile.ts'
import { TALENT_STATES } from './rules.ts'
import { visibleProfile } from './schema.ts'

const PAGE_LENGTH = 30
const KEY_LENGTH = 64
const key = () => z.optional(z.string().check(z.maxLength(KEY_LENGTH)))

export const staffTalentsQuery = () =>
  z.object({
    /** A name in any spelling, the beginning of an address or of a number. */
    q: question(),
    role_id: key(),
    country: key(),
    state: z.optional(z.literal(TALENT_STATES, 'choice')),
    ...pageQuery(PAGE_LENGTH),
  })

const { first_name, last_name, photo, role_name, seniority, country_name, availability } = visibleProfile().shape

/** Somebody in the list of colleagues. */
export const staffTalent = () =>
  z.object({
    id: id(),
    first_name,
    last_name,
    photo,
    role_name,
    seniority,
    country_name,
    availability,
    state: z.literal(TALENT_STATES),
    updated_at: z.string(),
  })
export type StaffTalent = z.output<ReturnType<typeof staffTalent>>

const { email, phone, phone_verified, linkedin, accounts } = basicInfo().shape
const ofRequest = { id: id(), project_id: id(), project_name: z.nullable(z.string()), client_name: z.string() }

/** The profile as a client sees it, and what only colleagues know; null is what the caller's roles do not show. */
export const fullTalent = () =>
  z.object({
    talent: visibleProfile(),
    state: z.literal(TALENT_STATES),
    strength: z.object({ percent: z.number(), next: z.array(z.literal(STRENGTH_TASKS)) }),
    contact: z.nullable(z.object({ email, phone, phone_verified, linkedin, accounts })),
    /** What they were asked and how they did, newest first; nothing of a link that was never opened. */
    attempts: z.nullable(
      z.array(
        z.object({
          id: id(),
          kind: z.literal(ASSESSMENT_KINDS),
          title: z.string(),
          state: z.literal(ATTEMPT_STATES),
          score: z.nullable(z.number()),
          at: z.string(),
        }),
      ),
    ),
    contracts: z.nullable(
      z.array(
        z.object({
          id: id(),
          number: z.string(),
          client_name: z.string(),
          state: z.literal(CONTRACT_STATES),
          start_day: z.string(),
          end_day: z.string(),
        }),
      ),
    ),
    nominations: z.nullable(
      z.array(z.object({ ...ofRequest, state: z.literal(NOMINATION_STATES), expires_at: z.string() })),
    ),
    interviews: z.nullable(
      z.array(z.object({ ...ofRequest, state: z.literal(INTERVIEW_STATES), start: z.nullable(z.string()) })),
    ),
  })
export type FullTalent = z.output<ReturnType<typeof fullTalent>>
