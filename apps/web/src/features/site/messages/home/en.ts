import { LOCALE } from '@fareeq/domain/kernel/language/locale.ts'
import type { HomeWords } from './ar.ts'

const number = new Intl.NumberFormat(LOCALE.en)

export const en: HomeWords = {
  strip: {
    talent: { text: 'Welcome back. Your profile is waiting.', action: 'Continue to your profile' },
    client: { text: 'Welcome back. Your request is waiting.', action: 'Continue to your account' },
  },
  stats: {
    title: 'In numbers',
    asOf: (month) => `Figures as of ${month}`,
    since: (month) => `as of ${month}`,
    how: 'How each figure is counted',
    live: (n) => `in our database today:\u00a0${number.format(n)}`,
  },
  demo: 'Demo: the companies and people on this page are invented.',
  sectorsInstead: 'From sectors such as',
  brief: {
    sentence: [
      ['We need two '],
      ['senior', 'seniority'],
      [' '],
      ['front-end developers', 'role'],
      [' who know '],
      ['React', 'skills'],
      [', '],
      ['full time', 'availability'],
      [' for '],
      ['6 months', 'duration'],
      [', starting '],
      ['in two weeks', 'start'],
    ],
    fields: {
      role: 'Role',
      seniority: 'Seniority',
      skills: 'Skills',
      availability: 'Availability',
      duration: 'Duration',
      start: 'Start',
    },
    values: {
      role: 'Front-end developer',
      seniority: 'Senior',
      skills: 'React',
      availability: 'Full time',
      duration: '6 months',
      start: 'In 2 weeks',
    },
  },
}
