import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { pathTo } from '../../../paths.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { AccountList } from '../parts/accounts/account-list.tsx'
import { InviteDialog } from '../parts/accounts/invite-dialog.tsx'
import { PermissionTable } from '../parts/accounts/permission-table.tsx'
import { useAccountsWords } from '../messages/accounts/en.ts'
import { NoAccess } from '../parts/no-access.tsx'
import { useStaff } from '../parts/session/staff-session.ts'

/** Accounts of staff, and what each role may do; which of both is open is in the address. */
export function Screen() {
  const words = useAccountsWords()
  const staff = useStaff()
  const { tab } = readHref(useHref()).query
  if (!staff) return null
  if (!staffMay(staff.roles, 'staff.manage')) return <NoAccess words={words} />
  const open = (id: string) =>
    void navigate(pathTo('opsSection', { section: 'colleagues' }, { tab: id }), { replace: true, keepScroll: true })
  return (
    <>
      <PageHeader title={words.title} text={words.text} actions={<InviteDialog />} />
      <Tabs
        label={words.tabs.label}
        value={tab === 'matrix' ? 'matrix' : 'accounts'}
        onChange={open}
        items={[
          { id: 'accounts', label: words.tabs.accounts, content: <AccountList me={staff.id} /> },
          { id: 'matrix', label: words.tabs.matrix, content: <PermissionTable /> },
        ]}
      />
    </>
  )
}
