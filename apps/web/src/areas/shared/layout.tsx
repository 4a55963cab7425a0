import { TALENT } from '@fareeq/domain/kernel/user-types.ts'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../platform/session.ts'
import { Screen as ClientRoom } from '../client/layout.tsx'
import { Screen as TalentRoom } from '../talent/layout.tsx'
import { GuestRoom } from './guest-room.tsx'

/** Furnished like the person's own room; whoever leaves keeps seeing it until the next page is here. */
export function Screen({ children }: { children?: ReactNode }) {
  const { user } = useSession()
  const [type, setType] = useState(user?.type)
  if (user && user.type !== type) setType(user.type)
  const Room = type === undefined ? GuestRoom : type === TALENT ? TalentRoom : ClientRoom
  return <Room>{children}</Room>
}
