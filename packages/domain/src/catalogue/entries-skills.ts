import type { Bilingual } from '../kernel/language/locale.ts'
import { ENGINEERING, MANAGEMENT, PEOPLE, PLATFORMS } from './entries-skills-business.ts'
import { CLOUD, DEVOPS } from './entries-skills-cloud.ts'
import { FRONTEND, MOBILE, PROGRAMMING_LANGUAGES } from './entries-skills-code.ts'
import { BLOCKCHAIN, DESIGN, EMBEDDED, GAMES, TESTING } from './entries-skills-craft.ts'
import { AI, DATA, SECURITY } from './entries-skills-data.ts'
import { SKILL_ICONS } from './entries-skills-icons.ts'
import { BACKEND, DATABASES } from './entries-skills-systems.ts'
import { type Entry, aliasesOf, rowsOf } from './entries.ts'

export const SKILL_CATEGORIES = {
  languages: { ar: 'لغات البرمجة', en: 'Programming languages' },
  frontend: { ar: 'الواجهات الأمامية', en: 'Front end' },
  mobile: { ar: 'تطبيقات الجوال', en: 'Mobile' },
  backend: { ar: 'الأنظمة الخلفية', en: 'Back end' },
  databases: { ar: 'قواعد البيانات', en: 'Databases' },
  data: { ar: 'البيانات والتحليل', en: 'Data and analytics' },
  ai: { ar: 'الذكاء الاصطناعي', en: 'Artificial intelligence' },
  cloud: { ar: 'السحابة والشبكات', en: 'Cloud and networks' },
  devops: { ar: 'التشغيل والنشر', en: 'DevOps' },
  testing: { ar: 'الاختبار والجودة', en: 'Testing and quality' },
  security: { ar: 'الأمن السيبراني', en: 'Security' },
  design: { ar: 'التصميم', en: 'Design' },
  games: { ar: 'الألعاب والرسوم', en: 'Games and graphics' },
  embedded: { ar: 'الأنظمة المدمجة', en: 'Embedded and hardware' },
  blockchain: { ar: 'سلسلة الكتل', en: 'Blockchain' },
  platforms: { ar: 'المنصات الجاهزة وأنظمة الأعمال', en: 'Platforms and business systems' },
  engineering: { ar: 'هندسة البرمجيات', en: 'Software engineering' },
  management: { ar: 'الإدارة والمنتج', en: 'Management and product' },
  people: { ar: 'المهارات الشخصية', en: 'Personal skills' },
} as const satisfies Record<string, Bilingual>
export type SkillCategory = keyof typeof SKILL_CATEGORIES

export type Skill = Entry & {
  readonly category: SkillCategory
  /** The slug of its icon, if any. */
  readonly icon: string | null
}

const TABLES: Readonly<Record<SkillCategory, string>> = {
  languages: PROGRAMMING_LANGUAGES,
  frontend: FRONTEND,
  mobile: MOBILE,
  backend: BACKEND,
  databases: DATABASES,
  data: DATA,
  ai: AI,
  cloud: CLOUD,
  devops: DEVOPS,
  testing: TESTING,
  security: SECURITY,
  design: DESIGN,
  games: GAMES,
  embedded: EMBEDDED,
  blockchain: BLOCKCHAIN,
  platforms: PLATFORMS,
  engineering: ENGINEERING,
  management: MANAGEMENT,
  people: PEOPLE,
}

/** A product or a technology has one name, in Latin letters, in both languages. */
export const SKILLS: readonly Skill[] = Object.entries(TABLES).flatMap(([category, table]) =>
  rowsOf(table).map(([id = '', en = '', ar = '', aliases]) => ({
    id,
    name: { ar: ar || en, en },
    aliases: aliasesOf(aliases),
    category: category as SkillCategory,
    icon: SKILL_ICONS.get(id) ?? null,
  })),
)
