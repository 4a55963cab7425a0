import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { type RunnerWords, ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

const minutes = countedEn({ zero: 'less than a minute', one: '{n} minute', other: '{n} minutes' })

export const en: RunnerWords = {
  code: 'Code of the question',
  answers: 'Answers',
  scale: [
    'Very inaccurate',
    'Moderately inaccurate',
    'Neither accurate nor inaccurate',
    'Moderately accurate',
    'Very accurate',
  ],
  scaleHint: 'How well does each statement describe you? Answer as you are now.',
  time: {
    label: 'Time left',
    left: (n) => `Time left: ${minutes(n)}`,
    still: 'The clock is paused',
    stillText: 'The connection was lost, so the clock is paused. All pauses together last up to 10 minutes.',
    up: 'Time is up',
    upText: 'Submitting what you had saved.',
  },
  saving: {
    saved: 'Saved',
    saving: 'Saving',
    waiting: 'Not saved yet, trying again',
    waitingText: 'Your answers are kept on this device. We keep trying to send them.',
  },
  progress: (done, total) => `${done} of ${total} answered`,
  progressLabel: 'Progress',
  exit: (duration, isCounted) =>
    isCounted
      ? `Leaving the page was recorded: ${duration}.`
      : `Leaving the page was recorded: ${duration}. Too short to count.`,
  question: (n, total) => `Question ${n} of ${total}`,
  page: (from, to, total) => `Statements ${from} to ${to} of ${total}`,
  list: {
    open: 'Questions',
    title: 'All questions',
    pages: 'Pages',
    pageOf: (from, to) => `Statements ${from} to ${to}`,
    state: (n, isAnswered, isFlagged) =>
      [`Question ${n}`, isAnswered ? 'answered' : 'not answered', isFlagged && 'flagged for review']
        .filter(Boolean)
        .join(', '),
    pageDone: (done, total) => `${done} of ${total}`,
  },
  previous: 'Previous',
  next: 'Next',
  flag: 'Flag for review',
  unflag: 'Remove flag',
  readIn: { ar: 'Read in Arabic', en: 'Read in English' },
  keys: {
    open: 'Keyboard shortcuts',
    title: 'Keyboard shortcuts',
    on: 'Use keyboard shortcuts',
    hint: 'Switch them off if you use voice control, or if your screen reader needs these keys.',
    list: {
      choose: 'Choose an answer',
      move: 'Move between answers',
      next: 'Next question',
      previous: 'Previous question',
      flag: 'Flag for review',
    },
    arrows: 'Arrows',
  },
  submit: {
    open: 'Submit',
    title: 'Submit your answers?',
    text: 'You can’t change your answers after that.',
    all: 'You have answered every question.',
    unanswered: countedEn({ one: '{n} question not answered', other: '{n} questions not answered' }),
    flagged: countedEn({ one: '{n} question flagged for review', other: '{n} questions flagged for review' }),
    goTo: (n) => `Go to question ${n}`,
    confirm: 'Submit now',
    back: 'Keep answering',
    unsaved: 'Not all of your answers are saved yet. Check your connection, then try again.',
    uploading: 'A recording is still uploading. Wait until it has arrived, then submit.',
  },
  elsewhere: {
    title: 'The attempt is open elsewhere',
    text: 'You are answering in another window or on another device. If you continue here, it stops there. No saved answer is lost.',
    here: 'Continue here',
  },
  incident: {
    open: 'Something went wrong?',
    title: 'Report a technical problem',
    text: 'Someone from our operations team reads your report and may restore your attempt. The clock keeps running while you write.',
    note: 'What happened?',
    hint: 'For example: question 7 did not load, or the page froze.',
    send: 'Send report',
    done: 'We have your report and will get back to you.',
  },
}

export const useRunnerWords = () => useWords({ ar, en })
