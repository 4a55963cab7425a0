import { countedEn } from '@fareeq/domain/kernel/locale.ts'
import type { MessageWords } from './ar.ts'

export const en: MessageWords = {
  title: 'Messages that did not arrive',
  text: 'What a provider refused, or what failed at the last attempt, newest first.',
  state: 'State',
  states: { failed: 'Did not arrive', trying: 'Being tried again' },
  channel: 'Channel',
  allChannels: 'Every channel',
  channels: { email: 'Email', sms: 'SMS', whatsapp: 'WhatsApp', voice: 'Call' },
  secret: 'A message whose subject is not shown',
  attempts: countedEn({ zero: 'No attempt', one: 'One attempt', other: '{n} attempts' }),
  reason: 'Reason',
  noReason: 'No reason given',
  next: 'Next attempt',
  marked: { refused: 'Address was refused', bounced: 'Address came back', complained: 'Wants no mail from us' },
  complained: 'Arrived, reported as unwanted',
  unwanted: 'They reported it as unwanted: nothing is sent until they ask for it in their settings.',
  retry: 'Send again',
  gone: 'Its words are not kept, so it cannot be sent again. The person asks for a new code.',
  shown: countedEn({ zero: '', one: 'One message', other: '{n} messages' }),
  showAll: 'Show every channel',
  emptyTitle: 'Everything has arrived',
  emptyText: 'What cannot be delivered appears here with its reason.',
  closedTitle: 'Messages are not part of your role',
  closedText: 'Account managers and operations see to them.',
}
