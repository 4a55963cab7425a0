import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: typeof ar = {
  years: countedEn({ zero: 'under a year', one: '{n} year', other: '{n} years' }),
  seniority: { junior: 'Junior', mid: 'Mid-level', senior: 'Senior' },
  availability: { both: 'Full or part time', full: 'Full time', part: 'Part time', none: 'Hours by agreement' },
  begins: countedEn({ zero: 'can start now', one: 'can start in a week', other: 'can start in {n} weeks' }),
  hours: countedEn({ zero: 'no hours', one: '{n} hour', other: '{n} hours' }),
  together: (hours) => `${hours} with Riyadh`,
  shared: (hours) => `Shared with a working day in Riyadh: ${hours}`,
}

export const useShowcaseWords = () => useWords({ ar, en })
