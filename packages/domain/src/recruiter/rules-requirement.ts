import type { Level as LanguageLevel } from '../matching/rules-score.ts'
import type { Time } from '../talents/rules-terms.ts'
import type { Seniority } from '../talents/rules.ts'
import type { DayPart } from './limits.ts'
import type { Budget, NeededRole, Requirement, Start } from './schema-requirement.ts'

export const NO_REQUIREMENT: Requirement = {
  roles: [],
  duration: null,
  start: null,
  hours: null,
  zone: null,
  part: null,
  languages: [],
  countries: [],
  budget: null,
  verified: false,
  qualified: false,
  focus: 0,
}

/** Which roles a change is about: one by its id, by a general noun («المصمم»), by its place, the last one spoken of, or all. */
export type RoleReference =
  | { readonly by: 'role'; readonly role: string }
  | { readonly by: 'noun'; readonly roles: readonly string[] }
  | { readonly by: 'place'; readonly place: number }
  | { readonly by: 'focus' | 'all' | 'rest' | 'skills' }

export type RoleChange = {
  readonly kind: 'role'
  readonly about: RoleReference
  /** The role takes the place of the one it is about: «مطور» becomes «مطور واجهات» once React is said. */
  readonly becomes?: string
  /** Somebody more of a role that is there. */
  readonly isMore?: boolean
  readonly count?: number
  /** The noun is singular: one, where nothing else was said. */
  readonly impliedCount?: number
  readonly seniority?: Seniority
  readonly time?: Time
  readonly skills?: readonly string[]
  readonly withoutSkills?: readonly string[]
  readonly budget?: Budget
  /** The noun has an article: it means a role that is there, if there is one. */
  readonly isDefinite?: boolean
  /** The words of the noun, and of each feature by its name. */
  readonly source: string
  readonly quotes?: Readonly<Record<string, string>>
}

export type RequirementChange =
  | RoleChange
  | { readonly kind: 'withoutRole'; readonly about: RoleReference; readonly source: string }
  | { readonly kind: 'duration'; readonly months: number; readonly source: string }
  | { readonly kind: 'start'; readonly start: Start; readonly source: string }
  | { readonly kind: 'hours'; readonly hours: number; readonly source: string }
  | { readonly kind: 'zone'; readonly zone: string; readonly source: string }
  | { readonly kind: 'part'; readonly part: DayPart; readonly source: string }
  | { readonly kind: 'language'; readonly id: string; readonly level: LanguageLevel | null; readonly source: string }
  | { readonly kind: 'withoutLanguage'; readonly id: string; readonly source: string }
  | { readonly kind: 'country'; readonly country: string; readonly source: string }
  | { readonly kind: 'budget'; readonly budget: Budget; readonly source: string }
  | { readonly kind: 'withoutBudget'; readonly source: string }
  | { readonly kind: 'verified' | 'qualified'; readonly source: string }

const NEW_ROLE: NeededRole = { role: null, count: null, seniority: null, time: null, skills: [], budget: null }
/** Roles that a general noun is called by until more is known. */
const GENERAL: ReadonlySet<string> = new Set(['software_developer', 'designer'])

/** Which of the roles a reference means, by their indexes; none where it means a new one. */
function indexesOf(
  { roles, focus }: Requirement,
  about: RoleReference,
  skillRoles: (skill: readonly string[]) => string | null,
  skills: readonly string[],
): number[] {
  const all = roles.map((_, at) => at)
  switch (about.by) {
    case 'role':
      return all.filter((at) => roles[at]!.role === about.role).slice(0, 1)
    case 'noun':
      return all.filter((at) => about.roles.includes(roles[at]!.role ?? '')).slice(0, 1)
    case 'place':
      return roles[about.place] ? [about.place] : []
    case 'focus':
      return roles.length > 0 ? [Math.min(focus, roles.length - 1)] : []
    case 'skills': {
      const role = skillRoles(skills)
      const match = all.filter((at) => roles[at]!.role === role)
      return match.length > 0 ? match.slice(0, 1) : roles.length > 0 ? [Math.min(focus, roles.length - 1)] : []
    }
    case 'all':
    case 'rest':
      return all
  }
}

const merged = (list: readonly string[], more: readonly string[] = [], without: readonly string[] = []): string[] =>
  [...new Set([...list, ...more])].filter((entry) => !without.includes(entry))

function changedRole(role: NeededRole, change: RoleChange): NeededRole {
  const { becomes, isMore, count, impliedCount, seniority, time, skills, withoutSkills, budget } = change
  const next = isMore ? (role.count ?? 1) + (count ?? 1) : (count ?? role.count ?? impliedCount ?? null)
  return {
    role: becomes ?? role.role,
    count: next,
    seniority: seniority ?? role.seniority,
    time: time ?? role.time,
    skills: merged(role.skills, skills, withoutSkills),
    budget: budget ?? role.budget,
  }
}

/** What a reading needs to know of the catalogue: the role that skills speak of, and whether one noun covers another. */
export type RoleKnowledge = {
  /** The role of somebody with these skills; null where they belong to several. */
  readonly roleOfSkills: (skills: readonly string[]) => string | null
}

function applyRole(
  requirement: Requirement,
  change: RoleChange,
  knowledge: RoleKnowledge,
  touched: Set<number>,
): Requirement {
  const roles = [...requirement.roles]
  const { about } = change
  const skills = change.skills ?? []
  let indexes = indexesOf(requirement, about, knowledge.roleOfSkills, skills)
  if (about.by === 'rest') indexes = indexes.filter((at) => !touched.has(at))
  let { focus } = requirement
  if (indexes.length === 0) {
    if (about.by === 'rest' || about.by === 'place') return requirement
    const role = about.by === 'role' ? about.role : about.by === 'noun' ? (about.roles[0] ?? null) : null
    // Features that were said before any role belong to the first one.
    const pending = roles.findIndex((candidate) => candidate.role === null)
    if (role === null && pending >= 0) indexes = [pending]
    else if (pending >= 0) {
      roles[pending] = { ...roles[pending]!, role: change.becomes ?? role }
      indexes = [pending]
    } else {
      roles.push({ ...NEW_ROLE, role: change.becomes ?? role })
      const isMore = false
      focus = roles.length - 1
      roles[focus] = changedRole(roles[focus]!, { ...change, isMore })
      touched.add(focus)
      return withRefinedRoles({ ...requirement, roles, focus }, knowledge)
    }
  }
  for (const at of indexes) {
    roles[at] = changedRole(roles[at]!, change)
    touched.add(at)
  }
  if (indexes.length === 1) focus = indexes[0]!
  return withRefinedRoles({ ...requirement, roles, focus }, knowledge)
}

/** A developer without a trade whose skills have one is of that trade. */
function withRefinedRoles(requirement: Requirement, { roleOfSkills }: RoleKnowledge): Requirement {
  const roles = requirement.roles.map((needed) => {
    if (needed.role !== 'software_developer' || needed.skills.length === 0) return needed
    return { ...needed, role: roleOfSkills(needed.skills) ?? needed.role }
  })
  return { ...requirement, roles }
}

function withoutRole(requirement: Requirement, about: RoleReference, knowledge: RoleKnowledge): Requirement {
  const indexes = indexesOf(requirement, about, knowledge.roleOfSkills, [])
  const roles = requirement.roles.filter((_, at) => !indexes.includes(at))
  return { ...requirement, roles, focus: Math.max(0, roles.length - 1) }
}

const budgetAfter = (before: Budget | null, budget: Budget): Budget => ({
  amount: budget.amount,
  // «ارفعها إلى 12 ألفًا»: what is not said again stays.
  currency: budget.currency ?? before?.currency ?? null,
  scope: budget.scope ?? before?.scope ?? null,
})

function applied(
  requirement: Requirement,
  change: RequirementChange,
  knowledge: RoleKnowledge,
  touched: Set<number>,
): Requirement {
  switch (change.kind) {
    case 'role':
      return applyRole(requirement, change, knowledge, touched)
    case 'withoutRole':
      return withoutRole(requirement, change.about, knowledge)
    case 'duration':
      return { ...requirement, duration: change.months }
    case 'start':
      return { ...requirement, start: change.start }
    case 'hours':
      return { ...requirement, hours: change.hours }
    case 'zone':
      return { ...requirement, zone: change.zone }
    case 'part':
      return { ...requirement, part: change.part }
    case 'language': {
      const rest = requirement.languages.filter(({ id }) => id !== change.id)
      return { ...requirement, languages: [...rest, { id: change.id, level: change.level }] }
    }
    case 'withoutLanguage':
      return { ...requirement, languages: requirement.languages.filter(({ id }) => id !== change.id) }
    case 'country':
      return { ...requirement, countries: merged(requirement.countries, [change.country]) }
    case 'budget':
      return { ...requirement, budget: budgetAfter(requirement.budget, change.budget) }
    case 'withoutBudget':
      return { ...requirement, budget: null }
    case 'verified':
      return { ...requirement, verified: true }
    case 'qualified':
      return { ...requirement, qualified: true }
  }
}

/** The requirement after what a message says. */
export function withChanges(
  requirement: Requirement,
  changes: readonly RequirementChange[],
  knowledge: RoleKnowledge,
): Requirement {
  const touched = new Set<number>()
  return changes.reduce((current, change) => applied(current, change, knowledge, touched), requirement)
}

export const isGeneralRole = (role: string): boolean => GENERAL.has(role)
