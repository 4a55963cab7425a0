import { useWords } from '../../../platform/i18n/i18n.ts'
import { ar } from './ar.ts'

export const en: typeof ar = {
  title: 'Time off',
  left: (left, allowed) => `Paid leave left: ${left} of ${allowed}`,
  workingDays: 'Only working days count towards paid leave.',
  empty: 'No time off in this contract.',
  loading: 'Loading time off',
  kinds: { paid: 'Paid', unpaid: 'Unpaid' },
  length: (kind, days) => `${kind}, ${days}`,
  states: {
    asked: 'Awaiting company’s answer',
    agreed: 'Approved',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    lapsed: 'Not answered',
  },
  yours: 'Awaiting your answer',
  reason: 'Reason:',
  waiting: {
    title: 'Time off awaiting your answer',
    text: 'Requests without an answer by their first day lapse, and the days are worked.',
    open: 'View contract',
    openOf: (talent) => `View ${talent}’s contract`,
  },
  ask: {
    open: 'Ask for time off',
    text: 'The company answers. You can withdraw it until the first day.',
    kind: 'Kind',
    first: 'First day',
    last: 'Last day',
    note: 'Note to the company',
    takesPaid: (days, left) => `Takes ${days} of your paid leave and leaves ${left}.`,
    takesUnpaid: (days) => `${days} without pay, rest days included. The company isn’t billed for them.`,
    send: 'Send request',
    done: 'Request sent',
  },
  agree: {
    open: 'Approve',
    of: (talent) => `Approve time off of ${talent}`,
    done: 'Time off approved',
  },
  decline: {
    open: 'Decline',
    of: (talent) => `Decline time off of ${talent}`,
    title: 'Decline time off',
    text: 'The talent is told why, and these days are worked.',
    reason: 'Reason',
    keep: 'Go back',
    done: 'Time off declined',
  },
  withdraw: {
    open: 'Withdraw',
    of: (span) => `Withdraw time off ${span}`,
    text: 'These days are worked again, and we tell the company.',
    keep: 'Go back',
    done: 'Time off withdrawn',
  },
}

export const useTimeOffWords = () => useWords({ ar, en })
