import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { ar } from './ar.ts'

export const en: typeof ar = {
  title: 'Waiting for your reply',
  client: {
    nomination: (name) => `${name} · your decision on the nomination`,
    terms: (name) => `${name} · availability and salary`,
    interview: (name) => `${name} · time of the interview`,
    move: (name) => `${name} · asks for another interview time`,
    feedback: (name) => `${name} · your feedback after the interview`,
    scorecard: (name) => `${name} · your scorecard of the interview`,
    absence: (name) => `${name} · reported absence from the interview`,
    contract: (name) => `Contract with ${name}`,
    renewal: (name) => `${name} · contract renewal`,
    invoice: (number) => `Invoice ${number}`,
    conversation: (name) => `${name} · new messages`,
    proposal: () => 'Suggested wording for the profile',
  },
  talent: {
    nomination: (name) => `${name} · nomination`,
    terms: (name) => `${name} requested an interview`,
    interview: (name) => `${name} · time of the interview`,
    move: (name) => `${name} asks for another interview time`,
    feedback: (name) => `${name} · feedback after the interview`,
    scorecard: (name) => `${name} · scorecard of the interview`,
    absence: (name) => `${name} · reported absence from the interview`,
    contract: (name) => `Contract with ${name}`,
    renewal: (name) => `${name} · offer to renew your contract`,
    invoice: (number) => `Invoice ${number}`,
    conversation: (name) => `${name} · new messages`,
    proposal: () => 'Suggested wording for your bio',
  },
  actions: {
    nomination: 'View nomination',
    terms: 'Confirm availability and salary',
    interview: 'Choose a time',
    move: 'Reply',
    feedback: 'Give feedback',
    scorecard: 'Write your scorecard',
    absence: 'Reply',
    contract: 'Read and sign the contract',
    renewal: 'Answer the renewal',
    invoice: 'View invoice',
    conversation: 'Read messages',
    proposal: 'View the wording',
  },
  toPay: (amount) => `${amount} to pay`,
  late: 'Overdue',
  left: {
    days: countedEn({ zero: 'Ends today', one: '1 day left', other: '{n} days left' }),
    hours: countedEn({ zero: 'Less than an hour left', one: '1 hour left', other: '{n} hours left' }),
    minutes: countedEn({ zero: 'Ends now', one: '1 minute left', other: '{n} minutes left' }),
  },
  all: (count) => `Show all (${count})`,
  less: 'Show fewer',
  more: countedEn({ zero: '', one: 'and one more', other: 'and {n} more' }),
  ofRequest: countedEn({ zero: '', one: '1 waits for your reply', other: '{n} wait for your reply' }),
}

export const useWaitingWords = () => useWords({ ar, en })
