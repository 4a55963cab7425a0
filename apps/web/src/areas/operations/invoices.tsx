import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { MonthPreview } from '../../features/invoices/parts/operations/month-preview.tsx'
import { StaffInvoices } from '../../features/invoices/parts/operations/staff-invoices.tsx'
import { useInvoicesOpsWords } from '../../features/invoices/messages/operations/en.ts'
import { useQuotesOpsWords } from '../../features/quotes/messages/operations/en.ts'
import { StaffQuotes } from '../../features/quotes/parts/operations/staff-quotes.tsx'
import { useRecurringWords } from '../../features/recurring-invoices/messages/en.ts'
import { StaffRecurring } from '../../features/recurring-invoices/parts/operations/staff-recurring.tsx'
import { NoAccess } from '../../features/staff/parts/no-access.tsx'
import { useStaff } from '../../features/staff/parts/session/staff-session.ts'
import { pathTo } from '../../paths.ts'
import { useHref } from '../../platform/navigation/location.tsx'
import { navigate } from '../../platform/navigation/navigate.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'

const TABS = ['invoices', 'quotes', 'months', 'recurring']

/** Invoices and what becomes one; which is open is in the address. */
export function Screen() {
  const words = useInvoicesOpsWords()
  const { title: quotes } = useQuotesOpsWords()
  const { title: recurring } = useRecurringWords()
  const staff = useStaff()
  const { tab } = readHref(useHref()).query
  if (!staff) return null
  if (!staffMay(staff.roles, 'invoices.view')) return <NoAccess words={words} />
  const open = (id: string) =>
    void navigate(pathTo('opsSection', { section: 'invoices' }, { tab: id }), { replace: true, keepScroll: true })
  const items = [
    { id: 'invoices', label: words.tabs.invoices, content: <StaffInvoices /> },
    ...(staffMay(staff.roles, 'quotes.read') ? [{ id: 'quotes', label: quotes, content: <StaffQuotes /> }] : []),
    { id: 'months', label: words.tabs.months, content: <MonthPreview /> },
    { id: 'recurring', label: recurring, content: <StaffRecurring /> },
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
