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
import { ImpersonationNotice } from '../features/staff/parts/impersonation/impersonation-notice.tsx'
import { RoutePending } from './pending.tsx'
import { Wordmark } from '../ui/display/brand.tsx'

/**
 * App shell before its data: on the first load of a signed-in page the bar is rendered at once, at its final height, while
 * the guard runs and the screen is loaded.
 */
const PendingFrame = ({ isLate }: { isLate: boolean }) => (
  <div className="flex min-h-dvh flex-col">
    <header className="border-b border-line bg-surface/90">
      <div className="page flex min-h-16 items-center">
        <Wordmark />
      </div>
      <div className="h-11 xl:hidden" />
    </header>
    <main id="main" aria-busy="true" className="page flex-1 py-8">
      {isLate && <RoutePending />}
    </main>
  </div>
)

type Part = FunctionComponent<{ children?: ReactNode }>
type Props = {
  navigator: Navigator
  /** Layout and screen of an address. */
  pageAt: (href: string) => { Layout: Part; Screen: Part } | null
  scrollTo: (position: Scroll) => void
}

const matchOf = (href: string) => matchPath(href.split('?')[0] ?? '')

/** Signed-in areas, which have their own app shell. */
const hasOwnFrame = (href: string): boolean => {
  const area = matchOf(href)?.route.area
  return (area === 'talent' || area === 'client' || area === 'shared') && session.get().user !== null
}

const failed = (error: unknown) => (error instanceof ChunkFailure ? <ChunkFailurePage /> : <FailurePage />)

/** Root component around every area. */
export function Root({ navigator, pageAt, scrollTo }: Props) {
  const { here, arrived, isLate } = useSyncExternalStore(navigator.subscribe, navigator.get, navigator.get)
  useLayoutEffect(() => {
    if (arrived) scrollTo(arrived.scroll)
  }, [arrived, scrollTo])
  return (
    // During a navigation the page on screen is still the last one, and reads its own address, not the next one.
    <LocationProvider href={arrived?.href ?? here}>
      <ErrorBoundary resetKey={arrived} failed={failed}>
        {arrived ? (
          <Page {...{ here, arrived, isLate, pageAt }} />
        ) : hasOwnFrame(here) ? (
          <PendingFrame isLate={isLate} />
        ) : (
          isLate && <RoutePending />
        )}
      </ErrorBoundary>
      <AfterNavigation href={arrived?.href ?? here} />
      <ToastHost />
      <ImpersonationNotice />
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
  // A navigation within the same page shows no loading state.
  const isWaiting = isLate && matchOf(here)?.id !== match?.id
  return (
    <ParamsProvider params={match?.params ?? {}}>
      <Layout>
        <ErrorBoundary resetKey={arrived} failed={failed}>
          {isWaiting ? <RoutePending /> : <Screen />}
        </ErrorBoundary>
      </Layout>
    </ParamsProvider>
  )
}
