import { Suspense } from 'react'
import { UnknownPage } from '../../features/staff/parts/unknown-page.tsx'
import { type LazyScreen, lazyScreen } from '../../platform/lazy/chunks.tsx'
import { useParams } from '../../platform/navigation/params.tsx'
import { RoutePending } from '../pending.tsx'

/** Screens of `/ops/:section`. */
const SECTIONS: Readonly<Record<string, LazyScreen>> = {
  calendar: lazyScreen(() => import('./calendar.tsx')),
  companies: lazyScreen(() => import('../../features/companies/operations/companies.tsx')),
  requests: lazyScreen(() => import('../../features/client-projects/operations/requests.tsx')),
  pipeline: lazyScreen(() => import('../../features/selections/operations/pipeline.tsx')),
  talents: lazyScreen(() => import('../../features/talent-views/operations/talents.tsx')),
  bans: lazyScreen(() => import('../../features/bans/operations/bans.tsx')),
  assessments: lazyScreen(() => import('../../features/assessments/operations/assessments.tsx')),
  tickets: lazyScreen(() => import('../../features/tickets/operations/tickets.tsx')),
  conversations: lazyScreen(() => import('../../features/conversations/operations/conversations.tsx')),
  interviews: lazyScreen(() => import('../../features/interviews/operations/interviews.tsx')),
  contracts: lazyScreen(() => import('./contracts.tsx')),
  'contract-templates': lazyScreen(() => import('../../features/contract-templates/operations/templates.tsx')),
  invoices: lazyScreen(() => import('./invoices.tsx')),
  payments: lazyScreen(() => import('../../features/payments/operations/payments.tsx')),
  'bank-statements': lazyScreen(() => import('../../features/bank-statements/operations/bank-statements.tsx')),
  payouts: lazyScreen(() => import('../../features/payouts/operations/payouts.tsx')),
  approvals: lazyScreen(() => import('../../features/approvals/operations/approvals.tsx')),
  sellers: lazyScreen(() => import('../../features/sellers/operations/sellers.tsx')),
  meetings: lazyScreen(() => import('../../features/meetings/operations/meetings.tsx')),
  policies: lazyScreen(() => import('../../features/policies/operations/policies.tsx')),
  'accounting-periods': lazyScreen(() => import('../../features/accounting-periods/operations/periods.tsx')),
  reconciliations: lazyScreen(() => import('../../features/reconciliations/operations/reconciliations.tsx')),
  'manual-entries': lazyScreen(() => import('../../features/manual-entries/operations/manual-entries.tsx')),
  'financial-reports': lazyScreen(() => import('../../features/financial-reports/operations/financial-reports.tsx')),
  'tax-reports': lazyScreen(() => import('../../features/tax-reports/operations/tax-reports.tsx')),
  ledger: lazyScreen(() => import('../../features/ledger/operations/ledger.tsx')),
  figures: lazyScreen(() => import('../../features/figures/operations/figures.tsx')),
  content: lazyScreen(() => import('../../features/site/operations/content.tsx')),
  messages: lazyScreen(() => import('../../features/notifications/operations/messages.tsx')),
  'held-mails': lazyScreen(() => import('../../features/inbound-mails/operations/held-mails.tsx')),
  colleagues: lazyScreen(() => import('../../features/staff/operations/colleagues.tsx')),
  privacy: lazyScreen(() => import('../../features/privacy-requests/operations/requests.tsx')),
  'setup-checks': lazyScreen(() => import('../../features/setup-checks/operations/setup-checks.tsx')),
  audit: lazyScreen(() => import('../../features/staff/operations/audit.tsx')),
}

export function Screen() {
  const { section = '' } = useParams()
  return <ScreenByName screens={SECTIONS} name={section} />
}

type Props = { screens: Readonly<Record<string, LazyScreen>>; name: string }

/** The screen by that name, or that there is none. */
export function ScreenByName({ screens, name }: Props) {
  const Screen = Object.hasOwn(screens, name) ? screens[name] : undefined
  if (!Screen) return <UnknownPage />
  return (
    <Suspense fallback={<RoutePending />}>
      <Screen />
    </Suspense>
  )
}
