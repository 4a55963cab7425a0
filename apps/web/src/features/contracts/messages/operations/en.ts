import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: typeof ar = {
  title: 'Contracts',
  text: 'From accepting a talent to the end of the contract and its renewal.',
  closedTitle: 'Contracts are not part of your role',
  closedText: 'The operations team and account managers handle them.',
  tabs: { label: 'Contract sections', contracts: 'Contracts', renewals: 'Renewals' },
  state: 'Status',
  all: 'All',
  emptyTitle: 'No contracts here',
  emptyText: 'Contracts appear here as soon as they are prepared.',
  shown: countedEn({ zero: '', one: 'One contract', other: '{n} contracts' }),
  back: 'All contracts',
  gone: 'No contract here',
  goneText: 'The link may be wrong.',
  between: '{client} with {talent}',
  endedOn: (day) => `Ended on ${day}`,
  reason: 'Reason',
  draft: {
    editTitle: 'Edit draft',
    held: 'The terms are those of the offer that the talent accepted. To change them, withdraw it and make another offer.',
    type: 'Contract type',
    availability: 'Availability',
    start: 'Start date',
    months: 'Duration in months',
    salary: 'Net monthly salary (USD)',
    fee: 'Monthly service fee (USD)',
    notice: 'Notice',
    note: 'Note in the contract',
    save: 'Save draft',
    saved: 'Draft saved',
  },
  moves: {
    edit: 'Edit',
    send: 'Send for signature',
    sendTitle: 'Send this contract for signature?',
    sendText: 'It goes to the talent first, then to the company.',
    sent: 'Contract sent for signature',
    takeBack: 'Withdraw',
    takeBackText: 'It becomes a draft again, and neither side sees it until it’s sent again.',
    takenBack: 'Contract withdrawn',
    terminate: 'End early',
    terminateText: 'Both sides will see the reason. This can’t be undone.',
    terminated: 'Contract ended',
    keep: 'Go back',
  },
}

export const useContractsOpsWords = () => useWords({ ar, en })
