import type { ClientInvoice } from '@fareeq/domain/invoices/schema.ts'
import { LATE, isVoid } from '@fareeq/domain/invoices/states.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useParams } from '../../../platform/navigation/params.tsx'
import { useMay } from '../../../platform/session/may.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { UserText } from '../../../ui/display/user-text.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { RecordPage } from '../../../ui/layout/record-page.tsx'
import { invoiceQuery, saveCreditNote, saveInvoice, saveReceipt } from '../api.ts'
import { InvoiceAmounts } from './invoice-amounts.tsx'
import { InvoiceBuyer } from './invoice-buyer.tsx'
import { InvoiceCredits, InvoicePayments } from './invoice-history.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoiceState } from './invoice-state.tsx'
import { InvoiceTransfer } from './invoice-transfer.tsx'
import { useAmounts } from './use-amounts.ts'
import { useInvoiceWords } from '../messages/en.ts'

/** `pay` renders the payment button of an open invoice. A prop, because payments depend on this feature. */
type Props = { pay?: (invoice: ClientInvoice) => ReactNode }

/** One invoice of the company, line by line. */
export function InvoicePage({ pay }: Props) {
  const words = useInvoiceWords()
  const { id = '' } = useParams()
  return (
    <RecordPage query={useQuery(invoiceQuery(id, useLang()))} list={pathTo('invoices')} words={words}>
      {(invoice) => <InvoiceDetails invoice={invoice} pay={pay} />}
    </RecordPage>
  )
}

/** Its state in one sentence. */
function Standing(invoice: ClientInvoice) {
  const { state, is_payable: isPayable, is_underway: isUnderway, due_date, announced_for } = invoice
  const words = useInvoiceWords()
  const { day } = useAmounts()
  const isLate = LATE.includes(state)
  if (isUnderway) return <Banner title={words.underway}>{words.underwayText}</Banner>
  if (isPayable && announced_for)
    return (
      <Banner
        title={words.announced}
        action={
          <ButtonLink as={PageLink} href={pathTo('invoices', {}, { tab: 'pay' })} kind="quiet" size="small">
            {words.howToPay}
          </ButtonLink>
        }
      >
        {words.announcedText(day(announced_for))}
      </Banner>
    )
  if (isPayable && due_date)
    return (
      <Banner tone={isLate ? 'danger' : 'info'}>
        {isLate ? words.lateSince(day(due_date)) : words.dueOn(day(due_date))}
      </Banner>
    )
  return <Banner tone="positive">{isVoid(state) ? words.isVoid : words.isPaid}</Banner>
}

function InvoiceDetails({ invoice, pay }: Props & { invoice: ClientInvoice }) {
  const words = useInvoiceWords()
  const { day, month: monthOf } = useAmounts()
  const lang = useLang()
  const mayChange = useMay('invoices.details')
  const pdf = useAction(() => saveInvoice(invoice))
  const { id, number, state, month, issue_date, due_date, is_payable: isPayable, is_underway: isUnderway } = invoice
  const dates = [
    month && words.forMonth(monthOf(month)),
    issue_date && `${words.issueDate} ${day(issue_date)}`,
    due_date && `${words.dueDate} ${day(due_date)}`,
    invoice.purchase_order && words.purchaseOrder(bidiIsolate(invoice.purchase_order, lang)),
  ]
  return (
    <>
      <PageHeader
        back={{ label: words.back, href: pathTo('invoices'), as: PageLink }}
        title={<span className="ltr-island">{number}</span>}
        badge={<InvoiceState state={state} isUnderway={isUnderway} isAnnounced={invoice.announced_for !== null} />}
        text={dates.filter(Boolean).join(' · ')}
        actions={
          <>
            {isPayable && !isUnderway && invoice.announced_for === null && pay?.(invoice)}
            <Button kind="quiet" pending={pdf.isPending} onPress={() => void pdf.run()}>
              {words.pdf}
            </Button>
          </>
        }
      />
      <div className="grid grid-cols-1 gap-5">
        <Standing {...invoice} />
        <InvoiceLines lines={invoice.lines} />
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
          <InvoiceAmounts invoice={invoice} />
          <div className="grid grid-cols-1 gap-5">
            <InvoiceTransfer transfer={invoice.how_to_pay} />
            <InvoicePayments
              payments={invoice.payments}
              state={state}
              hrefOf={(other) => pathTo('invoice', { id: other })}
              saveReceipt={(payment) => saveReceipt(id, { id: payment, number })}
            />
            <InvoiceCredits notes={invoice.credit_notes} save={(note) => saveCreditNote(id, note)} />
            <InvoiceBuyer
              buyer={invoice.buyer}
              actions={
                mayChange && (
                  <TextLink as={PageLink} href={pathTo('settings', {}, { tab: 'billing' })} className="text-sm">
                    {words.changeBilling}
                  </TextLink>
                )
              }
            />
          </div>
        </div>
        {invoice.note && (
          <p className="wrap-anywhere text-ink-soft">
            {words.note}: <UserText labelled>{invoice.note}</UserText>
          </p>
        )}
      </div>
    </>
  )
}
