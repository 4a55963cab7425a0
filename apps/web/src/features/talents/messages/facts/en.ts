import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { ar } from './ar.ts'

export const en: typeof ar = {
  verified: 'Verified',
  qualified: 'Passed the role’s assessment',
  seniorities: { junior: 'Junior', mid: 'Mid-level', senior: 'Senior' },
  levels: { native: 'Native', advanced: 'Advanced', intermediate: 'Intermediate', beginner: 'Beginner' },
  times: { full_time: 'Full time', part_time: 'Part time' },
  years: countedEn({
    zero: 'Less than a year of experience',
    one: '{n} year of experience',
    other: '{n} years of experience',
  }),
  weeks: countedEn({ zero: 'Available now', one: 'Available within a week', other: 'Available within {n} weeks' }),
  monthly: (amount) => `${amount} USD a month`,
}
