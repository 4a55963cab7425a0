import type { PrivacyWords } from './ar.ts'

export const en: PrivacyWords = {
  export: {
    title: 'A copy of your data',
    text: 'One file with everything we hold about you: account and profile, consents, devices, our messages to you, and the record of what happened in your account. JSON for programs, PDF to read.',
    button: 'Download my data',
    paper: 'My data as a PDF',
    working: 'Collecting your data',
    done: 'The file is downloaded',
  },
  correct: {
    title: 'Correct your data',
    text: 'What you wrote about yourself is yours to change. What you find no place for, we correct with you.',
    profile: 'Edit my profile',
    contact: 'Write to us about a correction',
  },
  closing: {
    title: 'Close the account',
    text: 'We wait 30 days after you ask. Then your profile, picture, messages and contact details are deleted, and your address is free for a new account. What the law wants us to keep, such as the record of consents, stays without a name or an address.',
    ask: 'Close my account',
    askTitle: 'Close your account?',
    askText:
      'The 30 days begin now. Until they are over your account stays as it is, and you can change your mind. After that nothing can be brought back.',
    confirm: 'Start the 30 days',
    asked: 'The 30 days have begun; the date is in your mailbox',
    pendingTitle: 'Your account closes on {date}',
    pendingText: 'Until then everything works as usual.',
    keep: 'Keep my account',
    kept: 'Your account stays as it is',
    loading: 'Reading the state of your account',
  },
}
