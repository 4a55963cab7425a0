import { TALENT_STEP } from '../../kernel/steps.ts'
import type { Profile } from '../schema-profile.ts'
import { isBanned } from '../states.ts'

/** What a profile is made of, each with its share of a hundred, in the order it is best done. */
export const STRENGTH = {
  basics: 10,
  skills: 15,
  experience: 15,
  languages: 5,
  assessment: 15,
  bio: 5,
  photo: 5,
  education: 5,
  projects: 5,
  links: 5,
  terms: 10,
  phone: 5,
} as const
export type StrengthTask = keyof typeof STRENGTH
export const STRENGTH_TASKS = Object.keys(STRENGTH) as StrengthTask[]

/** Below these a client knows too little to choose. */
export const MIN_SKILLS = 3

/** The fields without which an application says nothing that could be assessed, in the order they are asked for. */
const HAS_FIELD = {
  country: ({ basicInfo }: Profile) => basicInfo.country !== null,
  nationality: ({ basicInfo }: Profile) => basicInfo.nationality !== null,
  role: ({ basicInfo }: Profile) => basicInfo.role !== null,
  experience: ({ basicInfo }: Profile) => basicInfo.experience !== null,
  skills: ({ skills }: Profile) => skills.length >= MIN_SKILLS,
  languages: ({ languages }: Profile) => languages.length > 0,
  terms: (profile: Profile) => hasTerms(profile),
}
export type RequiredField = keyof typeof HAS_FIELD
export const REQUIRED_FIELDS = Object.keys(HAS_FIELD) as RequiredField[]
const BASICS = ['country', 'nationality', 'role', 'experience'] as const

const DONE: Record<StrengthTask, (profile: Profile) => boolean> = {
  basics: (profile) => BASICS.every((field) => HAS_FIELD[field](profile)),
  skills: HAS_FIELD.skills,
  experience: ({ experiences }) => experiences.length > 0,
  languages: HAS_FIELD.languages,
  assessment: ({ basicInfo, assessments }) => basicInfo.verified || assessments.some(({ passed }) => passed),
  bio: ({ bio }) => bio.ar !== null || bio.en !== null,
  photo: ({ basicInfo }) => basicInfo.photo !== null,
  education: ({ educations, certifications }) => educations.length + certifications.length > 0,
  projects: ({ projects }) => projects.length > 0,
  links: ({ basicInfo }) => basicInfo.linkedin !== null || basicInfo.accounts.length > 0,
  terms: HAS_FIELD.terms,
  phone: ({ basicInfo }) => basicInfo.phone_verified,
}

const hasTerms = ({ availability, salaries }: Profile): boolean =>
  availability !== null &&
  (availability.timing === 'unavailable' ||
    ((!availability.full_time || salaries.full_time !== null) &&
      (!availability.part_time || salaries.part_time !== null)))

export type Strength = { percent: number; done: StrengthTask[]; next: StrengthTask[] }

/** How much of a profile there is, and exactly what to do next. */
export function strengthOf(profile: Profile): Strength {
  const done = STRENGTH_TASKS.filter((task) => DONE[task](profile))
  const total = STRENGTH_TASKS.reduce((sum, task) => sum + STRENGTH[task], 0)
  const have = done.reduce((sum, task) => sum + STRENGTH[task], 0)
  return {
    percent: Math.round((have / total) * 100),
    done,
    next: STRENGTH_TASKS.filter((task) => !done.includes(task)),
  }
}

/** What still keeps somebody from finishing the application, field by field. */
export const missingForProfile = (profile: Profile): RequiredField[] =>
  REQUIRED_FIELDS.filter((field) => !HAS_FIELD[field](profile))

export const stepOfField = (field: RequiredField): number =>
  field === 'terms' ? TALENT_STEP.account : TALENT_STEP.basicInfo

/** Of one step only. */
export const missingAtStep = (profile: Profile, step: number): RequiredField[] =>
  missingForProfile(profile).filter((field) => stepOfField(field) === step)

/** `short`: something required is missing; `empty`: nothing is, and nothing is there. */
export type StepState = 'filled' | 'short' | 'empty'
const HAS_ENTRIES: Record<number, (profile: Profile) => boolean> = {
  [TALENT_STEP.projects]: ({ projects }) => projects.length > 0,
  // The import saves nothing itself: what it read is in the other steps.
  [TALENT_STEP.importCv]: () => false,
  [TALENT_STEP.experience]: ({ experiences }) => experiences.length > 0,
  [TALENT_STEP.education]: ({ educations }) => educations.length > 0,
  [TALENT_STEP.certification]: ({ certifications }) => certifications.length > 0,
}
export function stepState(profile: Profile, step: number): StepState {
  if (missingAtStep(profile, step).length > 0) return 'short'
  return HAS_ENTRIES[step]?.(profile) === false ? 'empty' : 'filled'
}

/** Asks for nothing that is required. */
export const isOptional = (step: number): boolean => !REQUIRED_FIELDS.some((field) => stepOfField(field) === step)

/** Nothing but what signing up asked for: the way to fill the rest in can still be chosen. */
export const isUntouched = ({ step, basicInfo, skills, languages, experiences }: Profile): boolean =>
  step <= TALENT_STEP.basicInfo &&
  basicInfo.nationality === null &&
  basicInfo.role === null &&
  basicInfo.experience === null &&
  skills.length + languages.length + experiences.length === 0

/** Where the task is done: a step of the application, which editing the profile shares. */
export type EditedTask = Exclude<StrengthTask, 'phone' | 'assessment'>
export const STEP_OF_TASK: Record<EditedTask, number> = {
  basics: TALENT_STEP.basicInfo,
  skills: TALENT_STEP.basicInfo,
  languages: TALENT_STEP.basicInfo,
  projects: TALENT_STEP.projects,
  experience: TALENT_STEP.experience,
  education: TALENT_STEP.education,
  bio: TALENT_STEP.account,
  photo: TALENT_STEP.account,
  links: TALENT_STEP.account,
  terms: TALENT_STEP.account,
}

/** The import of a CV may be jumped to from the beginning (D-59). */
const reachable = ({ step }: Profile): number => Math.max(step + 1, TALENT_STEP.importCv)

/** One step at a time, or back to any that was reached; the last one asks for everything that is needed. */
export const mayGoTo = (profile: Profile, step: number): boolean =>
  step <= reachable(profile) &&
  (step < TALENT_STEP.profile || step <= profile.step || missingForProfile(profile).length === 0)

/** Hidden until the phone is verified and there is time to work (D-60). */
export const isLive = ({ step, basicInfo, availability }: Profile): boolean =>
  step >= TALENT_STEP.profile &&
  basicInfo.phone_verified &&
  !isBanned(basicInfo.hiring_status) &&
  availability !== null &&
  availability.timing !== 'unavailable'
