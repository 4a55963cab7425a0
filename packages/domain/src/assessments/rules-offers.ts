import { skillName } from '../catalogue/rules.ts'
import type { Bilingual } from '../kernel/language/locale.ts'
import { SKILL_OF_ASSESSMENT, TESTED_SKILLS, rolesProvedBy } from '../talents/profile/rules-proofs.ts'
import { ASSESSMENT_FACTS, type AssessmentKind, type CodeLanguage } from './limits.ts'

/** An assessment that can be taken; its items are drawn from the item bank. */
export type Assessment = {
  readonly id: string
  readonly kind: AssessmentKind
  /** Whose mastery it proves, where it is about one skill. */
  readonly skill: string | null
  readonly title: Bilingual
  /** What code may be written in. */
  readonly languages: readonly CodeLanguage[]
}

const skillTest = (skill: string): Assessment => ({
  id: skill,
  kind: 'multiple_choice',
  skill,
  title: { ar: `اختبار ${skillName(skill, 'ar')}`, en: `${skillName(skill, 'en')} test` },
  languages: [],
})

const video = (id: string, title: Bilingual): Assessment => ({ id, kind: 'video', skill: null, title, languages: [] })

export const ASSESSMENTS: readonly Assessment[] = [
  ...TESTED_SKILLS.map(skillTest),
  {
    id: 'problem-solving',
    kind: 'coding',
    skill: null,
    title: { ar: 'حل المشكلات بالبرمجة', en: 'Problem solving' },
    languages: ['javascript', 'typescript', 'python'],
  },
  {
    id: 'sql-queries',
    kind: 'coding',
    skill: SKILL_OF_ASSESSMENT['sql-queries'] ?? null,
    title: { ar: 'كتابة استعلامات SQL', en: 'Writing SQL queries' },
    languages: ['sql'],
  },
  video('introduction', { ar: 'فيديو: نتعرّف عليك', en: 'Video: getting to know you' }),
  video('teamwork', { ar: 'فيديو: العمل مع فريق', en: 'Video: working in a team' }),
  video('technical-story', { ar: 'فيديو: قصة تقنية', en: 'Video: a technical story' }),
  {
    id: 'personality',
    kind: 'personality',
    skill: null,
    title: { ar: 'استبيان الشخصية', en: 'Personality questionnaire' },
    languages: [],
  },
]

const byId = new Map(ASSESSMENTS.map((assessment) => [assessment.id, assessment]))
export const assessmentOf = (id: string): Assessment | null => byId.get(id) ?? null

export const isTechnical = ({ kind }: Assessment): boolean => ASSESSMENT_FACTS[kind].is_technical

const MAX_OWN = 4

/** Skills that are used with a tested one: whoever names PostgreSQL can show SQL. By the tested skill. */
export const RELATED_SKILLS: Readonly<Record<string, string>> = {
  javascript: 'react, vue, nuxt, next-js, angular, svelte, node-js, typescript',
  'node-js': 'express, nestjs',
  python: 'django, flask, fastapi, pandas, pytorch, tensorflow, airflow',
  java: 'spring, kotlin',
  'c-sharp': 'dotnet, unity',
  php: 'laravel, symfony, wordpress',
  sql: 'postgresql, mysql, sql-server, dbt, snowflake, power-bi',
  linux: 'docker, kubernetes, ansible, terraform',
  'test-automation': 'playwright, cypress, selenium',
}
const relatedTo = (skill: string): string[] =>
  Object.keys(RELATED_SKILLS).filter((tested) => RELATED_SKILLS[tested]?.split(', ').includes(skill))

/**
 * What helps this person most comes first: tests of the skills they named, those of their role before the others, then
 * tests of skills that go with them. Only who named none of these is offered what their role asks for.
 */
export function recommended(skills: readonly string[], role: string | null): string[] {
  const forRole = ASSESSMENTS.filter((assessment) => role !== null && rolesProvedBy(assessment.id).includes(role))
  const testsOf = (ids: readonly string[]) =>
    ids.flatMap((skill) => ASSESSMENTS.filter((assessment) => assessment.skill === skill))
  const own = testsOf(skills)
  const best = own.filter((assessment) => forRole.includes(assessment))
  const related = testsOf(skills.flatMap(relatedTo))
  const matching = [...new Set([...best, ...own, ...related])]
  const general = ASSESSMENTS.filter(({ id }) => ['problem-solving', 'introduction', 'personality'].includes(id))
  const special = (matching.length > 0 ? matching : forRole).slice(0, MAX_OWN)
  return [...new Set([...special, ...general])].map(({ id }) => id)
}
