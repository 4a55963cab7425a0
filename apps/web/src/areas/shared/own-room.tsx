import { TALENT } from '@fareeq/domain/kernel/user-types.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { type LazyScreen, lazyScreen } from '../../platform/lazy/chunks.tsx'
import { session, useSession } from '../../platform/session/session.ts'

const ROOMS = {
  guest: lazyScreen(async () => ({ Screen: (await import('./guest-room.tsx')).GuestRoom })),
  talent: lazyScreen(() => import('../talent/layout.tsx')),
  client: lazyScreen(() => import('../client/layout.tsx')),
}
const roomOf = (type: number | undefined) => (type === undefined ? 'guest' : type === TALENT ? 'talent' : 'client')

/** Furnished like the person's own room; whoever comes in or leaves keeps seeing the last one until the next is here. */
function Room({ children }: { children?: ReactNode }) {
  const type = useSession().user?.type
  const [furnished, setFurnished] = useState(type)
  useEffect(() => {
    // Who leaves is on the way to another page.
    if (type !== undefined && type !== furnished)
      void ROOMS[roomOf(type)].preload().then(
        () => setFurnished(type),
        () => undefined,
      )
  }, [type, furnished])
  const Own = ROOMS[roomOf(furnished)]
  return <Own>{children}</Own>
}

/** Only the room of whoever is here is fetched. */
export const ownRoom: LazyScreen = Object.assign(Room, {
  preload: () => ROOMS[roomOf(session.get().user?.type)].preload(),
})
