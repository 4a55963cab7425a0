import * as z from 'zod/mini'
import { wholeNumber } from '../kernel/validation/checks.ts'
import { MONTHLY_SALARY_USD } from '../talents/rules-terms.ts'
import { SENIORITIES } from '../talents/rules.ts'
import { key } from '../talents/schema-entries.ts'
import { AVAILABILITIES, DURATIONS, HEAD_COUNT, MAX_MORE_ROLES, MAX_TECHNOLOGIES } from './limits.ts'

/** The roles of a request. The first has fields of its own there; what follows are further ones. */

const integerBetween = ({ min, max }: { min: number; max: number }) =>
  z.number().check(wholeNumber(), z.minimum(min), z.maximum(max))

export const headCount = () => integerBetween(HEAD_COUNT)
export const seniority = () => z.literal(SENIORITIES, 'choice')
/** First day of work. The API checks that it is in the future, because a schema has no clock. */
export const startDay = () => z.iso.date({ error: ({ input }) => (input ? 'wrong_type' : 'required') })
/** Whole dollars a month that each person receives. */
export const budget = () => integerBetween(MONTHLY_SALARY_USD)

/** A second language is another one. */
type LanguageFields = { primary_language?: string | null; secondary_language?: string | null }
export const otherLanguage = () =>
  z.refine<LanguageFields>(
    ({ primary_language: first, secondary_language: second }: LanguageFields) => !first || first !== second,
    {
      error: 'choice',
      path: ['secondary_language'],
    },
  )

const furtherRoleFields = () =>
  z.strictObject({
    role: key(),
    head_count: headCount(),
    /** Null: any level. */
    seniority: z.nullable(seniority()),
    /** Where none is named, those that the role usually has. */
    technologies: z.array(key()).check(z.maxLength(MAX_TECHNOLOGIES)),
    availability: z.literal(AVAILABILITIES, 'choice'),
    duration: z.literal(DURATIONS, 'choice'),
    /** Null: as soon as possible. */
    starts_on: z.nullable(startDay()),
    primary_language: key(),
    secondary_language: z.nullable(key()),
    budget: z.nullable(budget()),
  })
const furtherRole = () => furtherRoleFields().check(otherLanguage())
export type FurtherRole = z.output<ReturnType<typeof furtherRole>>
export const furtherRoles = () => z.array(furtherRole()).check(z.maxLength(MAX_MORE_ROLES))

/** Beside role, time, duration and languages: what may be said of the first role. */
export const staffing = () =>
  z.object({
    head_count: z.optional(headCount()),
    seniority: z.optional(z.nullable(seniority())),
    starts_on: z.optional(z.nullable(startDay())),
    budget: z.optional(z.nullable(budget())),
    more_roles: z.optional(furtherRoles()),
  })

/** The same as it is shown, with names in the language of the reader. */
export const staffingAnswer = () =>
  z.object({
    role_name: z.nullable(z.string()),
    head_count: z.number(),
    seniority: z.nullable(z.literal(SENIORITIES)),
    starts_on: z.nullable(z.string()),
    budget: z.nullable(z.number()),
    more_roles: z.array(
      z.object({ ...furtherRoleFields().shape, role_name: z.string(), technology_names: z.array(z.string()) }),
    ),
  })
