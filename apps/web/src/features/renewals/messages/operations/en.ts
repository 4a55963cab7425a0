import type { ar } from './ar.ts'

export const en: typeof ar = {
  state: 'State',
  all: 'All',
  changed: 'Changed terms, waiting for us',
  ofContract: 'Renewal of the contract',
  empty: 'No contract renewals available',
  emptyText: (time) => `Renewals open ${time} before the end of a contract.`,
  approve: 'Approve the terms',
  approveText: 'The terms go to the talent to be signed.',
  fee: 'Monthly platform fee (USD)',
  feeHint: 'It stays as it is unless you change it. If you do, the company is asked before the terms go to the talent.',
  feeNeeded: 'Enter the fee, or zero for none',
  approved: 'The terms were sent to the talent',
  feeAsked: 'The company is asked about the fee',
  refuse: 'Refuse the terms',
  refuseText: 'It is the company’s turn again, with your answer.',
  refuseNote: 'Answer',
  refused: 'It is the company’s turn again',
  keep: 'Go back',
}
