import { type LazyScreen, lazyScreen } from '../../platform/lazy/chunks.tsx'
import { useParams } from '../../platform/navigation/params.tsx'
import { ScreenByName } from './section.tsx'

/** Below `/ops/meetings`: the hosts, or the room of one meeting. */
const HOSTS: Readonly<Record<string, LazyScreen>> = {
  hosts: lazyScreen(() => import('./hosts.tsx')),
}
const ROOM = { room: lazyScreen(() => import('../../features/rooms/operations/meeting-room.tsx')) }

export function Screen() {
  const { id = '' } = useParams()
  return Object.hasOwn(HOSTS, id) ? (
    <ScreenByName screens={HOSTS} name={id} />
  ) : (
    <ScreenByName screens={ROOM} name="room" />
  )
}
