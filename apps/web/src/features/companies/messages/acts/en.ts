import { ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: typeof ar = {
  begin: 'Act on their behalf',
  title: 'Act on behalf of the company in the name of {name}?',
  text: 'You work in the company’s account for 15 minutes: requests, nominations, interviews and meetings. Payments, signatures, feedback on interviews and settings are out of reach. The company is told now, and your name stands on every step.',
  reason: 'Reason',
  reasonMissing: 'Write the reason; the company reads it',
  confirm: 'Start acting',
  manager: {
    title: 'Your account manager',
    text: 'Looks after your requests and answers your questions.',
  },
  log: {
    title: 'Done on your company’s behalf',
    text: 'What your account manager at Fareeq did in your company’s account.',
    emptyTitle: 'Nothing was done on your behalf',
    emptyText: 'Should you ask your account manager to, every step appears here with their name.',
    begun: 'Began to act on behalf of the company',
    by: 'by {name}, Fareeq, on your behalf',
    inNameOf: 'in the name of {name}',
  },
  done: {
    title: 'Done on the company’s behalf',
    text: 'The company reads this in its settings, too.',
    empty: 'Nothing was done on the company’s behalf yet.',
    by: 'by {name}',
  },
}

export const useActWords = () => useWords({ ar, en })
