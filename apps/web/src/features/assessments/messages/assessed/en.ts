import type { ar } from './ar.ts'

export const en: typeof ar = {
  title: 'Assessments',
  none: 'No passed assessments to show yet.',
  open: 'See the whole report',
  watch: 'Watch the video assessment',
  read: 'Read the answers',
  noPersonality: 'No personality result to show',
}
