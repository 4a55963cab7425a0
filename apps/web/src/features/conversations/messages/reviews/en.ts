import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'
import { type ReviewWords, ar } from './ar.ts'

export const en: ReviewWords = {
  kinds: { held: 'Held back: has a contact', reported: 'Reported' },
  found: 'Found in it',
  by: 'Reported by {name}',
  openThread: 'Open the conversation',
  release: 'Deliver it',
  releaseTitle: 'Deliver the message?',
  releaseText: 'It reaches everybody in the conversation now, and we tell its writer. It cannot be taken back.',
  released: 'Message delivered',
  keep: 'Keep it back',
  keepTitle: 'Keep the message back',
  keepText: 'It reaches nobody. Its writer reads your sentence.',
  note: 'A sentence to its writer',
  noteRequired: 'Write a sentence that tells them why',
  kept: 'Message kept back',
  hide: 'Hide the message',
  hideTitle: 'Hide the message?',
  hideText: 'Nobody but its writer and our team reads it any more. We tell whoever reported it.',
  hidden: 'Message hidden',
  dismiss: 'Dismiss the report',
  dismissTitle: 'Dismiss the report?',
  dismissText: 'The message stays as it is. We tell whoever reported it.',
  dismissed: 'Report dismissed',
  mine: 'You wrote this message, so another colleague decides.',
  shown: countedEn({ zero: '', one: 'One message', other: '{n} messages' }),
  emptyTitle: 'No message waits for a decision',
  emptyText: 'Each message that was held back because of a contact, and each one somebody reported, appears here.',
}

export const useReviewWords = () => useWords({ ar, en })
