import { type ErrorComponentProps, Outlet, useRouterState } from '@tanstack/react-router'
import { ChunkFailurePage, FailurePage } from '../features/site/parts/failure-pages.tsx'
import { OfflineNotice } from '../features/site/parts/offline-notice.tsx'
import { ChunkFailure } from '../platform/chunks.tsx'
import { HereProvider } from '../platform/here.tsx'
import { ToastHost } from '../platform/toasts.tsx'
import { AfterNavigation } from '../platform/tracking.tsx'

const hrefOf = (at: { pathname: string; searchStr: string }) => at.pathname + at.searchStr

/** Around every room: what is said whatever page one is on. */
export function Root() {
  const here = useRouterState({ select: ({ location }) => hrefOf(location) })
  // While a page is on its way the one on screen is still the last that arrived.
  const arrived = useRouterState({ select: ({ resolvedLocation, location }) => hrefOf(resolvedLocation ?? location) })
  return (
    <HereProvider href={here}>
      <Outlet />
      <AfterNavigation href={arrived} />
      <OfflineNotice />
      <ToastHost />
    </HereProvider>
  )
}

export const RouteFailure = ({ error }: ErrorComponentProps) =>
  error instanceof ChunkFailure ? <ChunkFailurePage /> : <FailurePage />
