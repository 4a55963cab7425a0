import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { BuddyWords } from './ar.ts'

const years = countedEn({ one: '{n} year', other: '{n} years' })
const months = countedEn({ one: '{n} month', other: '{n} months' })
const days = countedEn({ one: '{n} day', other: '{n} days' })
const workingDays = countedEn({ one: '{n} working day', other: '{n} working days' })

export const en: BuddyWords = {
  eyebrow: (min, max) => `A bonus of ${min} to ${max}`,
  join: 'Create a talent account',
  invite: 'Invite a friend now',
  picture: 'You invite a friend, they are invited to the tests, they are hired, and the bonus comes to you',
  you: 'You',
  friend: 'Your friend',
  tests: 'Tests',
  bonus: 'Bonus',
  testsWithin: (n) => `Within ${workingDays(n)}`,
  table: {
    caption: 'The bonus by your friend’s years of experience',
    tier: 'Tier',
    years: 'Years of experience',
    amount: 'Bonus',
  },
  below: (n) => `Under ${years(n)}`,
  between: (from, to) => `${from} to under ${years(to)}`,
  from: (n) => `${years(n)} or more`,
  inManagement: (band) => `${band}, in a management role`,
  calculator: {
    title: 'Work out your bonus',
    label: 'Bonus calculator',
    years: 'Your friend’s years of experience',
    yearsUnit: 'years',
    yearsHint: 'On the day they are hired.',
    months: 'Length of their contract',
    monthsUnit: 'months',
    monthsHint: 'Decides when the bonus is paid.',
    management: 'They work in a management role',
    send: 'Calculate',
    bonus: 'Your bonus',
    tier: (name) => `Your friend’s tier: ${name}`,
    pending: 'Fill in years and length, and the bonus appears here.',
    hire: 'The day they are hired',
    project: 'The project ends',
    probation: 'Probation ends',
    paid: 'The bonus reaches you',
    afterMonths: (n) => `After ${months(n)}`,
    afterDays: (n) => `After ${days(n)}`,
    within: (n) => `Within ${workingDays(n)}`,
    faults: {
      years: {
        empty: 'Enter the years of experience.',
        number: 'Enter a number, such as 6.',
        range: (max) => `Years go from 0 to ${max}.`,
      },
      months: {
        empty: 'Enter the length of the contract in months.',
        number: 'Enter a number of months, such as 12.',
        range: (min, max) => `A contract lasts ${min} to ${max} whole months.`,
      },
    },
  },
  last: {
    title: 'Who came to mind first?',
    text: 'A talent account follows every invitation and its bonus, and brings work to you, too. Opening one costs nothing.',
    action: 'Create a talent account',
  },
}
