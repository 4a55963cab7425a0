import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { type CentreWords, ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

const channels = { email: 'by email', sms: 'by SMS', whatsapp: 'on WhatsApp' }
const reasons = {
  chosen: 'because you chose that in your settings',
  consented: 'because you agreed to it when you signed up',
  usual: 'because that is the default setting',
  always: 'because this kind is always sent',
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
  why: 'Why did I get this?',
  because: (kind) => `This notification is from “${kind}”. All your notifications are kept here.`,
  told: (channel, reason) => `It was also sent ${channels[channel]} ${reasons[reason]}.`,
  alone: 'Not sent anywhere else, based on your settings.',
  change: 'Change what you get',
  settings: 'Notification settings',
  emptyTitle: 'No notifications yet',
  emptyText: 'Anything new appears here right away and stays for a year.',
  noneTitle: 'You have read everything',
  noneText: 'Read notifications are under “All”.',
}

export const useCentreWords = () => useWords({ ar, en })
