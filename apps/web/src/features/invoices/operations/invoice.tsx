import type { StaffInvoice } from '@fareeq/domain/invoices/schema.ts'
import { isDraft } from '@fareeq/domain/invoices/states.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useParams } from '../../../platform/navigation/params.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { RecordHost } from '../../staff/parts/record-host.tsx'
import { useStaff } from '../../staff/parts/staff-session.ts'
import { staffInvoiceQuery } from '../api-ops.ts'
import { InvoiceAmounts } from '../parts/invoice-amounts.tsx'
import { InvoiceBuyer } from '../parts/invoice-buyer.tsx'
import { InvoiceCredits, InvoicePayments } from '../parts/invoice-history.tsx'
import { InvoiceLines } from '../parts/invoice-lines.tsx'
import { InvoiceState } from '../parts/invoice-state.tsx'
import { DraftRemovals } from '../parts/operations/draft-removals.tsx'
import { InvoiceMoves } from '../parts/operations/invoice-moves.tsx'
import { useInvoicesOpsWords } from '../parts/operations/use-invoices-ops-words.ts'
import { useAmounts } from '../parts/use-amounts.ts'
import { useInvoiceWords } from '../parts/use-invoice-words.ts'

/** One invoice by its own address, and what finance may do with it. */
export function Screen() {
  const words = useInvoicesOpsWords()
  const staff = useStaff()
  const { id = '' } = useParams()
  const mayRead = staff !== null && staffMay(staff.roles, 'invoices.view')
  const query = useQuery({ ...staffInvoiceQuery(id), enabled: mayRead })
  if (!staff) return null
  if (!mayRead) return <NoAccess words={words} />
  return (
    <RecordHost query={query} section="invoices" words={words}>
      {(invoice) => <Shown invoice={invoice} />}
    </RecordHost>
  )
}

function Shown({ invoice }: { invoice: StaffInvoice }) {
  const words = useInvoicesOpsWords()
  const names = useInvoiceWords()
  const { day } = useAmounts()
  const { number, company, state, due_date, reason } = invoice
  return (
    <>
      <PageHeader
        back={{ label: words.back, href: pathTo('opsSection', { section: 'invoices' }), as: PageLink }}
        title={number ? <span className="ltr-island">{number}</span> : words.draftName}
        badge={<InvoiceState state={state} />}
        text={
          <>
            <bdi>{company}</bdi>
            {due_date && ` · ${names.dueDate} ${day(due_date)}`}
          </>
        }
        actions={<InvoiceMoves invoice={invoice} />}
      />
      <div className="grid grid-cols-1 gap-5">
        {reason && (
          <Banner>
            {words.reason}: <bdi dir="auto">{reason}</bdi>
          </Banner>
        )}
        <InvoiceLines lines={invoice.lines} />
        {isDraft(state) && invoice.lines.length > 1 && <DraftRemovals invoice={invoice} />}
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
          <InvoiceAmounts invoice={invoice} />
          <div className="grid grid-cols-1 gap-5">
            {number && <InvoicePayments payments={invoice.payments} />}
            <InvoiceCredits notes={invoice.credit_notes} />
            <InvoiceBuyer buyer={invoice.buyer} />
          </div>
        </div>
        {invoice.note && (
          <p className="wrap-anywhere text-ink-soft">
            {names.note}: <bdi dir="auto">{invoice.note}</bdi>
          </p>
        )}
      </div>
    </>
  )
}
