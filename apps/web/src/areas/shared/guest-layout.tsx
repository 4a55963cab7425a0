import type { ReactNode } from 'react'
import { OfflineNotice } from '../../features/site/parts/offline-notice.tsx'
import { useWords } from '../../platform/i18n/i18n.ts'
import { AppProviders, GuestBar } from '../app-providers.tsx'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'

/** Layout of an app page for a signed-out visitor. */
export function GuestLayout({ children }: { children?: ReactNode }) {
  const words = useWords({ ar, en })
  return (
    <AppProviders>
      <div className="flex min-h-dvh flex-col">
        <header className="sticky top-0 z-30 border-b border-line bg-surface/90 backdrop-blur-md print:hidden">
          <GuestBar homeLabel={words.homeLabel} className="page flex min-h-16 items-center gap-1.5" />
          <OfflineNotice />
        </header>
        <main id="main" tabIndex={-1} className="page w-full flex-1 py-8 outline-none">
          {children}
        </main>
      </div>
    </AppProviders>
  )
}
