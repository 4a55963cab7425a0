import { useWords } from '../../../../platform/i18n/i18n.ts'
import { ar } from './ar.ts'

export const en: typeof ar = {
  givenBy: { talent: 'the talent', client: 'the company', own: 'your side' },
  endsOn: (day) => `This contract ends on ${day}`,
  inList: (day, by) => `Ends on ${day}, notice given by ${by}`,
  notice: (by, at) => `Notice given by ${by} on ${at}.`,
  goesOn: 'Work and pay go on until that day.',
  acknowledged: 'The notice was acknowledged.',
  reason: (reason) => `Reason: ${reason}`,
  forManager: 'Only the account manager reads the reason. The other side reads it in general words.',
  replaced: 'The company asked for somebody else within the trial.',
  withdraw: {
    open: 'Withdraw notice',
    until: (moment) => `It can be withdrawn until ${moment}, unless the other side acknowledges it before.`,
    title: 'Withdraw the notice?',
    text: 'The contract goes on to the end of its term, and we tell the other side. Time off that was canceled is asked for again.',
    keep: 'Keep notice',
    done: 'Notice withdrawn. The contract goes on',
  },
  acknowledge: { open: 'Acknowledge', done: 'Notice acknowledged' },
  card: {
    title: 'End the contract',
    text: (day) => `By the notice in the contract, its last day is ${day} at the earliest.`,
    open: 'Give notice',
  },
  form: {
    title: 'Give notice',
    text: 'The contract goes on until the last day you choose, and everything earned up to it is paid in full.',
    side: 'On behalf of',
    last: 'Last day',
    lastHint: (from, to) => `From ${from} to ${to}`,
    reason: 'Reason',
    words: 'In your words',
    consequences: 'The contract is not renewed after that, and time off after the last day is canceled.',
    send: 'Send notice',
    done: 'Notice sent to both sides',
  },
  replacement: {
    card: {
      title: 'Ask for a replacement',
      text: (day) => `Within the trial, until ${day}, you can ask for somebody else and pay only for days worked.`,
      open: 'Ask for a replacement',
    },
    title: 'Replacement within the trial',
    text: 'The contract ends on the day you choose, and we nominate somebody else.',
    consequences:
      'You pay for no day after the last one. Your request is open for one person again. This can’t be undone.',
    send: 'Send request',
    done: 'We got your request and are looking for somebody else',
  },
}

export const useEndingWords = () => useWords({ ar, en })
