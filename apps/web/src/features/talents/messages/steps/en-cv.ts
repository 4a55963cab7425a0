import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { ar } from './ar-cv.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: typeof ar = {
  label: 'Your CV',
  again: 'Read another CV',
  kinds: 'PDF, Word, text, JSON Resume or a LinkedIn archive',
  hint: 'We read the file and don’t keep it.',
  reading: 'We’ve got the file and are reading it',
  left: countedEn({ zero: 'No readings left for now', one: 'One reading left', other: '{n} readings left' }),
  linkedin:
    'A LinkedIn archive: under “Settings & Privacy”, “Data privacy”, ask for “Get a copy of your data”, then upload the zip file as it came.',
  byHand: 'Or go on and fill the steps in yourself.',
  found: countedEn({
    zero: 'We found nothing for your profile',
    one: 'We found 1 detail in your CV',
    other: 'We found {n} details in your CV',
  }),
  foundText: 'Add what is right and leave the rest. Nothing is saved before you add it.',
  addAll: 'Add all',
  added: countedEn({
    zero: 'Nothing was added.',
    one: '1 detail was added to your profile.',
    other: '{n} details were added to your profile.',
  }),
  incomplete: countedEn({
    one: 'One is missing something: complete it below, then add it.',
    other: '{n} are missing something: complete them below, then add them.',
  }),
  notAdded: countedEn({
    one: '1 could not be added. The reason is beside it.',
    other: '{n} could not be added. The reasons are beside them.',
  }),
  replace: 'Replace',
  replaceNamed: (name) => `Replace ${name} with the one in the CV`,
  add: 'Add',
  addNamed: (name) => `Add ${name}`,
  complete: 'Complete and add',
  completeNamed: (name) => `Complete ${name} and add it`,
  there: 'In your profile',
  quote: 'Where we read this',
  line: (n) => `line ${n}`,
  sure: { middle: 'Likely', low: 'Have a look' },
  failed: 'Not added. Try again.',
  sections: {
    person: 'About you',
    skills: 'Skills',
    industries: 'Industries',
    languages: 'Languages',
    experiences: 'Experience',
    educations: 'Education',
    certifications: 'Certificates',
    projects: 'Projects',
  },
  person: {
    name: 'Name',
    country: 'Country of residence',
    nationality: 'Nationality',
    role: 'Current role',
    experience: 'Length of experience',
    summary: 'About you',
    linkedin: 'LinkedIn account',
    link: 'Link',
  },
  length: (years, months) => [yearsEn(years), months > 0 && monthsEn(months)].filter(Boolean).join(' and '),
  untitled: 'Untitled',
  level: 'Level',
}

const yearsEn = countedEn({ zero: 'Less than a year', one: 'One year', other: '{n} years' })
const monthsEn = countedEn({ one: 'one month', other: '{n} months' })

export const useCvWords = () => useWords({ ar, en })
