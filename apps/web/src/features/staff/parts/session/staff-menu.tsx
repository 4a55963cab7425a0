import type { StaffMember } from '@fareeq/domain/staff/schema.ts'
import { LogOut, Search } from 'lucide-react'
import { palette } from '../../../../platform/navigation/palette.ts'
import { Avatar } from '../../../../ui/display/avatar.tsx'
import { Menu } from '../../../../ui/overlays/menu.tsx'
import { BareButton } from '../../../../ui/overlays/trigger.tsx'
import { useRoleList } from './use-role-list.ts'
import { useStaffWords } from '../../messages/en.ts'
import { useQueryClient } from '@tanstack/react-query'
import { leaveAsStaff } from '../../api.ts'
import { staffSession } from './staff-session.ts'

/** Signs a colleague out and clears the query cache. */
function useSignOut() {
  const client = useQueryClient()
  return async () => {
    // A server that does not answer must not keep a person signed in.
    await leaveAsStaff().catch(() => undefined)
    await staffSession.end()
    client.removeQueries({ queryKey: ['staff'] })
  }
}

/** Who is here, with which roles, and the way out. */
export function StaffMenu({ staff }: { staff: StaffMember }) {
  const words = useStaffWords()
  const signOut = useSignOut()
  const roles = useRoleList(staff.roles)
  return (
    <Menu
      label={words.accountMenu}
      trigger={
        <BareButton className="-me-1.5 flex min-h-11 min-w-11 flex-none items-center justify-center gap-3 rounded-md px-1.5 transition-colors hover:bg-sunken active:bg-sunken md:ps-3">
          <span className="sr-only">{words.accountMenu}</span>
          <span className="sr-only max-w-56 min-w-0 text-end leading-snug md:not-sr-only">
            <bdi className="block truncate text-sm font-strong text-ink">{staff.name}</bdi>
            <span className="block truncate text-xs font-normal text-ink-soft">{roles}</span>
          </span>
          <Avatar id={staff.id} name={staff.name} size="sm" className="size-9!" />
        </BareButton>
      }
      header={
        <div className="max-w-72 min-w-0">
          <p className="truncate font-strong">
            <bdi>{staff.name}</bdi>
          </p>
          <p className="ltr-island truncate text-start text-xs text-ink-soft rtl:text-end">{staff.email}</p>
          <p className="text-xs text-ink-soft">{roles}</p>
        </div>
      }
      items={[
        { id: 'find', label: words.find, icon: <Search />, onPress: () => palette.set(true) },
        'line',
        {
          id: 'sign-out',
          label: words.signOut,
          icon: <LogOut className="rtl:-scale-x-100" />,
          onPress: () => void signOut(),
        },
      ]}
    />
  )
}
