import type { CalendarWords } from './ar.ts'

export const en: CalendarWords = {
  title: 'Your interviews in your calendar',
  text: {
    talent:
      'Add your private link to Google, Apple or Outlook Calendar to see your interviews and meetings with us there, with every change.',
    client:
      'Add your private link to Google, Apple or Outlook Calendar to see your interviews and meetings with us there, with every change.',
    staff:
      'Add your private link to Google, Apple or Outlook Calendar to see the meetings you host there, with every change.',
  },
  before: 'Any earlier link will stop working.',
  make: 'Create a calendar link',
  since: (moment) => `Your link works since ${moment}.`,
  renew: 'New link',
  revoke: 'Revoke link',
  revokeTitle: 'Revoke your calendar link?',
  revokeText: 'It stops working at once in every calendar it was added to. You can create another at any time.',
  revoked: 'Link revoked',
  address: 'Your calendar link',
  secret: 'Copy it now, as we won’t show it again. Anyone with the link can see your schedule, so keep it private.',
  copy: 'Copy link',
  open: 'Open in a calendar',
}
