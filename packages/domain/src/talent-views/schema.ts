import * as z from 'zod/mini'
import { personality, testReport } from '../assessments/schema-report.ts'
import { id } from '../kernel/ids.ts'
import { LANGS } from '../kernel/language/locale.ts'
import { matchedTalent } from '../matching/schema.ts'
import { NOMINATION_STATES } from '../nominations/states.ts'
import { education, experience, project } from '../talents/schema-entries.ts'
import { LANGUAGE_LEVELS } from '../catalogue/limits.ts'
import { evidence } from '../talent-evidence/schema.ts'
import { TIMES } from '../talents/rules-terms.ts'
import { SENIORITIES } from '../talents/rules.ts'
import { profile, salaryRanges } from '../talents/schema-profile.ts'

const TOKEN_LENGTH = 200
/** For which request, or with which link, somebody looks. */
export const linkQuery = () =>
  z.object({
    project_id: z.optional(id()),
    /** Of a shared link. */
    token: z.optional(z.string().check(z.maxLength(TOKEN_LENGTH))),
  })

const idAndName = { id: z.string(), name: z.string() }
const text = () => z.nullable(z.string())
const { certifications, bio, availability } = profile().shape

/** In the reader's language where there is such a translation; else in `written_in`. */
const experienceSeen = () =>
  z.extend(z.omit(experience(), { second_title: true, second_company: true, second_responsibility: true }), {
    written_in: z.nullable(z.literal(LANGS)),
  })
const educationSeen = () => z.omit(education(), { second_school: true, second_degree: true, second_field: true })

/** A profile as others see it: no way to reach the person, and no pay before they show it (D-60). */
export const visibleProfile = () =>
  z.object({
    id: id(),
    first_name: z.string(),
    last_name: z.string(),
    photo: text(),
    role_name: text(),
    seniority: z.nullable(z.literal(SENIORITIES)),
    experience: z.nullable(z.object({ years: z.number(), months: z.number() })),
    country: text(),
    country_name: text(),
    nationality_name: text(),
    timezone: text(),
    verified: z.boolean(),
    /** Passed the assessment of their role. */
    qualified: z.boolean(),
    bio,
    /** `proven`: a test of it was passed. */
    skills: z.array(z.object({ ...idAndName, icon: text(), proven: z.boolean() })),
    industries: z.array(z.object(idAndName)),
    languages: z.array(z.object({ ...idAndName, level: z.literal(LANGUAGE_LEVELS) })),
    experiences: z.array(experienceSeen()),
    projects: z.array(z.extend(project(), { type_name: z.string() })),
    educations: z.array(educationSeen()),
    certifications,
    availability,
    salaries: z.nullable(z.object({ full_time: z.nullable(z.number()), part_time: z.nullable(z.number()) })),
    salary_locked: z.boolean(),
    /** The time that the request asks for and they do not offer. */
    missing_time: z.nullable(z.literal(TIMES)),
    /** For companies, where they show one. */
    salary_range: z.nullable(salaryRanges()),
  })
export type VisibleProfile = z.output<ReturnType<typeof visibleProfile>>

const assessedTest = () =>
  z.pick(testReport(), { attempt_id: true, kind: true, title: true, score: true, passed: true })

/** A company's link to a profile. */
export const profileShare = () => z.object({ url: z.string(), expires_at: z.string(), with_personality: z.boolean() })
export const shareChoice = () => z.strictObject({ with_personality: z.boolean() })

/** What is behind an address: the person, or that they cannot be seen and who is like them. */
export const talentView = () =>
  z.object({
    talent: z.nullable(visibleProfile()),
    /** Only for the client themselves. */
    nomination: z.nullable(
      z.object({
        id: id(),
        state: z.literal(NOMINATION_STATES),
        expires_at: z.string(),
        reasons: z.array(z.string()),
        reasons_in: z.nullable(z.literal(LANGS)),
      }),
    ),
    match: z.nullable(matchedTalent().shape.match),
    mark: matchedTalent().shape.mark,
    share: z.nullable(profileShare()),
    similar: z.array(matchedTalent()),
    /** What is proved; null without access to the report. */
    evidence: z.nullable(z.array(evidence())),
    /** Available results; null without access to the report. */
    assessed: z.nullable(
      z.object({
        tests: z.array(assessedTest()),
        /** The five traits, where the talent shows them. */
        personality: z.nullable(personality()),
        has_videos: z.boolean(),
        /** Some of them were recorded: there is more than to read. */
        has_recordings: z.boolean(),
      }),
    ),
  })
export type TalentView = z.output<ReturnType<typeof talentView>>
