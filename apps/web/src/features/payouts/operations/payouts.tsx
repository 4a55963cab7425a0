import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { pathTo } from '../../../paths.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { BatchList } from '../parts/operations/batch-list.tsx'
import { StaffPayouts } from '../parts/operations/staff-payouts.tsx'
import { usePayoutsOpsWords } from '../messages/operations/en.ts'

/** Payouts and their batches; which of both is open is in the address. */
export function Screen() {
  const words = usePayoutsOpsWords()
  const staff = useStaff()
  const { tab } = readHref(useHref()).query
  if (!staff) return null
  if (!staffMay(staff.roles, 'payouts.read')) return <NoAccess words={words} />
  const open = (id: string) =>
    void navigate(pathTo('opsSection', { section: 'payouts' }, { tab: id }), { replace: true, keepScroll: true })
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <Tabs
        label={words.tabs.label}
        value={tab === 'batches' ? 'batches' : 'payouts'}
        onChange={open}
        items={[
          { id: 'payouts', label: words.tabs.payouts, content: <StaffPayouts /> },
          { id: 'batches', label: words.tabs.batches, content: <BatchList /> },
        ]}
      />
    </>
  )
}
