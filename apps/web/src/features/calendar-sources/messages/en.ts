import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { type CalendarSourceWords, ar } from './ar.ts'

export const en: CalendarSourceWords = {
  title: 'When you are busy',
  text: {
    own: 'Connect your calendar, and no interview times are offered while you are busy.',
    staff: 'Connect your calendar, and companies are offered no times while you are busy.',
  },
  privacy: 'We only read when you are busy, never titles or details.',
  address: 'Calendar address (iCal)',
  hint: 'Copy the secret iCal address from the settings of Google, Apple or Outlook Calendar.',
  add: 'Connect calendar',
  added: 'Calendar connected',
  list: 'Connected calendars',
  readAt: (moment) => `Last read: ${moment}`,
  busy: countedEn({
    zero: 'Nothing in the coming months',
    one: '{n} busy time ahead',
    other: '{n} busy times ahead',
  }),
  failing: (moment) => `Not read since ${moment}. What was read before still counts.`,
  failed: 'Cannot be read',
  read: 'Read regularly',
  remove: 'Remove',
  removeNamed: (host) => `Remove the calendar from ${host}`,
  removeText: 'Its busy times are deleted at once, and those times can be offered again.',
  loading: 'Loading calendars',
}

export const useCalendarSourceWords = () => useWords({ ar, en })
