import type { ar } from './ar.ts'

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
  },
  unnamed: 'Unnamed',
  draft: 'Draft',
  commands: 'Commands',
}
