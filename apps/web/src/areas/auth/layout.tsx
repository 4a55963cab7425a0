import type { ReactNode } from 'react'
import { OfflineNotice } from '../../features/site/parts/offline-notice.tsx'
import { useWords } from '../../platform/i18n/i18n.ts'
import { AppProviders, GuestBar } from '../app-providers.tsx'
import { ar } from './messages/ar.ts'
import { en } from './messages/en.ts'
import { Panel } from './panel.tsx'

/** Signing in and up: a calm column for the form; beside it, where there is room, the illustration. */
export function Screen({ children }: { children?: ReactNode }) {
  const words = useWords({ ar, en })
  return (
    <AppProviders>
      <div className="grid min-h-dvh lg:grid-cols-[minmax(34rem,1fr)_1fr]">
        <div className="flex min-w-0 flex-col">
          <header className="sticky top-0 z-30 bg-surface">
            <GuestBar
              homeLabel={words.homeLabel}
              className="flex h-18 items-center gap-2 px-[clamp(1rem,4vw,2.5rem)]"
            />
            <OfflineNotice />
          </header>
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto flex w-full max-w-xl flex-1 flex-col px-[clamp(1rem,4vw,2.5rem)] py-8 outline-none lg:pt-[10vh]"
          >
            {children}
          </main>
        </div>
        <Panel />
      </div>
    </AppProviders>
  )
}
