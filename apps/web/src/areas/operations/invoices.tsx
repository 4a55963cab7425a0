import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { StaffInvoices } from '../../features/invoices/parts/operations/staff-invoices.tsx'
import { useInvoicesOpsWords } from '../../features/invoices/messages/operations/en.ts'
import { LedgerExplorer } from '../../features/ledger/parts/operations/ledger-explorer.tsx'
import { NoAccess } from '../../features/staff/parts/no-access.tsx'
import { useStaff } from '../../features/staff/parts/session/staff-session.ts'
import { pathTo } from '../../paths.ts'
import { useHref } from '../../platform/navigation/location.tsx'
import { navigate } from '../../platform/navigation/navigate.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'

/** Invoices and the ledger behind them; which of both is open is in the address. */
export function Screen() {
  const words = useInvoicesOpsWords()
  const staff = useStaff()
  const { tab } = readHref(useHref()).query
  if (!staff) return null
  if (!staffMay(staff.roles, 'invoices.view')) return <NoAccess words={words} />
  const open = (id: string) =>
    void navigate(pathTo('opsSection', { section: 'invoices' }, { tab: id }), { replace: true, keepScroll: true })
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      {staffMay(staff.roles, 'ledger.read') ? (
        <Tabs
          label={words.tabs.label}
          value={tab === 'ledger' ? 'ledger' : 'invoices'}
          onChange={open}
          items={[
            { id: 'invoices', label: words.tabs.invoices, content: <StaffInvoices /> },
            { id: 'ledger', label: words.tabs.ledger, content: <LedgerExplorer /> },
          ]}
        />
      ) : (
        <StaffInvoices />
      )}
    </>
  )
}
