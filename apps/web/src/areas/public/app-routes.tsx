import { lazyScreen, type LazyScreen } from '../../platform/lazy/chunks.tsx'
import type { AreaRoutes } from '../area.ts'
import { publicArea } from './routes.tsx'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { type ReactNode, useState } from 'react'
import { session, useSession } from '../../platform/session/session.ts'

const TalentRoom = lazyScreen(() => import('../talent/layout.tsx'))
const isTalent = (type: number | undefined) => type === TALENT

/** A public page that a signed-in talent has in their own area. */
function talentsOwn(Usual: LazyScreen): LazyScreen {
  function Layout({ children }: { children?: ReactNode }) {
    const type = useSession().user?.type
    const [isOwn, setOwn] = useState(isTalent(type))
    // During sign-out the layout stays until the next page.
    if (isTalent(type) && !isOwn) setOwn(true)
    return isOwn ? <TalentRoom>{children}</TalentRoom> : <Usual>{children}</Usual>
  }
  const preload = () => (isTalent(session.get().user?.type) ? TalentRoom : Usual).preload()
  return Object.assign(Layout, { preload })
}

/** Public pages inside the app, with more for signed-in people. Visitors never load it. */
export const publicAreaInApp: AreaRoutes = {
  ...publicArea,
  layouts: { bringBuddy: talentsOwn },
  screens: {
    ...publicArea.screens,
    bringBuddy: lazyScreen(() => import('./app-bring-buddy.tsx')),
  },
}
