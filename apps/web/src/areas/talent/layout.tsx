import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { type ReactNode, useState } from 'react'
import { PhoneBanner } from '../../features/phone-verifications/parts/banner.tsx'
import { matchPath, type RouteId } from '../../paths.ts'
import { useHref } from '../../platform/navigation/location.tsx'
import { useSession } from '../../platform/session/session.ts'
import { AppShell } from '../app-shell.tsx'
import { TalentBar, TalentNav } from './nav.tsx'
import { GuestLayout } from '../shared/guest-layout.tsx'

/** Pages that ask for the phone where it fits: after what is more urgent, or beside what needs it. */
const SAY_IT_THEMSELVES: readonly RouteId[] = ['talentHome', 'bringBuddy']

/** The area of a talent; with only the link of a mail, that one page without the navigation. */
export function Screen({ children }: { children?: ReactNode }) {
  const { user } = useSession()
  const here = matchPath(readHref(useHref()).pathname)?.id
  const [isGuest, setGuest] = useState(!user)
  // During sign-out the layout stays until the next page.
  if (user && isGuest) setGuest(false)
  if (isGuest) return <GuestLayout>{children}</GuestLayout>
  return (
    <AppShell
      nav={<TalentNav />}
      bar={here !== 'talentWizard' && <TalentBar />}
      banner={here && SAY_IT_THEMSELVES.includes(here) ? undefined : <PhoneBanner />}
    >
      {children}
    </AppShell>
  )
}
