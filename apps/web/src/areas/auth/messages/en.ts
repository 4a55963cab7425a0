import type { ar } from './ar.ts'

export const en: typeof ar = {
  homeLabel: 'Fareeq, home page',
  title: 'Five points, one team',
  points: [
    'Three selection steps before a nomination, the fourth with the company',
    'You meet the people you choose, with no commitment before the interview',
    'Contracts, salaries and renewals in one place',
  ],
}
