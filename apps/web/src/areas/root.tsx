import { type ErrorComponentProps, Outlet, useRouterState } from '@tanstack/react-router'
import { ChunkFailurePage, FailurePage } from '../features/site/parts/failure-pages.tsx'
import { OfflineNotice } from '../features/site/parts/offline-notice.tsx'
import { ChunkFailure } from '../platform/chunks.tsx'
import { HereProvider } from '../platform/here.tsx'
import { ToastHost } from '../platform/toasts.tsx'
import { AfterNavigation } from '../platform/tracking.tsx'
import { NuqtaLoader } from '../ui/nuqta.tsx'
import { useUiWords } from '../ui/words/use-ui-words.ts'

/** Around every room: what is said whatever page one is on. */
export function Root() {
  const href = useRouterState({ select: ({ location }) => location.pathname + location.searchStr })
  return (
    <HereProvider href={href}>
      <Outlet />
      <AfterNavigation href={href} />
      <OfflineNotice />
      <ToastHost />
    </HereProvider>
  )
}

export const RouteFailure = ({ error }: ErrorComponentProps) =>
  error instanceof ChunkFailure ? <ChunkFailurePage /> : <FailurePage />

export function RoutePending() {
  const words = useUiWords()
  return (
    <div role="status" className="flex min-h-[60dvh] items-center justify-center text-2xl text-point">
      <NuqtaLoader />
      <span className="sr-only">{words.loading}</span>
    </div>
  )
}
