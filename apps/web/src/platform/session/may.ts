import type { User } from '@fareeq/domain/accounts/schema.ts'
import { type Action, may, type Who } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { CLIENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import type { RouteId } from '@fareeq/domain/navigation/paths.ts'
import { ACTION_OF_ROUTE } from '@fareeq/domain/navigation/rules-permissions.ts'
import { session, useSession } from './session.ts'

/** A client stored before roles existed is an owner. */
function whoIs(user: User | null): Who {
  if (!user) return { kind: 'visitor' }
  return user.type === CLIENT ? { kind: 'client', role: user.member_role ?? 'owner' } : { kind: 'talent' }
}

/** Outside React. */
export const mayNow = (action: Action): boolean => may(whoIs(session.get().user), action)

/** Whether the person here may do this: what they may not is not offered. The server decides (D-15). */
export function useMay(action: Action): boolean {
  const { user } = useSession()
  return may(whoIs(user), action)
}

/** Whether their role in the company is what withholds this: then that is the reason to give, and no other. */
export function useOutsideRole(action: Action): boolean {
  const { user } = useSession()
  return user?.type === CLIENT && !may(whoIs(user), action)
}

/** The same for routes of a client: `useMayOpen()('matching')`. */
export function useMayOpen(): (route: RouteId) => boolean {
  const { user } = useSession()
  return (route) => {
    const action = ACTION_OF_ROUTE[route]
    return !action || may(whoIs(user), action)
  }
}
