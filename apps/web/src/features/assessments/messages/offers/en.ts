import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { OfferWords } from './ar.ts'

export const en: OfferWords = {
  title: 'Assessments',
  text: countedEn({
    zero: 'Choose what proves your skills. Most results arrive within 10 minutes, and videos once they’re reviewed.',
    one: 'Choose what proves your skills. Most results arrive within 10 minutes, and videos once they’re reviewed. You have one attempt at each.',
    other:
      'Choose what proves your skills. Most results arrive within 10 minutes, and videos once they’re reviewed. You have {n} attempts at each.',
  }),
  passMark: (percent) => `The pass mark is ${percent}. Companies only see what you pass.`,
  loading: 'Loading the assessments',
  report: 'See your report',
  recommended: 'Best for you',
  groups: {
    multiple_choice: 'Skills',
    coding: 'Coding tasks',
    video: 'Video',
    personality: 'Personality',
  },
  provesRole: 'Passing it proves your role to companies',
  result: 'See the result',
  resultFor: (title) => `See the result: ${title}`,
  kind: {
    multiple_choice: 'Multiple choice',
    coding: 'Problem solving',
    video: 'Video',
    personality: 'Questionnaire',
  },
  minutes: countedEn({ zero: '', one: '{n} minute', other: '{n} minutes' }),
  items: countedEn({ zero: '', one: '{n} question', other: '{n} questions' }),
  tasks: countedEn({ zero: '', one: '{n} task', other: '{n} tasks' }),
  trials: countedEn({ zero: 'No attempts left', one: '{n} attempt left', other: '{n} attempts left' }),
  score: (percent) => `Last score: ${percent}%`,
  lockedUntil: (day) => `Open again from ${day}`,
  linkUntil: (moment) => `Start before ${moment}`,
  standing: {
    available: 'Open',
    open: 'Ready to start',
    running: 'In progress',
    waiting: 'In review',
    passed: 'Passed',
    done: 'Complete',
    locked: 'Locked for now',
  },
  start: 'Start',
  goOn: 'Continue',
  startFor: (title) => `Start: ${title}`,
  goOnFor: (title) => `Continue: ${title}`,
}
