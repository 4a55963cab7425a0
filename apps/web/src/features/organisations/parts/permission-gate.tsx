import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { type ReactNode, Suspense } from 'react'
import { matchPath } from '../../../paths.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { lazyModule } from '../../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx'
import { useMayOpen } from '../../../platform/session/may.ts'
import { useSession } from '../../../platform/session/session.ts'

/** Lazy: rarely needed. */
const NoPermission = lazyPart(
  lazyModule(() => import('./no-permission.tsx')),
  (part) => part.NoPermission,
)

/** A page outside the role's permissions says so, instead of failing call by call. */
export function PermissionGate({ children }: { children?: ReactNode }) {
  const mayOpen = useMayOpen()
  const { user } = useSession()
  const route = matchPath(readHref(useHref()).pathname)?.id
  // Whoever was signed out this moment has no role to name: the guard leads to the sign-in.
  if (!route || !user || mayOpen(route)) return children
  return (
    <Suspense fallback={null}>
      <NoPermission />
    </Suspense>
  )
}
