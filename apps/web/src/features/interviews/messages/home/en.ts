import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { ar } from './ar.ts'

export const en: typeof ar = {
  agreed: 'Confirmed interview',
  withCompany: (client) => `Your interview with ${client}`,
  open: 'Interview details',
  pending: countedEn({
    one: 'Interview request awaiting the company’s reply',
    other: '{n} interview requests awaiting the companies’ reply',
  }),
  none: 'No interview requests right now',
  noneText: 'Companies that want to interview you will appear here, and we’ll email you.',
}
