import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { ar } from './ar.ts'

export const en: typeof ar = {
  title: 'Waiting for your reply',
  asks: (client) => `${client} requested an interview`,
  asksMove: (client) => `${client} asks for another interview time`,
  forProject: (project) => `For ${project}`,
  actions: { confirm: 'Confirm availability and salary', select: 'Choose a time', answer: 'Reply' },
  left: {
    days: countedEn({ zero: 'Ends today', one: '1 day left', other: '{n} days left' }),
    hours: countedEn({ zero: 'Less than an hour left', one: '1 hour left', other: '{n} hours left' }),
    minutes: countedEn({ zero: 'Ends now', one: '1 minute left', other: '{n} minutes left' }),
  },
  all: 'All interviews',
  agreed: 'Confirmed interview',
  withCompany: (client) => `Your interview with ${client}`,
  open: 'Interview details',
  pending: countedEn({
    one: 'Interview request awaiting the company’s reply',
    other: '{n} interview requests awaiting the companies’ reply',
  }),
  none: 'No interview requests right now',
  noneText: 'Companies that want to interview you will appear here, and we’ll email you.',
}
