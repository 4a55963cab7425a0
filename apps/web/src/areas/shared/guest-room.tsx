import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { pathTo } from '../../paths.ts'
import { prepareForFailure } from '../../platform/call.ts'
import { go } from '../../platform/go.ts'
import { useWords } from '../../platform/i18n.tsx'
import { PageLink } from '../../platform/page-link.tsx'
import { queryClient } from '../../platform/query-client.ts'
import { wantToasts } from '../../platform/toasts.tsx'
import { AriaProvider } from '../../ui/aria-provider.tsx'
import { Wordmark } from '../../ui/brand.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'
import { Preferences } from '../preferences.tsx'

/** A page of the app for somebody who is not signed in. */
export function GuestRoom({ children }: { children?: ReactNode }) {
  const words = useWords({ ar, en })
  useEffect(wantToasts, [])
  useEffect(prepareForFailure, [])
  return (
    <QueryClientProvider client={queryClient}>
      <AriaProvider navigate={(to) => void go(to)}>
        <SkipLink target="main" />
        <div className="flex min-h-dvh flex-col">
          <header className="sticky top-0 z-30 border-b border-line bg-surface/90 backdrop-blur-md print:hidden">
            <div className="page flex min-h-16 items-center gap-1.5">
              <PageLink href={pathTo('homeClient')} aria-label={words.homeLabel} className="me-auto rounded-sm">
                <Wordmark />
              </PageLink>
              <Preferences />
            </div>
          </header>
          <main id="main" tabIndex={-1} className="page w-full flex-1 py-8 outline-none">
            {children}
          </main>
        </div>
      </AriaProvider>
    </QueryClientProvider>
  )
}
