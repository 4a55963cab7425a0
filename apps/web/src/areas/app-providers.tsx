import { QueryClientProvider } from '@tanstack/react-query'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { pathTo } from '../paths.ts'
import { prepareForFailure } from '../platform/calls/call-api.ts'
import { useLang } from '../platform/i18n/i18n.ts'
import { PageLink } from '../platform/navigation/page-link.tsx'
import { whenIdle } from '../platform/lazy/lazy-module.ts'
import { queryClient } from '../platform/calls/query-client.ts'
import { needToasts } from '../platform/toasts/toasts.ts'
import { Wordmark } from '../ui/display/brand.tsx'
import { SkipLink } from '../ui/layout/skip-link.tsx'
import { Preferences } from './preferences.tsx'

/** Context providers of every area: the query client, toasts for failed calls, the skip link. */
export function AppProviders({ children }: { children: ReactNode }) {
  useEffect(() => whenIdle(needToasts), [])
  useEffect(() => whenIdle(prepareForFailure), [])
  useAnswersIn(useLang())
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink target="main" />
      {children}
    </QueryClientProvider>
  )
}

/** Invalidates the query cache on a change of language, because answers have names in it. */
function useAnswersIn(lang: Lang): void {
  const lastLang = useRef(lang)
  useEffect(() => {
    if (lastLang.current === lang) return
    lastLang.current = lang
    void queryClient.invalidateQueries()
  }, [lang])
}

/** The bar of somebody who is not signed in: the way to the front page, and the choices of the device. */
export const GuestBar = ({ homeLabel, className }: { homeLabel: string; className: string }) => (
  <div className={className}>
    <PageLink href={pathTo('homeClient')} aria-label={homeLabel} className="me-auto rounded-sm">
      <Wordmark />
    </PageLink>
    <Preferences />
  </div>
)
