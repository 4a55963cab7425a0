import type { SiteItem } from '@fareeq/domain/site/schema.ts'
import { BUILDING_AN_MVP_TEAM } from './articles/building-an-mvp-team.ts'
import { CONTRACT_TYPES } from './articles/contract-types.ts'
import { CV_FOR_TECHNOLOGISTS } from './articles/cv-for-technologists.ts'
import { HIRING_ACROSS_TIME_ZONES } from './articles/hiring-across-time-zones.ts'
import { RAMADAN_AND_WEEKENDS } from './articles/ramadan-and-weekends.ts'
import { READING_A_TECHNICAL_ASSESSMENT } from './articles/reading-a-technical-assessment.ts'
import { SALARY_TRANSPARENCY } from './articles/salary-transparency.ts'
import { TWO_SLOT_INTERVIEWS } from './articles/two-slot-interviews.ts'
import { item } from './item.ts'

const topic = (slug: string, ar: string, en: string) =>
  item('topic', slug, { ar: { title: ar }, en: { title: en } }, {})

/** The knowledge center: what it is about, and what it says. */
export const ARTICLES: readonly SiteItem[] = [
  topic('hiring', 'التوظيف', 'Hiring'),
  topic('remote-work', 'العمل عن بُعد', 'Remote work'),
  topic('contracts', 'العقود والرواتب', 'Contracts and pay'),
  topic('product', 'بناء المنتج', 'Building products'),
  topic('careers', 'المسار المهني', 'Careers'),
  CV_FOR_TECHNOLOGISTS,
  TWO_SLOT_INTERVIEWS,
  BUILDING_AN_MVP_TEAM,
  CONTRACT_TYPES,
  SALARY_TRANSPARENCY,
  READING_A_TECHNICAL_ASSESSMENT,
  HIRING_ACROSS_TIME_ZONES,
  RAMADAN_AND_WEEKENDS,
]
