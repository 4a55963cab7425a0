import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'
import { ar } from './ar.ts'

export const en: typeof ar = {
  title: 'Offers',
  closedTitle: 'Offers are not part of your role',
  closedText: 'The operations team and account managers handle them.',
  state: 'Status',
  all: 'All',
  who: 'Offer',
  expires: 'Answer by',
  total: 'Cost a month',
  emptyTitle: 'No offers here',
  emptyText: 'Offers appear here as soon as they are made.',
  shown: countedEn({ zero: '', one: 'One offer', other: '{n} offers' }),
  back: 'All offers',
  gone: 'No offer here',
  goneText: 'The link may be wrong.',
  between: '{client} to {talent}',
  hires: {
    title: 'Accepted talents without a contract',
    turn: {
      talent: (moment) => `The offer is with the talent, who answers by ${moment}`,
      client: (moment) => `The talent asks for a change. The company answers by ${moment}`,
    },
    accepted: (moment) => `The offer was accepted on ${moment}`,
  },
  prepare: {
    open: 'Prepare contract',
    openFor: (name) => `Prepare contract: ${name}`,
    title: (name) => `Contract for ${name}`,
    text: 'The contract takes the terms that the talent accepted. Only our team sees the draft until the account manager sends it.',
    accepted: 'What was accepted',
    late: 'The first day of this offer has passed',
    lateText: 'Withdraw the offer, and make a new one with another first day.',
  },
  awaited: { title: 'Accepted talents awaiting an offer', due: 'Promised by', late: 'Late' },
}

export const useOffersOpsWords = () => useWords({ ar, en })
