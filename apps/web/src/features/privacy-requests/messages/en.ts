import type { PrivacyWords } from './ar.ts'

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
    text: 'You can edit anything you wrote about yourself. If you cannot find where, contact us and we will correct it.',
    profile: 'Edit my profile',
    contact: 'Contact us about a correction',
  },
  closing: {
    title: 'Close your account',
    text: (time) =>
      `Your account closes ${time} after you ask. Your profile, photo, messages and contact details are then deleted, and your email can be used for a new account. What the law requires us to keep, such as the record of consents, stays without your name or email.`,
    ask: 'Close my account',
    askTitle: 'Close your account?',
    askText: (time) =>
      `Your account will be closed in ${time}. Until then it works as usual and you can cancel the request. After that nothing can be restored.`,
    confirm: 'Confirm closing',
    asked: 'Request received. We have emailed you the date',
    pendingTitle: 'Your account closes on {date}',
    pendingText: 'Until then everything works as usual.',
    waitsForPay:
      'You have a running contract or are still owed pay, so your account stays open until all of it has reached you.',
    keep: 'Keep my account',
    kept: 'Your account stays as it is',
    loading: 'Loading your account status',
  },
}
