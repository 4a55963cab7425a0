import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { type HeldMailWords, ar } from './ar.ts'

export const en: HeldMailWords = {
  title: 'Held mail',
  text: 'Email that was not added to any conversation, and why. The sender is what the email says; nobody has checked it.',
  state: 'Status',
  waiting: 'Waiting',
  settledOnes: 'Decided',
  reasons: {
    auto_reply: 'Automatic reply',
    bounce: 'Bounced email',
    bulk: 'Mailing list',
    own: 'Our own email',
    no_address: 'Not sent to a valid reply address',
    other_sender: 'The reply address belongs to somebody else',
    gone: 'Whoever the address belonged to has left, or the record is gone',
    no_text: 'Nothing new in it',
    too_long: 'Longer than allowed',
    too_many: 'Too many from the same person in a minute',
    too_large: 'Too large to read: more than 25 MB or 100 parts',
    unreadable: 'Could not be read',
  },
  noSubject: 'No subject',
  noText: 'This email has no text of its own.',
  ticket: 'Open ticket {reference}',
  conversation: 'Open the conversation',
  files: 'Attached',
  refusedFiles: 'Was attached, and is not taken: {names}',
  addressOf: 'This reply address belongs to {name}',
  accept: 'Add it where it belongs',
  acceptTitle: 'Add the email where it belongs?',
  acceptText:
    'It becomes a message of {name}, and everybody who takes part reads it. Add it only if you are sure who wrote it.',
  accepted: 'Email added',
  discard: 'Discard',
  discarded: 'Email discarded',
  settled: { accepted: 'Added by {name}', discarded: 'Discarded by {name}' },
  formerColleague: 'A former colleague',
  shown: countedEn({ zero: '', one: 'One email', other: '{n} emails' }),
  emptyTitle: 'No held mail',
  emptyText: 'Replies to our email find their place by themselves. Those that do not appear here.',
  closedTitle: 'Incoming mail is not part of your role',
  closedText: 'Account managers and operations look after it.',
}

export const useHeldMailWords = () => useWords({ ar, en })
