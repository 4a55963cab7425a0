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
import { Preferences } from '../preferences.tsx'
import { ar } from './messages/ar.ts'
import { en } from './messages/en.ts'
import { Panel } from './panel.tsx'

/** Signing in and up: a calm column for the form; beside it, where there is room, the drawing. */
export function Screen({ children }: { children?: ReactNode }) {
  const words = useWords({ ar, en })
  useEffect(wantToasts, [])
  useEffect(prepareForFailure, [])
  return (
    <QueryClientProvider client={queryClient}>
      <AriaProvider navigate={(to) => void go(to)}>
        <SkipLink target="main" />
        <div className="grid min-h-dvh lg:grid-cols-[minmax(34rem,1fr)_1fr]">
          <div className="flex min-w-0 flex-col">
            <header className="flex h-18 items-center gap-2 px-[clamp(1rem,4vw,2.5rem)]">
              <PageLink href={pathTo('homeClient')} aria-label={words.homeLabel} className="me-auto rounded-sm">
                <Wordmark />
              </PageLink>
              <Preferences />
            </header>
            <main
              id="main"
              tabIndex={-1}
              className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center px-[clamp(1rem,4vw,2.5rem)] py-8 outline-none"
            >
              {children}
            </main>
          </div>
          <Panel />
        </div>
      </AriaProvider>
    </QueryClientProvider>
  )
}
