import type { ar } from './ar.ts'

export const en: typeof ar = {
  title: 'Your report',
  none: 'No report yet',
  why: 'The report is made from assessment results on Fareeq, and you have none. Assessments are not open yet, so nothing is needed from you.',
  toProfile: 'View profile',
}
