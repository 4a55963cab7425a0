import type { WaitingSection } from '@fareeq/domain/counters/limits.ts'
import { countIn } from '@fareeq/domain/counters/rules.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { type ReactNode, useState } from 'react'
import { PhoneBanner } from '../../features/phone-verifications/parts/banner.tsx'
import { matchPath, type RouteId } from '../../paths.ts'
import { useHref } from '../../platform/navigation/location.tsx'
import { useSession } from '../../platform/session/session.ts'
import { AppShell } from '../app-shell.tsx'
import { GuestLayout } from '../shared/guest-layout.tsx'
import { useQuery } from '@tanstack/react-query'
import { contractsQuery } from '../../features/contracts/api.ts'
import { HomeNav, type MorePage } from '../../features/talents/parts/home/home-nav.tsx'
import { useLang, useWords } from '../../platform/i18n/i18n.ts'
import { indicatorsQuery } from '../../platform/session/counters.ts'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'

/** The pages of a talent; contracts, payouts, renewals and conversations once there are any. */
function TalentNav() {
  const { pages } = useWords({ ar, en })
  const { data: contracts = [] } = useQuery(contractsQuery('talent', useLang()))
  const { data } = useQuery(indicatorsQuery())
  const waitingIn = (section: WaitingSection) => countIn(data?.waiting.counts ?? [], section)
  const more: MorePage[] = [
    { route: 'talentContracts', label: pages.contracts, waiting: waitingIn('contracts'), parts: ['talentContract'] },
    { route: 'talentPayouts', label: pages.payouts, waiting: 0 },
    { route: 'talentRenewals', label: pages.renewals, waiting: waitingIn('renewals') },
    {
      route: 'conversations',
      label: pages.conversations,
      waiting: waitingIn('conversations'),
      parts: ['conversation'],
    },
  ]
  const has = (route: MorePage['route']) => {
    if (route === 'talentRenewals') return data?.has_renewals
    return route === 'conversations' ? data?.conversations.has_conversations : contracts.length > 0
  }
  return (
    <HomeNav
      more={more.filter(({ route }) => has(route))}
      waiting={{ profile: waitingIn('profile'), interviews: waitingIn('interviews') }}
    />
  )
}

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
    <AppShell nav={<TalentNav />} banner={here && SAY_IT_THEMSELVES.includes(here) ? undefined : <PhoneBanner />}>
      {children}
    </AppShell>
  )
}
