import { mayManageCompany } from '@fareeq/domain/companies/rules.ts'
import type { Company } from '@fareeq/domain/companies/schema.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SelectField } from '../../../ui/fields/choices/select-field.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { colleaguesQuery } from '../../staff/api.ts'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { assignManager } from '../api.ts'
import { useCompanyWords } from '../messages/en.ts'

const NOBODY = 'nobody'

/** Names the account manager, or nobody. */
export function AssignManager({ company: { id, manager } }: { company: Company }) {
  const words = useCompanyWords()
  const roles = useStaff()?.roles ?? []
  const [to, setTo] = useState<string | null>(null)
  const { data } = useQuery(colleaguesQuery())
  if (!staffMay(roles, 'companies.assign')) return null
  const others = (data ?? []).filter((colleague) => mayManageCompany(colleague.roles) && colleague.id !== manager?.id)
  const options = [
    ...(manager ? [{ id: NOBODY, label: words.assignNobody }] : []),
    ...others.map((colleague) => ({ id: colleague.id, label: colleague.name })),
  ]
  const save = async () =>
    to
      ? runWithToast(
          assignManager(id, { to: to === NOBODY ? null : to, expected_manager: manager?.id ?? null }),
          words.assigned,
        )
      : words.assignChoose
  return (
    <ConfirmDialog
      trigger={<Button kind={manager ? 'quiet' : 'primary'}>{manager ? words.reassign : words.assign}</Button>}
      onOpenChange={() => setTo(null)}
      title={words.assignTitle}
      text={words.assignText}
      kind="primary"
      confirmLabel={words.assignSave}
      onConfirm={save}
    >
      <SelectField
        label={words.assignTo}
        placeholder={words.assignChoose}
        options={options}
        value={to}
        onChange={setTo}
      />
    </ConfirmDialog>
  )
}
