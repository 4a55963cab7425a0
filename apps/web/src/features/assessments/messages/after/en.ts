import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { type AfterWords, ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: AfterWords = {
  handedIn: {
    person: 'Your answers are submitted',
    time: 'The time is up, and what you had saved was submitted',
    count: (answered, total) => `Answers submitted: ${answered} of ${total}`,
  },
  waiting: {
    title: 'We’re calculating your result',
    text: 'It appears here as soon as it’s ready, and we’ll email it to you. You can close this page.',
    by: (time) => `At the latest: ${time}`,
  },
  delayed: {
    title: 'Your result is late, and that is on us',
    text: 'We have not been able to run your code yet. Your answers are safe, and someone from our operations team is looking into it. You can close this page.',
  },
  review: {
    title: 'Your answers are being reviewed',
    text: 'Someone from our operations team reviews them, and we’ll let you know the result. You can close this page.',
  },
  passed: {
    title: 'Well done, you passed',
    text: 'The result is in your report.',
    explained: 'The result is in your report, with the answers explained.',
  },
  failed: {
    title: 'You did not pass this time',
    text: 'Your report shows what was right and what to review. No company sees this result.',
  },
  completed: {
    title: 'The questionnaire is complete',
    text: 'Your result is in your report. No company sees it unless you share it.',
  },
  annulled: {
    title: 'This attempt was annulled',
    text: 'Someone from our operations team annulled it. The reason, and the way to object, are in your report.',
  },
  given_back: {
    title: 'This attempt was restored',
    text: 'It does not count, and you can start again whenever you like.',
  },
  score: 'Score',
  passMark: (percent) => `${percent}% to pass`,
  trialsLeft: countedEn({
    zero: 'No attempts left',
    one: 'You have {n} attempt left',
    other: 'You have {n} attempts left',
  }),
  lockedUntil: (date) => `All attempts are used. You can try again from ${date}.`,
  again: 'Try once more',
  report: 'Open the report',
  list: 'Your assessments',
  link: {
    over: 'This link has expired',
    overText: (time) => `A link is valid for ${time}. Ask for a new one on your assessments page; no attempt was used.`,
    none: 'This link doesn’t belong to your account',
    noneText:
      'We can’t find an attempt with this link in your account. It may belong to another account, or not be complete.',
  },
}

export const useAfterWords = () => useWords({ ar, en })
