import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { ar } from './ar.ts'

export const en: typeof ar = {
  title: 'Waiting for your answer',
  asks: (client) => `${client} asks for an interview`,
  forProject: (project) => `For the project ${project}`,
  actions: { confirm: 'Confirm availability and salary', select: 'Choose a time', answer: 'Answer' },
  left: {
    days: countedEn({ zero: 'Ends today', one: '1 day left', other: '{n} days left' }),
    hours: countedEn({ zero: 'Less than an hour left', one: '1 hour left', other: '{n} hours left' }),
    minutes: countedEn({ zero: 'Ends now', one: '1 minute left', other: '{n} minutes left' }),
  },
  all: 'All interviews',
  none: 'No interview requests now',
  noneText: 'Companies that want to interview you appear here, and we write to you about them.',
}
