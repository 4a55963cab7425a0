import { type ReactNode, useState } from 'react'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { matchPath } from '../../paths.ts'
import { useHref } from '../../platform/navigation/location.tsx'
import { ClientBar, ClientNav } from './nav.tsx'
import { PermissionGate } from '../../features/organisations/parts/permission-gate.tsx'
import { PhoneBanner } from '../../features/phone-verifications/parts/banner.tsx'
import { lazyModule } from '../../platform/lazy/lazy-module.ts'
import { useSession } from '../../platform/session/session.ts'
import { AppShell } from '../app-shell.tsx'
import { ClientRecruiter } from './recruiter.tsx'
import { GuestLayout } from '../shared/guest-layout.tsx'

const PALETTE = lazyModule(() => import('./palette.tsx'))

/** Layout of the client area; a guest with a link sees its page without navigation. */
export function Screen({ children }: { children?: ReactNode }) {
  const { user } = useSession()
  const [isGuest, setGuest] = useState(!user)
  const isWizard = matchPath(readHref(useHref()).pathname)?.id === 'clientWizard'
  // During sign-out the layout stays until the next page.
  if (user && isGuest) setGuest(false)
  if (isGuest) return <GuestLayout>{children}</GuestLayout>
  return (
    <AppShell
      nav={<ClientNav />}
      bar={!isWizard && <ClientBar />}
      banner={<PhoneBanner />}
      palette={PALETTE}
      assistant={<ClientRecruiter />}
    >
      <PermissionGate>{children}</PermissionGate>
    </AppShell>
  )
}
