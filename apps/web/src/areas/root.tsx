import { type FunctionComponent, type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import { ChunkFailurePage, FailurePage } from '../features/site/parts/failure-pages.tsx'
import { matchPath } from '../paths.ts'
import { ErrorBoundary } from '../platform/lazy/error-boundary.tsx'
import { ChunkFailure } from '../platform/lazy/chunks.tsx'
import { LocationProvider } from '../platform/navigation/location.tsx'
import type { Navigator, Scroll } from '../platform/navigation/navigator.ts'
import { ParamsProvider } from '../platform/navigation/params.tsx'
import { session } from '../platform/session/session.ts'
import { ToastHost } from '../ui/overlays/toast-host.tsx'
import { AfterNavigation } from '../platform/analytics/tracking.tsx'
import { PendingFrame } from './pending-frame.tsx'
import { RoutePending } from './pending.tsx'

type Part = FunctionComponent<{ children?: ReactNode }>
type Props = {
  navigator: Navigator
  /** What an address is made of: a layout and the screen in it. */
  pageAt: (href: string) => { Layout: Part; Screen: Part } | null
  scrollTo: (place: Scroll) => void
}

const matchOf = (href: string) => matchPath(href.split('?')[0] ?? '')

/** The areas of signed-in people; whoever is not signed in is on the way to another one. */
const hasOwnFrame = (href: string): boolean => {
  const area = matchOf(href)?.route.area
  return (area === 'talent' || area === 'client' || area === 'shared') && session.get().user !== null
}

const failed = (error: unknown) => (error instanceof ChunkFailure ? <ChunkFailurePage /> : <FailurePage />)

/** Around every area: what is said whatever page one is on. */
export function Root({ navigator, pageAt, scrollTo }: Props) {
  const { here, arrived, isLate } = useSyncExternalStore(navigator.subscribe, navigator.get, navigator.get)
  useLayoutEffect(() => {
    if (arrived) scrollTo(arrived.scroll)
  }, [arrived, scrollTo])
  return (
    <LocationProvider href={here}>
      <ErrorBoundary of={arrived} failed={failed}>
        {arrived ? (
          <Page {...{ here, arrived, isLate, pageAt }} />
        ) : hasOwnFrame(here) ? (
          <PendingFrame isLate={isLate} />
        ) : (
          isLate && <RoutePending />
        )}
      </ErrorBoundary>
      {/* While a page is on its way the one on screen is still the last that arrived. */}
      <AfterNavigation href={arrived?.href ?? here} />
      <ToastHost />
    </LocationProvider>
  )
}

type PageProps = Pick<Props, 'pageAt'> & { here: string; arrived: { href: string; failure?: unknown }; isLate: boolean }

function Page({ here, arrived, isLate, pageAt }: PageProps) {
  const { href, failure } = arrived
  if (failure !== undefined) return failed(failure)
  const page = pageAt(href)
  if (!page) return null
  const match = matchOf(href)
  const { Layout, Screen } = page
  // Another address of the same page changes it where it stands.
  const isWaiting = isLate && matchOf(here)?.id !== match?.id
  return (
    <ParamsProvider params={match?.params ?? {}}>
      <Layout>
        <ErrorBoundary of={arrived} failed={failed}>
          {isWaiting ? <RoutePending /> : <Screen />}
        </ErrorBoundary>
      </Layout>
    </ParamsProvider>
  )
}
