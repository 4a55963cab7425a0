import type { StaffInvoice } from '@fareeq/domain/invoices/schema.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { ComponentProps } from 'react'
import { pathTo } from '../../../../paths.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { Banner } from '../../../../ui/display/banner.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { CompanyLink } from '../../../staff/parts/company-link.tsx'
import { StaffRecord } from '../../../staff/parts/staff-record.tsx'
import { saveStaffCredit, staffInvoiceQuery } from '../../api-ops.ts'
import { InvoiceAmounts } from '../invoice-amounts.tsx'
import { InvoiceBuyer } from '../invoice-buyer.tsx'
import { InvoiceCredits, InvoicePayments } from '../invoice-history.tsx'
import { InvoiceLines } from '../invoice-lines.tsx'
import { InvoiceTransfer } from '../invoice-transfer.tsx'
import { InvoiceState } from '../invoice-state.tsx'
import { InvoiceMoves } from './invoice-moves.tsx'
import { useInvoicesOpsWords } from '../../messages/operations/en.ts'
import { useLineRemoval } from './use-line-removal.tsx'
import { useAmounts } from '../use-amounts.ts'
import { useInvoiceWords } from '../../messages/en.ts'
import { useWayBack } from '../../../staff/parts/use-way-back.ts'

type Props = Pick<ComponentProps<typeof InvoiceMoves>, 'transfer'>

/** One invoice by its own address, and what finance may do with it. */
export function InvoiceRecord({ transfer }: Props) {
  const words = useInvoicesOpsWords()
  return (
    <StaffRecord may="invoices.view" queryOf={staffInvoiceQuery} section="invoices" words={words}>
      {(invoice) => <InvoiceDetails invoice={invoice} transfer={transfer} />}
    </StaffRecord>
  )
}

type Again = { link: StaffInvoice['rebills']; says: string }

/** The invoice that this one repeats, or that repeats it. */
function Again({ link, says }: Again) {
  const { draft } = useInvoicesOpsWords()
  if (!link) return null
  return (
    <Banner>
      <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'invoices', id: link.id })}>
        {says}{' '}
        <span className={link.number ? 'ltr-island whitespace-nowrap' : undefined}>{link.number ?? draft.name}</span>
      </TextLink>
    </Banner>
  )
}

function InvoiceDetails({ invoice, transfer }: Props & { invoice: StaffInvoice }) {
  const words = useInvoicesOpsWords()
  const back = useWayBack('invoices', words.back)
  const names = useInvoiceWords()
  const { day, month: monthOf } = useAmounts()
  const { number, month, company, state, due_date, reason, purchase_order } = invoice
  const lang = useLang()
  const removal = useLineRemoval(invoice)
  return (
    <>
      <PageHeader
        back={{ ...back, as: PageLink }}
        title={number ? <span className="ltr-island">{number}</span> : words.draftName(month && monthOf(month))}
        badge={
          <InvoiceState state={state} isUnderway={invoice.is_underway} isAnnounced={invoice.announced_for !== null} />
        }
        text={
          <>
            <CompanyLink id={invoice.organisation_id} name={company} />
            {due_date && ` · ${names.dueDate} ${day(due_date)}`}
            {purchase_order && ` · ${names.purchaseOrder(bidiIsolate(purchase_order, lang))}`}
          </>
        }
        actions={<InvoiceMoves invoice={invoice} transfer={transfer} />}
      />
      <div className="grid grid-cols-1 gap-5">
        {reason && (
          <Banner>
            {words.reason}: <bdi dir="auto">{reason}</bdi>
          </Banner>
        )}
        {invoice.announced_for && <Banner>{words.announced(day(invoice.announced_for))}</Banner>}
        <Again link={invoice.rebills} says={words.againOf} />
        <Again link={invoice.rebilled_by} says={words.againBy} />
        <InvoiceLines lines={invoice.lines} actions={removal} />
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
          <InvoiceAmounts invoice={invoice} />
          <div className="grid grid-cols-1 gap-5">
            <InvoiceTransfer transfer={invoice.how_to_pay} />
            {number && (
              <InvoicePayments
                payments={invoice.payments}
                state={invoice.state}
                hrefOf={(id) => pathTo('opsRecord', { section: 'invoices', id })}
                paymentHrefOf={(id) => pathTo('opsRecord', { section: 'payments', id })}
              />
            )}
            <InvoiceCredits notes={invoice.credit_notes} save={(note) => saveStaffCredit(invoice.id, note)} />
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
