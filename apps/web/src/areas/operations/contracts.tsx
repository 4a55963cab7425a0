import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { StaffContracts } from '../../features/contracts/parts/operations/staff-contracts.tsx'
import { useContractsOpsWords } from '../../features/contracts/messages/operations/en.ts'
import { useOffersOpsWords } from '../../features/offers/messages/operations/en.ts'
import { Hires } from '../../features/offers/parts/operations/hires.tsx'
import { StaffOffers } from '../../features/offers/parts/operations/staff-offers.tsx'
import { RenewalsBoard } from '../../features/renewals/parts/operations/renewals-board.tsx'
import { NoAccess } from '../../features/staff/parts/no-access.tsx'
import { useStaff } from '../../features/staff/parts/session/staff-session.ts'
import { pathTo } from '../../paths.ts'
import { useHref } from '../../platform/navigation/location.tsx'
import { navigate } from '../../platform/navigation/navigate.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'

const TABS = ['contracts', 'offers', 'renewals']

/** Contracts, the offers before them and their renewals; which is open is in the address. */
export function Screen() {
  const words = useContractsOpsWords()
  const offers = useOffersOpsWords()
  const staff = useStaff()
  const { tab } = readHref(useHref()).query
  if (!staff) return null
  if (!staffMay(staff.roles, 'contracts.read')) return <NoAccess words={words} />
  const open = (id: string) =>
    void navigate(pathTo('opsSection', { section: 'contracts' }, { tab: id }), { replace: true, keepScroll: true })
  const items = [
    { id: 'contracts', label: words.tabs.contracts, content: <StaffContracts hires={<Hires />} /> },
    ...(staffMay(staff.roles, 'offers.read') ? [{ id: 'offers', label: offers.title, content: <StaffOffers /> }] : []),
    ...(staffMay(staff.roles, 'contracts.renew')
      ? [{ id: 'renewals', label: words.tabs.renewals, content: <RenewalsBoard /> }]
      : []),
  ]
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <Tabs
        label={words.tabs.label}
        value={TABS.find((id) => id === tab && items.some((item) => item.id === id)) ?? 'contracts'}
        onChange={open}
        items={items}
      />
    </>
  )
}
