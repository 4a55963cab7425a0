import type { StaffRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import { Badge } from '../../../../ui/display/badge.tsx'
import { useStaffWords } from '../../messages/en.ts'

export function RoleNames({ roles }: { roles: readonly StaffRole[] }) {
  const words = useStaffWords().roles
  return (
    <span className="flex flex-wrap gap-1.5 max-md:justify-end">
      {roles.map((role) => (
        <Badge key={role} tone={role === 'admin' ? 'accent' : 'neutral'}>
          {words[role]}
        </Badge>
      ))}
    </span>
  )
}
