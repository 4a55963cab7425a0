import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { pathTo } from '../../../paths.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { InvoiceList } from '../parts/invoice-list.tsx'
import { AccountStatement } from '../parts/account-statement.tsx'
import { useInvoiceWords } from '../messages/en.ts'

/** Invoices and the statement of account; which of both is open is in the address. */
export function Screen() {
  const words = useInvoiceWords()
  const { tab } = readHref(useHref()).query
  const open = (id: string) => void navigate(pathTo('invoices', {}, { tab: id }), { replace: true, keepScroll: true })
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <Tabs
        label={words.tabs.label}
        value={tab === 'statement' ? 'statement' : 'invoices'}
        onChange={open}
        items={[
          { id: 'invoices', label: words.tabs.invoices, content: <InvoiceList /> },
          { id: 'statement', label: words.tabs.statement, content: <AccountStatement /> },
        ]}
      />
    </>
  )
}
