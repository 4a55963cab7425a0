import { ar } from './ar.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'

export const en: typeof ar = {
  kinds: {
    talent: 'Talents',
    company: 'Companies',
    request: 'Requests',
    ticket: 'Tickets',
    meeting: 'Meetings',
    interview: 'Interviews',
    contract: 'Contracts',
    invoice: 'Invoices',
    batch: 'Payout batches',
    colleague: 'Colleagues',
    text: 'Site content',
  },
  unnamed: 'Unnamed',
  unnamedRequest: 'Request without a name yet',
  draft: 'Draft invoice',
  commands: 'Commands',
}

export const useSearchWords = () => useWords({ ar, en })
