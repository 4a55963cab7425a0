import { STAFF_ROLES, type StaffRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import type { Ref } from 'react'
import { CheckboxGroup } from '../../../../ui/fields/choices/checkbox.tsx'
import { useStaffWords } from '../../messages/en.ts'
import { useAccountsWords } from '../../messages/accounts/en.ts'

type Props = {
  label: string
  value: readonly StaffRole[]
  onChange: (roles: StaffRole[]) => void
  onBlur?: () => void
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** The roles, each with what it is trusted with. */
export function RoleChoice({ onChange, ...rest }: Props) {
  const { roles } = useStaffWords()
  const { trusted } = useAccountsWords()
  return (
    <CheckboxGroup
      {...rest}
      columns
      options={STAFF_ROLES.map((id) => ({ id, label: roles[id], detail: trusted[id] }))}
      onChange={(ids) => onChange(STAFF_ROLES.filter((role) => ids.includes(role)))}
    />
  )
}
