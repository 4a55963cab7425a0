import { skillName } from '../catalogue/rules.ts'
import type { Bilingual } from '../kernel/language/locale.ts'
import { SKILL_OF_ASSESSMENT, TESTED_SKILLS, rolesProvedBy } from '../talents/profile/rules-proofs.ts'
import { type AssessmentKind, type CodeLanguage } from './limits.ts'

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

const byId = new Map(ASSESSMENTS.map((one) => [one.id, one]))
export const assessmentOf = (id: string): Assessment | null => byId.get(id) ?? null

/** Passing one of these makes somebody verified (D-122); a video or a questionnaire does not. */
export const isTechnical = ({ kind }: Assessment): boolean => kind === 'multiple_choice' || kind === 'coding'

const MAX_PER_SKILL = 3

/** What helps this person most comes first: tests of their own skills, strongest first, then the general ones. */
export function recommended(skills: readonly string[], role: string | null): string[] {
  const forRole = ASSESSMENTS.filter((one) => role !== null && rolesProvedBy(one.id).includes(role))
  const own = skills.flatMap((skill) => ASSESSMENTS.filter((one) => one.skill === skill))
  const best = own.filter((one) => forRole.includes(one))
  const general = ASSESSMENTS.filter(({ id }) => ['problem-solving', 'introduction', 'personality'].includes(id))
  const special = [...new Set([...best, ...own, ...forRole])].slice(0, MAX_PER_SKILL)
  return [...new Set([...special, ...general])].map(({ id }) => id)
}
