import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { StaffContracts } from '../../features/contracts/parts/operations/staff-contracts.tsx'
import { useContractsOpsWords } from '../../features/contracts/messages/operations/en.ts'
import { RenewalsBoard } from '../../features/renewals/parts/operations/renewals-board.tsx'
import { NoAccess } from '../../features/staff/parts/no-access.tsx'
import { useStaff } from '../../features/staff/parts/session/staff-session.ts'
import { pathTo } from '../../paths.ts'
import { useHref } from '../../platform/navigation/location.tsx'
import { navigate } from '../../platform/navigation/navigate.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'

/** Contracts and their renewals; which of both is open is in the address. */
export function Screen() {
  const words = useContractsOpsWords()
  const staff = useStaff()
  const { tab } = readHref(useHref()).query
  if (!staff) return null
  if (!staffMay(staff.roles, 'contracts.read')) return <NoAccess words={words} />
  const open = (id: string) =>
    void navigate(pathTo('opsSection', { section: 'contracts' }, { tab: id }), { replace: true, keepScroll: true })
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      {staffMay(staff.roles, 'contracts.renew') ? (
        <Tabs
          label={words.tabs.label}
          value={tab === 'renewals' ? 'renewals' : 'contracts'}
          onChange={open}
          items={[
            { id: 'contracts', label: words.tabs.contracts, content: <StaffContracts /> },
            { id: 'renewals', label: words.tabs.renewals, content: <RenewalsBoard /> },
          ]}
        />
      ) : (
        <StaffContracts />
      )}
    </>
  )
}
