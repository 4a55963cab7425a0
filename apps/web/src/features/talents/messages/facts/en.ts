import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { ar } from './ar.ts'

export const en: typeof ar = {
  verified: 'Verified',
  unverified: 'Unverified',
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
  length: {
    years: countedEn({ zero: '', one: '1 year', other: '{n} years' }),
    months: countedEn({ zero: '', one: '1 month', other: '{n} months' }),
    lessThanAMonth: 'less than a month',
    and: (years, months) => `${years} and ${months}`,
  },
  ofNotice: countedEn({ zero: 'No notice period', one: 'One week’s notice', other: '{n} weeks’ notice' }),
  ofExperience: (length) => `${length} of experience`,
  nationality: (country) => `Nationality: ${country}`,
  zone: (city) => `${city} time`,
}
