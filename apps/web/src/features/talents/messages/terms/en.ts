import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: typeof ar = {
  title: 'Availability and salary',
  text: 'When you can start, full-time or part-time, and your salary. Update it whenever something changes.',
  locked: {
    title: 'Confirm your availability and salary',
    text: 'We nominated you to a company, and it’s been a while since you last confirmed them. Confirm to continue; your other pages come back as soon as you save.',
  },
  start: 'When can you start?',
  starts: {
    immediately: 'Right away',
    weeks: 'In some weeks',
    unavailable: 'Not available for now',
  },
  unavailableText:
    'We nominate you to nobody until you come back and change this. The rest of your profile stays as it is.',
  weeks: 'In how many weeks?',
  inWeeks: countedEn({ zero: 'Right away', one: 'In one week', other: 'In {n} weeks' }),
  times: 'Full-time or part-time?',
  timesHint: 'You can choose both.',
  time: { full_time: 'Full-time', part_time: 'Part-time' },
  hoursADay: countedEn({ one: 'One hour a day', other: '{n} hours a day' }),
  salary: { full_time: 'Monthly salary, full-time', part_time: 'Monthly salary, part-time' },
  least: (amount) => `At least ${amount} USD a month`,
  unit: 'USD a month',
  hidden: 'No company sees your salary unless you show it yourself for a particular nomination.',
  range: {
    show: 'Show companies my salary range',
    consent:
      'Optional. Companies see the range your salary lies in, not the figure, and the range counts in your match score. You can hide it at any time.',
    seen: 'What companies see:',
    of: (from, to) => `${from} to ${to} USD a month`,
  },
  unsaved: {
    title: 'Leave without saving?',
    text: 'Your change to availability and salary is not saved. The draft stays here until you come back.',
    leave: 'Leave',
    stay: 'Stay',
  },
  save: 'Confirm availability and salary',
  saved: 'Availability and salary saved',
  direct: {
    title: 'Pay is agreed through Fareeq',
    text: 'Negotiating directly with a company you met through Fareeq, about pay or about work outside it, leads to a permanent ban.',
    counts:
      'What counts: asking for or accepting pay, or agreeing on work or payment, without Fareeq knowing. Talking about the work itself in an interview does not.',
    fairTitle: 'Your rights before any ban',
    fair: (days) => [
      'You see all of the evidence.',
      `You have ${days} to answer before anything is decided.`,
      'A staff member other than the one who reported it decides.',
      'You may appeal once.',
    ],
    days: countedEn({ one: 'one day', other: '{n} days' }),
    more: 'Details',
    kept: 'Contracts you already have, and their pay, stay yours whatever happens.',
  },
  summary: {
    none: 'You have not set your availability and salary yet',
    noneText: 'They tell us which opportunities suit you.',
    set: 'Set availability and salary',
    confirmed: 'Confirmed {when}',
    unconfirmed: 'Not confirmed yet',
    unavailable: 'Not available for now',
    start: 'Start',
    missing: 'Salary missing',
    hidden: 'Your salary is hidden from every company',
    shown: (others) =>
      others
        ? 'Other companies see your salary range, not the figure'
        : 'Companies see your salary range, not the figure',
    seenBy: countedEn({
      one: 'Your salary is visible to a company you’re nominated to:',
      other: 'Your salary is visible to {n} companies you’re nominated to:',
    }),
    readers: 'Who has seen it, and when',
    underContract: (day) => `You’re under contract until ${day}`,
  },
}

export const useTermsWords = () => useWords({ ar, en })
