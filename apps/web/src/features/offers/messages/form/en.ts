import { useWords } from '../../../../platform/i18n/i18n.ts'
import { ar } from './ar.ts'

export const en: typeof ar = {
  title: (name) => `Offer to ${name}`,
  text: 'The talent gets it at once. Once it is accepted, the contract is made on these terms.',
  reviseTitle: 'Change the offer',
  reviseText: 'The talent reads the new terms beside the old ones, and has the full time to answer again.',
  salary: 'Net monthly pay (USD)',
  fee: 'Fareeq’s monthly fee (USD)',
  months: 'Duration in months',
  hours: 'Hours a week',
  leave: 'Days of paid leave a year',
  probation: 'Days of trial',
  dutiesHint: 'What the talent will work on, in short sentences.',
  note: 'Note in the offer',
  answer: 'Your answer to the request',
  total: 'Total monthly cost',
  totalLater: 'The total cost appears once you type the pay.',
  send: 'Send offer',
  sent: 'Offer sent',
  again: 'Make another offer',
  save: 'Send changed offer',
  saved: 'Changed offer sent',
  revise: 'Change terms',
  keep: {
    open: 'Keep terms',
    title: 'Keep the terms as they are?',
    text: 'The offer waits for the talent on the same terms, with the full time to answer again.',
    answer: 'Why do the terms stay?',
    done: 'The terms stay as they are',
  },
  withdraw: {
    open: 'Withdraw offer',
    title: 'Withdraw this offer?',
    text: 'The talent reads the reason. This can’t be undone.',
    done: 'Offer withdrawn',
  },
  goBack: 'Go back',
}

export const useOfferFormWords = () => useWords({ ar, en })
