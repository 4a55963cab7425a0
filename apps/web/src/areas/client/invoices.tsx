import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { AccountStatement } from '../../features/invoices/parts/account-statement.tsx'
import { InvoiceList } from '../../features/invoices/parts/invoice-list.tsx'
import { useInvoiceWords } from '../../features/invoices/messages/en.ts'
import { useTransferWords } from '../../features/announced-transfers/messages/en.ts'
import { HowToPay } from '../../features/payments/parts/how-to-pay.tsx'
import { QuoteList } from '../../features/quotes/parts/quote-list.tsx'
import { useQuoteWords } from '../../features/quotes/messages/en.ts'
import { ClientRecurring } from '../../features/recurring-invoices/parts/client-recurring.tsx'
import { pathTo } from '../../paths.ts'
import { useHref } from '../../platform/navigation/location.tsx'
import { navigate } from '../../platform/navigation/navigate.ts'
import { useMay } from '../../platform/session/may.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'

const TABS = ['invoices', 'quotes', 'pay', 'statement']

/** What the company was billed and quoted, how it pays, and the statement of its account; which is open is in the address. */
export function Screen() {
  const words = useInvoiceWords()
  const { title: quotes } = useQuoteWords()
  const { tab: howToPay } = useTransferWords()
  const mayQuotes = useMay('quotes.read')
  const { tab } = readHref(useHref()).query
  const open = (id: string) => void navigate(pathTo('invoices', {}, { tab: id }), { replace: true, keepScroll: true })
  const items = [
    {
      id: 'invoices',
      label: words.tabs.invoices,
      content: (
        <>
          <ClientRecurring />
          <InvoiceList />
        </>
      ),
    },
    ...(mayQuotes ? [{ id: 'quotes', label: quotes, content: <QuoteList /> }] : []),
    { id: 'pay', label: howToPay, content: <HowToPay /> },
    { id: 'statement', label: words.tabs.statement, content: <AccountStatement /> },
  ]
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <Tabs
        label={words.tabs.label}
        value={TABS.find((id) => id === tab && items.some((item) => item.id === id)) ?? 'invoices'}
        onChange={open}
        items={items}
      />
    </>
  )
}
