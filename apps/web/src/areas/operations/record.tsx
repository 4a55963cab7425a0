import { type LazyScreen, lazyScreen } from '../../platform/lazy/chunks.tsx'
import { useParams } from '../../platform/navigation/params.tsx'
import { ScreenByName } from './section.tsx'

/** Screens of `/ops/:section/:id`. */
const RECORDS: Readonly<Record<string, LazyScreen>> = {
  companies: lazyScreen(() => import('../../features/companies/operations/company.tsx')),
  requests: lazyScreen(() => import('./request.tsx')),
  pipeline: lazyScreen(() => import('../../features/talent-imports/operations/imports.tsx')),
  talents: lazyScreen(() => import('./talent.tsx')),
  tickets: lazyScreen(() => import('../../features/tickets/operations/ticket.tsx')),
  conversations: lazyScreen(() => import('../../features/conversations/operations/conversation.tsx')),
  bans: lazyScreen(() => import('../../features/bans/operations/ban.tsx')),
  assessments: lazyScreen(() => import('../../features/assessments/operations/assessment.tsx')),
  offers: lazyScreen(() => import('../../features/offers/operations/offer.tsx')),
  contracts: lazyScreen(() => import('./contract.tsx')),
  'contract-templates': lazyScreen(() => import('../../features/contract-templates/operations/template.tsx')),
  invoices: lazyScreen(() => import('./invoice.tsx')),
  'accounting-periods': lazyScreen(() => import('../../features/accounting-periods/operations/period.tsx')),
  'manual-entries': lazyScreen(() => import('../../features/manual-entries/operations/manual-entry.tsx')),
  'financial-reports': lazyScreen(() => import('../../features/financial-reports/operations/statement.tsx')),
  ledger: lazyScreen(() => import('../../features/ledger/operations/entry.tsx')),
  quotes: lazyScreen(() => import('../../features/quotes/operations/quote.tsx')),
  'recurring-invoices': lazyScreen(() => import('../../features/recurring-invoices/operations/recurring-invoice.tsx')),
  figures: lazyScreen(() => import('../../features/figures/operations/figure.tsx')),
  payments: lazyScreen(() => import('../../features/payments/operations/payment.tsx')),
  payouts: lazyScreen(() => import('../../features/payouts/operations/batch.tsx')),
  content: lazyScreen(() => import('../../features/site/operations/item.tsx')),
  colleagues: lazyScreen(() => import('../../features/staff/operations/colleague.tsx')),
  privacy: lazyScreen(() => import('../../features/privacy-requests/operations/request.tsx')),
  meetings: lazyScreen(() => import('./meeting.tsx')),
  interviews: lazyScreen(() => import('../../features/interviews/operations/interview.tsx')),
}

export function Screen() {
  const { section = '' } = useParams()
  return <ScreenByName screens={RECORDS} name={section} />
}
