import { type PrivacyWords, ar } from './ar.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'

export const en: PrivacyWords = {
  export: {
    title: 'A copy of your data',
    text: 'One file with everything we hold about you: account and profile, consents, devices, our messages to you, and the record of what happened in your account. JSON for programs, PDF to read.',
    button: 'Download my data',
    paper: 'My data as a PDF',
    working: 'Preparing your data',
    done: 'File downloaded',
  },
  correct: {
    title: 'Correct your data',
    text: 'You can edit anything you wrote about yourself. If you can’t find where, contact us and we’ll correct it.',
    profile: 'Edit my profile',
    contact: 'Contact us about a correction',
  },
  closing: {
    title: 'Close your account',
    text: (time) =>
      `Your account closes ${time} after you ask. Your profile, photo, messages and contact details are then deleted, and your email can be used for a new account. We keep what the law requires: signed contracts and invoices, if there are any, and the record of your consents without your name or email.`,
    ask: 'Close my account',
    askTitle: 'Close your account?',
    askText: (time) =>
      `Your account will be closed in ${time}. Until then it works as usual and you can cancel the request. After that nothing can be restored.`,
    confirm: 'Confirm closing',
    asked: 'Request received. We’ve emailed you the date',
    pendingTitle: 'Your account closes on {date}',
    pendingText: 'Until then everything works as usual.',
    waitsForPay:
      'You have a running contract, pay or invoices that are not settled yet, so your account stays open until all of it is.',
    keep: 'Keep my account',
    kept: 'Your account stays as it is',
    loading: 'Loading your account status',
  },
}

export const usePrivacyWords = () => useWords({ ar, en })
