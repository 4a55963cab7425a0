import { countedEn } from '@fareeq/domain/kernel/locale.ts'
import type { CentreWords } from './ar.ts'

const channels = { email: 'by email', sms: 'by SMS', whatsapp: 'on WhatsApp' }
const reasons = {
  chosen: 'as you chose',
  consented: 'since you agreed when you signed up',
  usual: 'unless you choose otherwise',
  always: 'as such news always does',
}

export const en: CentreWords = {
  title: 'Notifications',
  open: 'Notifications',
  unread: countedEn({ zero: 'Nothing new', one: 'One unread notification', other: '{n} unread notifications' }),
  show: 'Shown',
  all: 'All',
  onlyUnread: 'Unread',
  readAll: 'Mark all as read',
  read: 'Mark as read',
  isNew: 'New',
  loading: 'Reading your notifications',
  kinds: {
    interviews: 'Interviews',
    nominations: 'Nominations',
    profile_views: 'Profile views',
    referrals: 'Invited friends',
    opportunities: 'Opportunities',
    newsletter: 'The Fareeq newsletter',
    reminders: 'Reminders',
    meetings: 'Meetings',
  },
  why: 'Why did I get this?',
  because: (kind) => `It belongs to “${kind}”, and whatever we tell you is kept here.`,
  told: (channel, reason) => `It came ${channels[channel]} as well, ${reasons[reason]}.`,
  alone: 'It was sent by no other channel, as your choices have it.',
  change: 'Change what you get',
  settings: 'Notification settings',
  emptyTitle: 'No notifications yet',
  emptyText: 'Whatever is new for you appears here at once, and stays for a year.',
  noneTitle: 'You have read everything',
  noneText: 'What you have read is under “All”.',
}
