import type { StaffRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import type { StaffAccount } from '@fareeq/domain/staff/schema-accounts.ts'
import { useState } from 'react'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { setRoles } from '../../api-accounts.ts'
import { RoleChoice } from './role-choice.tsx'
import { useAccountsWords } from '../../messages/accounts/en.ts'

/** Optimistic locking by `expected_roles`, the roles as the dialog opened: the second of two admins is refused. */
export function RolesDialog({ account: { id, name, roles } }: { account: StaffAccount }) {
  const { roles: words, list } = useAccountsWords()
  const [loadedRoles, setLoadedRoles] = useState<readonly StaffRole[]>(roles)
  const [selected, choose] = useState<readonly StaffRole[]>(roles)
  const begin = () => {
    setLoadedRoles(roles)
    choose(roles)
  }
  const save = async () =>
    selected.length === 0
      ? words.missing
      : runWithToast(setRoles(id, { roles: [...selected], expected_roles: [...loadedRoles] }), words.saved)
  return (
    <ConfirmDialog
      kind="primary"
      trigger={<Button kind="quiet">{words.change}</Button>}
      onOpenChange={begin}
      title={words.title.replace('{name}', name)}
      text={words.text}
      confirmLabel={words.save}
      onConfirm={save}
    >
      <RoleChoice label={list.roles} value={selected} onChange={choose} />
    </ConfirmDialog>
  )
}
