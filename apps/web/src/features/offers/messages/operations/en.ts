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
  awaited: { title: 'Accepted talents awaiting an offer', due: 'Promised by', late: 'Late' },
}

export const useOffersOpsWords = () => useWords({ ar, en })
