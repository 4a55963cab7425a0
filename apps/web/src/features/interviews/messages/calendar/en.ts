import type { CalendarWords } from './ar.ts'

export const en: CalendarWords = {
  title: 'Your times in your calendar',
  text: {
    talent:
      'Add your own address to Google, Apple or Outlook Calendar: your interviews appear there, with every change.',
    client:
      'Add your own address to Google, Apple or Outlook Calendar: your interviews and meetings with us appear there, with every change.',
  },
  before: 'An address you made before stops working.',
  make: 'Make an address',
  address: 'The address of your calendar',
  secret: 'Copy it now: we do not show it again. Whoever has it sees your times, so keep it to yourself.',
  copy: 'Copy the address',
  open: 'Open in a calendar',
}
