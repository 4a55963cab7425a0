import { useWords } from '../../../platform/i18n/i18n.ts'
import { ar } from './ar.ts'

export const en: typeof ar = {
  title: 'How is it going?',
  question: (isFirst) => (isFirst ? 'How was the first week?' : 'How is work this month?'),
  private: 'Only the account manager reads your answer.',
  moods: { good: 'Good', so_so: 'So-so', not_good: 'Not good' },
  words: 'Anything to add?',
  share: { talent: 'Show my answer to the company', client: 'Show our answer to the talent' },
  raised: 'The account manager speaks to you within two working days. The other side doesn’t read your answer.',
  send: 'Send',
  done: 'Thank you, we have your answer',
  own: 'Your answers',
  theirs: { talent: 'What the company showed you', client: 'What the talent showed you' },
  shared: 'The other side sees it',
  afterWeek: 'After the first week',
  ofMonth: (day) => `Answer of ${day}`,
  staff: {
    title: 'How both sides see it',
    empty: 'Neither side was asked yet.',
    sides: { talent: 'Talent', client: 'Company' },
    states: {
      asked: 'Awaiting answer',
      answered: 'Answered',
      raised: 'Waits for a colleague',
      handled: 'Handled',
      lapsed: 'Not answered',
    },
    due: (day) => `by ${day}`,
    note: 'What was done:',
    handle: {
      open: 'Note what was done',
      of: (side) => `Note what was done: ${side}`,
      text: 'For colleagues alone. Neither side reads it.',
      label: 'What was done?',
      keep: 'Go back',
      done: 'Noted',
    },
  },
}

export const useCheckInWords = () => useWords({ ar, en })
