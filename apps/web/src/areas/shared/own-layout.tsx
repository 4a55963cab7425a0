import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { type LazyScreen, lazyScreen } from '../../platform/lazy/chunks.tsx'
import { session, useSession } from '../../platform/session/session.ts'

const LAYOUTS = {
  guest: lazyScreen(async () => ({ Screen: (await import('./guest-layout.tsx')).GuestLayout })),
  talent: lazyScreen(() => import('../talent/layout.tsx')),
  client: lazyScreen(() => import('../client/layout.tsx')),
}
const layoutOf = (type: number | undefined) => (type === undefined ? 'guest' : type === TALENT ? 'talent' : 'client')

/** The layout of the person's own area; during sign-in and sign-out the last one stays until the next page. */
function OwnLayout({ children }: { children?: ReactNode }) {
  const type = useSession().user?.type
  const [shownType, setShownType] = useState(type)
  useEffect(() => {
    // During sign-out the layout stays until the next page.
    if (type !== undefined && type !== shownType)
      void LAYOUTS[layoutOf(type)].preload().then(
        () => setShownType(type),
        () => undefined,
      )
  }, [type, shownType])
  const Own = LAYOUTS[layoutOf(shownType)]
  return <Own>{children}</Own>
}

/** Preloads only the layout of this kind of person. */
export const ownLayout: LazyScreen = Object.assign(OwnLayout, {
  preload: () => LAYOUTS[layoutOf(session.get().user?.type)].preload(),
})
