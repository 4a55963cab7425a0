import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { type ConversationWords, ar } from './ar.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'

export const en: ConversationWords = {
  title: 'Conversations',
  text: {
    talent:
      'What you wrote about your interviews, offers, contracts and payouts, with the replies of companies and our team.',
    client:
      'What you wrote about nominations, interviews, offers and contracts, with the replies of talents and our team.',
    staff: 'Questions of talents and companies about nominations, interviews, offers, contracts and payouts.',
  },
  none: 'No conversations yet',
  noneText: {
    talent: 'A question about an interview, an offer, a contract or a payout? Ask it on its page.',
    client: 'A question about a nomination, an interview, an offer or a contract? Ask it on its page.',
    staff: 'Every conversation appears here from its first message on.',
  },
  noneWaiting: 'Nothing waits for our reply',
  noneWaitingText: 'Each new message of a talent or a company appears here until one of us replies.',
  view: 'Show',
  views: { waiting: 'Waiting for us', review: 'To decide', all: 'All' },
  mails: {
    label: 'Emailed to you',
    choices: { mine: 'Conversations you wrote in', all: 'All conversations', none: 'Nothing' },
    saved: 'Your choice is saved',
  },
  unread: countedEn({ zero: '', one: 'One new message', other: '{n} new messages' }),
  log: 'Messages',
  empty: 'No messages yet',
  emptyText: {
    member: 'Write your question. The reply reaches you here and by email.',
    staff: 'Write a message. It reaches everybody in the conversation here and by email.',
  },
  earlier: 'Show earlier messages',
  me: 'You',
  byMail: 'Sent by email',
  files: 'Attached files',
  attach: 'Attach a file',
  attachKinds: 'PDF, or a PNG or JPG picture',
  refusedFiles: 'These attached files were not taken: {names}',
  erased: 'Deleted with the account of its writer',
  hidden: 'Hidden by our team',
  hiddenMine: 'Our team hid your message from the others after a report',
  hiddenForOthers: 'Hidden from the others',
  reported: 'You reported this',
  inReview: 'In review',
  openReview: 'Decide',
  kept: 'Our team looked at it and did not deliver it:',
  seen: 'Read',
  write: 'New message',
  send: 'Send',
  settle: 'Needs no reply',
  settled: 'No longer waiting for our reply',
  held: 'Not delivered',
  contacts: { phone: 'phone number', email: 'email', link: 'link', handle: 'account' },
  open: {
    contract: 'Open the contract',
    payout: 'Open payouts',
    nomination: 'Open the nomination',
    interview: 'Open the interview',
    offer: 'Open the offer',
  },
  back: 'All conversations',
  gone: 'No conversation here',
  goneText: 'You may no longer take part in it, or the link is wrong.',
  closedTitle: 'Conversations are not part of your role',
  closedText: 'Matchers, account managers, operations and finance reply to them.',
}

export const useConversationWords = () => useWords({ ar, en })
