import type { StaffRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { useStaffWords } from '../../messages/en.ts'

/** Roles by name, in one line. */
export function useRoleList(roles: readonly StaffRole[]): string {
  const words = useStaffWords().roles
  return new Intl.ListFormat(useLang(), { type: 'unit', style: 'short' }).format(roles.map((role) => words[role]))
}
