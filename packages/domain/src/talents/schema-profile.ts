import * as z from 'zod/mini'
import { wholeNumber } from '../kernel/validation/checks.ts'
import { countryCode, optionalText, personName, secondName } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { certification, education, experience, key, optionalLink, project } from './schema-entries.ts'
import { MAX_WAIT_WEEKS, MONTHLY_SALARY_USD } from './rules-terms.ts'
import { SENIORITIES, BIO_LENGTH, MAX_ACCOUNTS, MAX_INDUSTRIES } from './rules.ts'
import { HIRING_STATUSES } from './states.ts'
import { LANGUAGE_LEVELS } from '../catalogue/limits.ts'

const integerBetween = (min: number, max: number) => z.number().check(wholeNumber(), z.minimum(min), z.maximum(max))

/** Years and months, as people count them. */
export const experienceLength = () => z.strictObject({ years: integerBetween(0, 60), months: integerBetween(0, 11) })

/** Any part of it: a profile is saved field by field. */
export const personalInfo = () =>
  z.strictObject({
    first_name: z.optional(personName()),
    last_name: z.optional(personName()),
    second_first_name: secondName(),
    second_last_name: secondName(),
    country: z.optional(countryCode()),
    nationality: z.optional(countryCode()),
    role: z.optional(key()),
    experience: z.optional(experienceLength()),
    /** Owed to the present employer before leaving; null takes it back. */
    notice_period_weeks: z.optional(z.nullable(integerBetween(0, 26))),
    /** Those one has worked in; the matching finds by them. */
    industries: z.optional(z.array(key()).check(z.maxLength(MAX_INDUSTRIES))),
    linkedin: optionalLink(),
    /** GitHub, Behance, a company page: whatever shows the work. */
    accounts: z.optional(z.array(optionalLink()).check(z.maxLength(MAX_ACCOUNTS))),
    /** Agrees to be shown, without a name, on the public site. */
    showcased: z.optional(z.boolean()),
  })

export const languageLevel = () => z.strictObject({ id: key(), level: z.literal(LANGUAGE_LEVELS, 'choice') })

/** `immediately`, after 1 to 10 weeks, or not at all for now. */
export const timing = () =>
  z.union([z.literal(['immediately', 'unavailable']), integerBetween(1, MAX_WAIT_WEEKS)], { error: 'choice' })

export const availability = () =>
  z.strictObject({ full_time: z.boolean(), part_time: z.boolean(), timing: timing() }).check(
    z.refine(({ full_time, part_time, timing }) => timing === 'unavailable' || full_time || part_time, {
      error: 'required',
      path: ['full_time'],
    }),
  )

const salary = () => z.optional(z.nullable(integerBetween(MONTHLY_SALARY_USD.min, MONTHLY_SALARY_USD.max)))
/** US dollars a month. The API checks the minimums of the policy, which a schema cannot know. */
export const salaries = () => z.strictObject({ full_time: salary(), part_time: salary() })

const salaryRange = () => z.nullable(z.object({ from: z.number(), to: z.number() }))
/** What companies see where a talent shows them a range. */
export const salaryRanges = () => z.object({ full_time: salaryRange(), part_time: salaryRange() })
/** Shows companies the range of the salary; off by default. */
export const showsRange = () => z.optional(z.boolean())

/** Both translations of a free text; what is missing is marked, never invented. */
export const bio = () => z.strictObject({ ar: optionalText(BIO_LENGTH), en: optionalText(BIO_LENGTH) })

const text = () => z.nullable(z.string())

export const basicInfo = () =>
  z.object({
    id: id(),
    first_name: z.string(),
    last_name: z.string(),
    /** In the other script, where they gave one. */
    second_first_name: z.optional(text()),
    second_last_name: z.optional(text()),
    email: z.string(),
    phone: text(),
    phone_verified: z.boolean(),
    country: text(),
    nationality: text(),
    role: text(),
    experience: z.nullable(z.object({ years: z.number(), months: z.number() })),
    seniority: z.nullable(z.literal(SENIORITIES)),
    notice_period_weeks: z.nullable(z.number()),
    /** Keys of the catalogue. */
    industries: z.array(z.string()),
    linkedin: text(),
    accounts: z.array(z.string()),
    /** Where the picture is fetched from; none has been uploaded when null. */
    photo: text(),
    hiring_status: z.literal(HIRING_STATUSES),
    is_locked_for_salary_update: z.boolean(),
    /** Passed a technical assessment, and proved the phone. */
    verified: z.boolean(),
    /** Passed the assessment of the role they have now (D-122). */
    qualified: z.boolean(),
    showcased: z.boolean(),
    timezone: text(),
  })
export type BasicInfo = z.output<ReturnType<typeof basicInfo>>

export const profile = () =>
  z.object({
    /** Optimistic locking of everything that is not in a list. */
    version: z.number(),
    step: z.number(),
    basicInfo: basicInfo(),
    projects: z.array(project()),
    experiences: z.array(experience()),
    educations: z.array(education()),
    certifications: z.array(certification()),
    languages: z.array(z.object({ id: z.string(), level: z.literal(LANGUAGE_LEVELS) })),
    /** Keys of the catalogue, strongest first. */
    skills: z.array(z.string()),
    /** Assessments with a result; one with the id of a skill verifies that skill when passed. */
    assessments: z.array(z.object({ id: z.string(), link: z.string(), passed: z.boolean() })),
    bio: z.object({ ar: text(), en: text() }),
    availability: z.nullable(
      z.object({
        full_time: z.boolean(),
        part_time: z.boolean(),
        timing: z.union([z.literal(['immediately', 'unavailable']), z.number()]),
      }),
    ),
    salaries: z.object({ full_time: z.nullable(z.number()), part_time: z.nullable(z.number()) }),
    salary_shown: z.boolean(),
    /** When availability and salary were last confirmed together. */
    terms_at: text(),
    /** Minimums of the policy, for the hints of the form. */
    minimum_salaries: z.object({ full_time: z.number(), part_time: z.number() }),
  })
export type Profile = z.output<ReturnType<typeof profile>>
