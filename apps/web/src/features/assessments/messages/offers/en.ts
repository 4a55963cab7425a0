import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { OfferWords } from './ar.ts'

export const en: OfferWords = {
  title: 'Assessments',
  text: countedEn({
    zero: 'Choose what proves your skills. The result comes within 10 minutes.',
    one: 'Choose what proves your skills. The result comes within 10 minutes, and you have one trial of each.',
    other: 'Choose what proves your skills. The result comes within 10 minutes, and you have {n} trials of each.',
  }),
  loading: 'Loading the assessments',
  report: 'See your report',
  recommended: 'Best for you',
  others: 'Other assessments',
  provesRole: 'Proves your role',
  kind: {
    multiple_choice: 'Multiple choice',
    coding: 'Problem solving',
    video: 'Video',
    personality: 'Questionnaire',
  },
  minutes: countedEn({ zero: '', one: '{n} minute', other: '{n} minutes' }),
  items: countedEn({ zero: '', one: '{n} question', other: '{n} questions' }),
  trials: countedEn({ zero: 'No trials left', one: '{n} trial left', other: '{n} trials left' }),
  score: (percent) => `Last score: ${percent}%`,
  lockedUntil: (day) => `Open again from ${day}`,
  linkUntil: (moment) => `Start before ${moment}`,
  standing: {
    available: 'Open',
    open: 'Ready to start',
    running: 'Running now',
    waiting: 'Being reviewed',
    passed: 'Passed',
    done: 'Complete',
    locked: 'Locked for now',
  },
  start: 'Start',
  goOn: 'Continue',
  startFor: (title) => `Start: ${title}`,
  goOnFor: (title) => `Continue: ${title}`,
}
