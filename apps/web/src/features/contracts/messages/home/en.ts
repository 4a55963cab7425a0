import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { ar } from './ar.ts'

export const en: typeof ar = {
  waiting: (name) => `Contract with ${name}`,
  running: 'Your current work',
  starts: (day) => `Starts on ${day}`,
  until: (day, left) => `Until ${day}, ${left}`,
  daysLeft: countedEn({ zero: 'today is the last day', one: '1 day left', other: '{n} days left' }),
  view: 'View contract',
  people: {
    title: countedEn({ one: '1 person works for you', other: '{n} people work for you' }),
    all: 'All contracts',
  },
}
