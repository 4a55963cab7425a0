import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: typeof ar = {
  open: 'Next newsletter',
  title: 'Newsletter, {month}',
  sends: 'Goes out on {when}, as it is now unless something changes before.',
  readers: countedEn({
    zero: 'No subscribers would get it yet.',
    one: 'One subscriber gets it.',
    other: '{n} subscribers get it.',
  }),
  none: 'No articles this month yet',
  noneText: 'The newsletter collects the articles published in the month. Without any, nothing is sent.',
  lang: 'Language of the newsletter',
  langs: { ar: 'Arabic', en: 'English' },
  subject: 'Subject',
  frame: 'Text of the newsletter',
}

export const useNewsletterWords = () => useWords({ ar, en })
