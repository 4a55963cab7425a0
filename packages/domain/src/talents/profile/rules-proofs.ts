import { ROLES } from '../../catalogue/entries-roles.ts'

/** Skills with a bank of multiple-choice items; the assessment of each has its id. */
export const TESTED_SKILLS = [
  'javascript',
  'typescript',
  'react',
  'node-js',
  'python',
  'java',
  'c-sharp',
  'php',
  'go',
  'sql',
  'linux',
  'test-automation',
] as const

/** Assessments that prove a skill, by their id; here because a profile shows what its owner has proved. */
export const SKILL_OF_ASSESSMENT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(TESTED_SKILLS.map((skill) => [skill, skill])),
  'sql-queries': 'sql',
}

/** The skills whose assessment was passed. */
export const provenSkills = (assessments: readonly { id: string; passed: boolean }[]): ReadonlySet<string> =>
  new Set(assessments.flatMap(({ id, passed }) => (passed ? (SKILL_OF_ASSESSMENT[id] ?? []) : [])))

/** Core skills of a role: the first ones of its list. */
const CORE_SKILL_COUNT = 12

/** The roles for which somebody is qualified who has passed it (D-69). */
export const rolesProvedBy = (assessmentId: string): string[] => {
  const skill = SKILL_OF_ASSESSMENT[assessmentId]
  if (skill === undefined) return []
  return ROLES.filter(({ skills }) => skills.slice(0, CORE_SKILL_COUNT).includes(skill)).map(({ id }) => id)
}

/** Every role with each assessment that proves it, as `role assessment`. */
export const ROLE_PROOFS: readonly string[] = Object.keys(SKILL_OF_ASSESSMENT).flatMap((id) =>
  rolesProvedBy(id).map((role) => `${role} ${id}`),
)
