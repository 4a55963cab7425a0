import { ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: typeof ar = {
  none: 'No passed assessments to show yet.',
  open: 'See the whole report',
  watch: 'Watch the video assessment',
  read: 'Read the answers',
  noPersonality: 'No personality result to show',
}

export const useAssessedWords = () => useWords({ ar, en })
