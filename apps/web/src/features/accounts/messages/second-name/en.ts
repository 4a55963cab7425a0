import { ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: typeof ar = {
  title: { ar: 'Your name in Arabic letters', en: 'Your name in Latin letters' },
  text: { ar: 'Optional. Shown to people who read Arabic.', en: 'Optional. Shown to people who read English.' },
  first: { ar: 'First name in Arabic', en: 'First name in Latin letters' },
  last: { ar: 'Last name in Arabic', en: 'Last name in Latin letters' },
  suggestion: 'Suggested spelling: {name}',
  use: 'Use it and correct it',
}

export const useSecondNameWords = () => useWords({ ar, en })
