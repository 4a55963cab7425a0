import type { TicketKindWords } from './ar.ts'

export const en: TicketKindWords = {
  contact: 'Message from the site',
  consultant: 'Technical consultant',
  package: 'Hosting package',
  vacancy: 'Vacancy',
  extension: 'More days for a nomination',
  change_terms: 'Change of terms',
  company_proof: 'Proof of a company',
  shortlist: 'Shortlist',
  no_show: 'Disputed attendance',
  excuses: 'Repeated excuses',
  replacement: 'Replacement within the trial',
  buyout: 'Buyout',
  late_payout: 'Late payout',
  returned_refund: 'Returned refund',
}
