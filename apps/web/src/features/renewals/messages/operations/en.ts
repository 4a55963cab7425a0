import { ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: typeof ar = {
  state: 'Status',
  all: 'All',
  changed: 'Changed terms to review',
  undecided: 'Awaiting company',
  ofContract: 'Contract renewal',
  empty: 'No contract renewals available',
  emptyText: (time) => `Renewals open ${time} before the end of a contract.`,
  approve: 'Approve terms',
  approveText: 'The terms go to the talent for signature.',
  fee: 'Monthly service fee (USD)',
  feeHint: 'Leave it unless it changes. If it does, the company must accept it before the terms go to the talent.',
  feeNeeded: 'Enter the fee, or zero for none',
  approved: 'Terms sent to the talent',
  feeAsked: 'Fee sent to the company for approval',
  refuse: 'Reject terms',
  refuseText: 'The decision goes back to the company, with your reply.',
  refuseNote: 'Reply',
  refused: 'Sent back to the company',
  keep: 'Go back',
}

export const useRenewalsOpsWords = () => useWords({ ar, en })
