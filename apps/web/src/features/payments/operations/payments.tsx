import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { pathTo } from '../../../paths.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { Differences } from '../parts/operations/differences.tsx'
import { StaffPayments } from '../parts/operations/staff-payments.tsx'
import { usePaymentsOpsWords } from '../messages/operations/en.ts'

/** Payments and their reconciliation; which of both is open is in the address. */
export function Screen() {
  const words = usePaymentsOpsWords()
  const staff = useStaff()
  const { tab } = readHref(useHref()).query
  if (!staff) return null
  if (!staffMay(staff.roles, 'invoices.view')) return <NoAccess words={words} />
  const open = (id: string) =>
    void navigate(pathTo('opsSection', { section: 'payments' }, { tab: id }), { replace: true, keepScroll: true })
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <Tabs
        label={words.tabs.label}
        value={tab === 'differences' ? 'differences' : 'payments'}
        onChange={open}
        items={[
          { id: 'payments', label: words.tabs.payments, content: <StaffPayments /> },
          { id: 'differences', label: words.tabs.differences, content: <Differences /> },
        ]}
      />
    </>
  )
}
