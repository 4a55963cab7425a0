import { COUNTRIES } from './rules-first-countries.ts'
import { LAW_SECTIONS } from './rules-first-law.ts'
import { WORK_SECTIONS } from './rules-first-work.ts'
import type { TemplateContent } from './schema.ts'

/** Version 1: what contracts say until another is in force. */
export const FIRST_TEMPLATE: TemplateContent = {
  title: { ar: 'اتفاقية تقديم خدمات رقم {number}', en: 'Services agreement no. {number}' },
  sections: [...WORK_SECTIONS, ...LAW_SECTIONS],
  countries: COUNTRIES,
}
