import { type ReactNode, useState } from 'react'
import { ClientNav } from './nav.tsx'
import { Door } from '../../features/organisations/parts/door.tsx'
import { PhoneBanner } from '../../features/phone-verifications/parts/banner.tsx'
import { lazyModule } from '../../platform/lazy/lazy-module.ts'
import { useSession } from '../../platform/session/session.ts'
import { AppShell } from '../app-shell.tsx'
import { GuestRoom } from '../shared/guest-room.tsx'

const PALETTE = lazyModule(() => import('./palette.tsx'))

/** The area of a client; whoever has but a link to one page of it sees that page alone. */
export function Screen({ children }: { children?: ReactNode }) {
  const { user } = useSession()
  const [isGuest, setGuest] = useState(!user)
  // Who has just left still sees the old page until the next page is here.
  if (user && isGuest) setGuest(false)
  if (isGuest) return <GuestRoom>{children}</GuestRoom>
  return (
    <AppShell nav={<ClientNav />} banner={<PhoneBanner />} palette={PALETTE}>
      <Door>{children}</Door>
    </AppShell>
  )
}
