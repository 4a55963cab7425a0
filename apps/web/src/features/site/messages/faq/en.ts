import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { FaqWords } from './ar.ts'

const workingDays = countedEn({ one: 'a working day', other: '{n} working days' })

export const en: FaqWords = {
  title: 'Questions people ask',
  lead: 'Short answers to what we are asked every week. What you do not find here, we answer in person.',
  filter: 'Search the questions',
  placeholder: 'Contract, salary, code…',
  found: countedEn({ zero: 'No matching questions', one: '{n} question', other: '{n} questions' }),
  none: { title: 'No question has these words', text: 'Try a broader word, or ask us directly.' },
  groups: 'Groups of questions',
  link: 'Link to this question',
  contact: {
    title: 'Still wondering?',
    text: (days) => `Write to us, and somebody who knows the subject answers within ${workingDays(days)}.`,
    action: 'Contact us',
  },
}
