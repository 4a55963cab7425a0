import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { type OwnCalendarWords, ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: OwnCalendarWords = {
  title: 'My calendar',
  text: 'All your meetings of any kind, with your working hours and busy times. All times are Riyadh time.',
  week: 'Days of the week',
  previous: 'Previous week',
  next: 'Next week',
  thisWeek: 'This week',
  today: 'Today',
  count: countedEn({ zero: 'No meetings', one: '1 meeting', other: '{n} meetings' }),
  hours: (from, to) => `Working hours ${from} – ${to}`,
  noHours: 'Not a working day',
  free: 'Nothing planned',
  absence: 'Away',
  allDay: 'All day',
  busy: 'Busy in another calendar',
  join: 'Join the meeting',
  openTalent: 'Open the talent',
  openRequest: 'Open the request',
  steps: {
    prepare: 'Next: prepare for it',
    join: 'Next: join, the room is open',
    outcome: 'Next: note what came of it',
    wait: 'Another time was asked for; waiting for them to choose',
    none: '',
  },
}

export const useOwnCalendarWords = () => useWords({ ar, en })
