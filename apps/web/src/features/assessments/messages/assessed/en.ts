import type { ar } from './ar.ts'

export const en: typeof ar = {
  title: 'Assessments',
  none: 'No technical assessment has been taken yet.',
  open: 'See the whole report',
  watch: 'Watch the video assessment',
  personality: 'A personality report is available',
  noPersonality: 'No personality result to show',
}
