import { countedEn } from '@fareeq/domain/kernel/locale.ts'
import type { MessageWords } from './ar.ts'

export const en: MessageWords = {
  title: 'Undelivered messages',
  text: 'Messages a provider rejected or that failed on the last attempt, newest first.',
  state: 'State',
  states: { failed: 'Failed', trying: 'Retrying' },
  channel: 'Channel',
  allChannels: 'All channels',
  channels: { email: 'Email', sms: 'SMS', whatsapp: 'WhatsApp', voice: 'Call' },
  secret: 'Subject hidden',
  attempts: countedEn({ zero: 'No attempt', one: 'One attempt', other: '{n} attempts' }),
  reason: 'Reason',
  noReason: 'No reason given',
  next: 'Next attempt',
  marked: { refused: 'Rejected', bounced: 'Bounced', complained: 'Marked as spam' },
  complained: 'Delivered, marked as spam',
  unwanted: 'The recipient marked it as spam. Nothing is sent until they resume messages in their settings.',
  retry: 'Send again',
  gone: 'Its text is not stored, so it cannot be sent again. The recipient needs to request a new code.',
  shown: countedEn({ zero: '', one: 'One message', other: '{n} messages' }),
  showAll: 'Show all channels',
  emptyTitle: 'Everything was delivered',
  emptyText: 'Messages that cannot be delivered appear here with the reason.',
  closedTitle: 'Messages are not part of your role',
  closedText: 'Account managers and operations handle them.',
}
