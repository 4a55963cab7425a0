import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { type BeforeWords, ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

const minutes = countedEn({ one: '{n} minute', other: '{n} minutes' })
const questions = countedEn({ one: '{n} question', other: '{n} questions' })

export const en: BeforeWords = {
  text: 'Read what to expect, then start when you are ready. The clock does not run until you press “Start the assessment”.',
  facts: { count: 'Length', time: 'Time', trials: 'Attempts', passMark: 'To pass', expires: 'Link valid until' },
  counts: {
    multiple_choice: questions,
    coding: countedEn({ one: '{n} task', other: '{n} tasks' }),
    video: questions,
    personality: countedEn({ one: '{n} statement', other: '{n} statements' }),
  },
  minutes,
  trials: (n) =>
    n === 2
      ? 'You have 2, this is the first'
      : countedEn({ zero: 'None left', one: 'This is your last', other: 'You have {n}' })(n),
  noTrials: 'Nobody passes or fails',
  expect: {
    title: 'What to expect',
    multiple_choice: [
      'Each question has four answers, and one of them is right.',
      'You can go back to any question and change your answer until you submit.',
      'A wrong answer costs nothing, so don’t leave a question empty.',
    ],
    coding: [
      'You write your solution in an editor on the page, and run it against visible tests as often as you like.',
      'The score comes from other tests, which are not shown.',
      'You can move between the tasks until you submit.',
    ],
    video: (length) => [
      'You see all questions before you record anything.',
      `Each answer lasts up to ${length}, and you can record it once more.`,
      'Prefer not to be filmed? Write your answer instead.',
      'Someone from our operations team watches your answers. No machine analyses them.',
      'If you pass, companies we nominate you to can watch your answers. A link to your report leaves them out unless you choose otherwise.',
    ],
    personality: [
      'Short statements about you, each answered on a five-point scale.',
      'There is no right or wrong. Answer as you are now, not as you would like to be.',
      'No company sees your result unless you share it. Fareeq staff who work on your selection can.',
    ],
    seen: 'If you pass, companies we nominate you to see your result. If you don’t, no company sees it and it is in no link.',
    saved: 'Every answer is saved at once. If the connection drops, the clock is paused for up to 10 minutes.',
    accessible: 'Everything works by keyboard and with a screen reader.',
    result: 'You’ll get your result within 10 minutes of submitting.',
    review: 'You’ll get your result once someone on our operations team has reviewed your answers.',
  },
  noticed: {
    title: 'What we notice while you answer',
    text: (hasCode) =>
      `Leaving the page, ${hasCode ? 'pasting into code, ' : ''}a second screen, a lost connection, and moving to another device. Exits of 10 seconds or less don’t count.`,
    verdict:
      'These are facts you see in your report and can comment on. They never fail anyone automatically. A person always decides.',
  },
  extra: {
    title: 'Do you need extra time?',
    text: 'Choose what suits you. No reason is asked, and no company sees your choice.',
    none: 'None',
    more: (percent) => `+${percent}%`,
    total: (n) => `Your time: ${minutes(n)}`,
  },
  practice: {
    title: 'Practice question',
    text: 'Try answering before you start. It is neither saved nor counted.',
    ask: 'How many days does a week have?',
    options: { a: '5', b: '6', c: '7', d: '8' },
    statement: 'I like to try things before I start.',
    right: 'Correct. That is how you choose an answer.',
    wrong: 'Not this one. Try another answer.',
    tried: 'That is how you answer each statement.',
  },
  start: 'Start the assessment',
  back: 'Your assessments',
}

export const useBeforeWords = () => useWords({ ar, en })
