import { countedEn } from '@fareeq/domain/kernel/locale.ts'
import type { ar } from './ar.ts'

export const en: typeof ar = {
  forecast: {
    title: 'Contracts that end soon',
    within: (days) => `Within ${days} days`,
    contracts: countedEn({ zero: 'None', one: 'One contract', other: '{n} contracts' }),
    settled: (settled) => `${settled} settled`,
  },
  state: 'State',
  all: 'All',
  emptyText: 'Renewals open 45 days before the end of a contract.',
  approve: 'Approve the terms',
  approveText: 'The terms go to the talent to be signed.',
  approved: 'The terms were sent to the talent',
  refuse: 'Refuse the terms',
  refuseText: 'It is the company’s turn again, with your answer.',
  refuseNote: 'Answer',
  refused: 'It is the company’s turn again',
  keep: 'Go back',
}
