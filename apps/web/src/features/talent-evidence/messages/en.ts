import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { type EvidenceWords, ar } from './ar.ts'

export const en: EvidenceWords = {
  title: 'What we have verified',
  unproved: 'We have verified nothing yet: the profile is in their own words.',
  questions: countedEn({ one: '1 question', other: '{n} questions' }),
  video: countedEn({ one: '1 answer on video', other: '{n} answers on video' }),
  answers: countedEn({ one: '1 answer in writing', other: '{n} answers in writing' }),
  history: 'Work history checked against documents or former employers',
  contracts: countedEn({ one: '1 contract completed through Fareeq', other: '{n} contracts completed through Fareeq' }),
  months: countedEn({ zero: 'less than a month', one: '1 month', other: '{n} months' }),
  evaluation: 'From our HR evaluation:',
  interview: 'From our interview:',
  hours: countedEn({
    zero: 'No working hours shared with you',
    one: '1 working hour a day shared with you',
    other: '{n} working hours a day shared with you',
  }),
}

export const useEvidenceWords = () => useWords({ ar, en })
