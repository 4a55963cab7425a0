import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { type MessageWords, ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: MessageWords = {
  title: 'Undelivered messages',
  text: 'Messages a provider rejected or that failed on the last attempt, newest first.',
  state: 'State',
  states: { failed: 'Failed', trying: 'Retrying', dismissed: 'Dismissed' },
  channel: 'Channel',
  allChannels: 'All channels',
  channels: { email: 'Email', sms: 'SMS', whatsapp: 'WhatsApp', voice: 'Call' },
  secret: 'Subject hidden',
  secretText: 'Text hidden',
  attempts: countedEn({ zero: 'No attempt', one: 'One attempt', other: '{n} attempts' }),
  reason: 'Reason',
  noReason: 'No reason given',
  next: 'Next attempt',
  marked: { refused: 'Rejected', bounced: 'Bounced', complained: 'Marked as spam' },
  complained: 'Delivered, marked as spam',
  unwanted: 'The recipient marked it as spam. Nothing is sent until they resume messages in their settings.',
  retry: 'Send again',
  retryTitle: 'Send this message again?',
  retryText:
    'It goes to the same destination as it is. If the address or number is wrong, the account owner corrects it in their settings.',
  dismiss: 'Dismiss',
  dismissTitle: 'Dismiss the message',
  dismissText: 'It leaves the home page. Your reason and name stay under “Dismissed”.',
  dismissReason: 'Why it is dismissed',
  dismissMissing: 'Write why it is dismissed',
  dismissDone: 'The message is dismissed',
  dismissed: 'Dismissed by {name}',
  formerColleague: 'a former colleague',
  gone: 'Its text is not stored, so it cannot be sent again. The recipient needs to request a new code.',
  shown: countedEn({ zero: '', one: 'One message', other: '{n} messages' }),
  showAll: 'Show all channels',
  noneDismissed: 'No dismissed messages',
  showEvery: 'Show all messages',
  emptyTitle: 'Everything was delivered',
  emptyText: 'Messages that cannot be delivered appear here with the reason.',
  closedTitle: 'Messages are not part of your role',
  closedText: 'Account managers and operations handle them.',
}

export const useMessageWords = () => useWords({ ar, en })
