import * as z from 'zod/mini'
import { question } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { testReport } from '../assessments/schema-report.ts'
import { LANGUAGE_LEVELS } from '../catalogue/limits.ts'
import { evidence } from '../talent-evidence/schema.ts'
import { SENIORITIES } from '../talents/rules.ts'
import { salaryRanges } from '../talents/schema-profile.ts'
import { PARTS, PASSED_ASSESSMENTS } from './rules-score.ts'
import { MARKS, AVAILABILITIES, SORTS, MAX_CHOICES, MAX_COMPARED, KEY_LENGTH, MAX_WEEKS, MIN_HOURS } from './limits.ts'

export const mark = () => z.literal(MARKS, 'choice')
export type Mark = (typeof MARKS)[number]

export type AvailabilityChoice = (typeof AVAILABILITIES)[number]

export type Sort = (typeof SORTS)[number]

export const PAGE_LENGTH = 20
const CURSOR_LENGTH = 200

const key = () => z.optional(z.string().check(z.maxLength(KEY_LENGTH)))
const switched = () =>
  z.optional(
    z.pipe(
      z.literal(['1', 'true', '0', 'false'], 'choice'),
      z.transform((value) => value === '1' || value === 'true'),
    ),
  )

/** A whole number in a query. */
const number = ({ min, max }: { min: number; max: number }) =>
  z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,2}$/, 'choice')),
      z.pipe(z.transform(Number), z.number().check(z.minimum(min, 'choice'), z.maximum(max, 'choice'))),
    ),
  )

/** A repeated query parameter is an array, a single one a string. */
const list = (max: number) =>
  z._default(
    z.pipe(
      z.pipe(
        z.union([z.string(), z.array(z.string())]),
        z.transform((value) => [...new Set([value].flat())]),
      ),
      z.array(z.string().check(z.maxLength(KEY_LENGTH))).check(z.maxLength(max)),
    ),
    [],
  )

const project = { project_id: z.optional(id()) }

/** Query parameters as specified; also those of the screen's address. */
export const matchingFilter = () =>
  z.object({
    ...project,
    role_id: key(),
    qualified: switched(),
    'language[name]': key(),
    'language[level]': z.optional(z.literal(LANGUAGE_LEVELS, 'choice')),
    seniority_level: z.optional(z.literal(SENIORITIES, 'choice')),
    industry: key(),
    'skills[]': list(MAX_CHOICES),
    'countries[]': list(MAX_CHOICES),
    primary_technical_language: key(),
    secondary_technical_language: key(),
    'availability[]': list(AVAILABILITIES.length),
    /** Hours shared with the company, at least. */
    min_hours: number(MIN_HOURS),
    /** Until they can begin, at most. */
    max_weeks: number(MAX_WEEKS),
    verified: switched(),
    /** A name, a role or a skill, in either script. */
    q: question(),
    /** Blind mode: no names, pictures and nationalities, and no search by name. */
    blind: switched(),
  })

export const matchingQuery = () =>
  z.extend(matchingFilter(), {
    sort: z._default(z.literal(SORTS, 'choice'), 'match'),
    cursor: z.optional(z.string().check(z.maxLength(CURSOR_LENGTH))),
  })

export const compareQuery = () => z.object({ ...project, blind: switched(), 'ids[]': list(MAX_COMPARED) })

export const markedQuery = () =>
  z.object({
    ...project,
    blind: switched(),
    mark: mark(),
    cursor: z.optional(z.string().check(z.maxLength(CURSOR_LENGTH))),
  })

export const markBody = () => z.strictObject({ mark: z.nullable(mark()) })
export const projectQuery = () => z.object(project)

const idAndName = { id: z.string(), name: z.string() }
const level = () => z.literal(LANGUAGE_LEVELS)
const part = { score: z.number() }

export const PRICE_BANDS = ['usual', 'above', 'well_above', 'far_above'] as const

/** The score with its parts and their inputs. */
const explained = () =>
  z.object({
    total: z.number(),
    /** What is taken off the sum of the parts because no required skill is there. */
    cut: z.number(),
    assessment: z.object({ ...part, passed: z.literal(PASSED_ASSESSMENTS) }),
    skills: z.object({
      ...part,
      matched: z.array(z.object({ ...idAndName, strong: z.boolean() })),
      missing: z.array(z.object(idAndName)),
    }),
    seniority: z.object({ ...part, years: z.number(), wanted: z.nullable(z.literal(SENIORITIES)) }),
    language: z.object({
      ...part,
      asked: z.array(z.object({ ...idAndName, wanted: level(), level: z.nullable(level()) })),
    }),
    overlap: z.object({ ...part, hours: z.nullable(z.number()) }),
    /** Against what people of this role and level usually ask; null where the salary does not count (D-117). */
    price: z.nullable(z.object({ ...part, band: z.literal(PRICE_BANDS) })),
    /** What would raise it most, with how much. */
    would_change: z.array(z.object({ part: z.literal(PARTS), gain: z.number() })),
  })

export const matchedTalent = () =>
  z.object({
    id: id(),
    first_name: z.nullable(z.string()),
    last_name: z.nullable(z.string()),
    /** The name in all scripts, for client-side search; null in blind mode. */
    search_name: z.nullable(z.string()),
    photo: z.nullable(z.string()),
    nationality: z.nullable(z.string()),
    role: z.string(),
    role_name: z.string(),
    seniority: z.literal(SENIORITIES),
    years: z.number(),
    country: z.nullable(z.string()),
    country_name: z.nullable(z.string()),
    timezone: z.nullable(z.string()),
    /** Strongest first; `asked` marks those of the filter. */
    skills: z.array(z.object({ ...idAndName, icon: z.nullable(z.string()), asked: z.boolean() })),
    languages: z.array(z.object({ ...idAndName, level: level() })),
    industries: z.array(z.object(idAndName)),
    full_time: z.boolean(),
    part_time: z.boolean(),
    /** Until they can begin; 0 is at once. */
    weeks: z.number(),
    verified: z.boolean(),
    /** Passed the assessment of their role. */
    qualified: z.boolean(),
    /** Whole dollars a month, of the time the request asks for: once shown for a current nomination of this request. */
    salary: z.nullable(z.object({ full_time: z.nullable(z.number()), part_time: z.nullable(z.number()) })),
    salary_locked: z.boolean(),
    /** Where they show companies one. */
    salary_range: z.nullable(salaryRanges()),
    mark: z.nullable(mark()),
    /** Already nominated for this request. */
    nominated: z.boolean(),
    match: explained(),
  })
export type MatchedTalent = z.output<ReturnType<typeof matchedTalent>>

/** In a comparison, with what is proved: of those nominated to this request, as on their profile. */
export const comparedTalent = () =>
  z.extend(matchedTalent(), {
    evidence: z.nullable(z.array(evidence())),
    /** Its tests once more, for tabs of 2026.11.0. */
    results: z.nullable(z.array(z.pick(testReport(), { attempt_id: true, title: true, score: true, passed: true }))),
  })
export type ComparedTalent = z.output<ReturnType<typeof comparedTalent>>

const count = { count: z.number() }
const counted = () => z.array(z.object({ ...idAndName, ...count }))

/** Facets: how many results one more choice would have. */
export const facets = () =>
  z.object({
    total: z.number(),
    roles: counted(),
    seniorities: counted(),
    languages: counted(),
    levels: counted(),
    industries: counted(),
    skills: z.array(z.object({ ...idAndName, icon: z.nullable(z.string()), ...count })),
    countries: counted(),
    primary_technical_languages: counted(),
    secondary_technical_languages: counted(),
    availabilities: counted(),
    verified: z.number(),
    qualified: z.number(),
    /** Results without each filter in use; the most effective removal comes first. */
    loosen: z.array(z.object({ filter: z.string(), ...count })),
  })
export type Facets = z.output<ReturnType<typeof facets>>
