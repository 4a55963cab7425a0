import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { ReactNode } from 'react'
import { SignedOutNotice } from '../../features/staff/parts/session/signed-out-notice.tsx'
import { useStaff } from '../../features/staff/parts/session/staff-session.ts'
import { pathTo } from '../../paths.ts'
import { lazyModule, useLazyModule } from '../../platform/lazy/lazy-module.ts'
import { PageLink } from '../../platform/navigation/page-link.tsx'
import { ZoneContext } from '../../platform/i18n/zone.ts'
import { useStaffWords } from '../../features/staff/messages/en.ts'
import { Wordmark } from '../../ui/display/brand.tsx'
import { AppProviders } from '../app-providers.tsx'
import { PaletteButton, PaletteHost } from '../palette.tsx'
import { Preferences } from '../preferences.tsx'
import { Shell } from './shell.tsx'

/** Staff realm: a bare layout before the sign-in, the shell after it. */
export function Screen({ children }: { children?: ReactNode }) {
  const staff = useStaff()
  return (
    <ZoneContext value={BUSINESS_ZONE}>
      <AppProviders>
        {staff ? (
          <Shell staff={staff} preferences={<Tools />}>
            {children}
          </Shell>
        ) : (
          <SignInLayout>{children}</SignInLayout>
        )}
      </AppProviders>
    </ZoneContext>
  )
}

const PALETTE = lazyModule(() => import('./palette.tsx'))

/** Lookup tables of the screens: prefetched, so that the next page begins with its own chunk. */
const SECTIONS = lazyModule(() => import('./section.tsx'))
const RECORDS = lazyModule(() => import('./record.tsx'))

function Tools() {
  useLazyModule(SECTIONS)
  useLazyModule(RECORDS)
  return (
    <>
      <PaletteButton everywhere />
      <PaletteHost part={PALETTE} />
      <Preferences />
    </>
  )
}

function SignInLayout({ children }: { children?: ReactNode }) {
  const words = useStaffWords()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="page flex h-18 w-full items-center gap-2">
        <PageLink href={pathTo('opsLogin')} aria-label={words.homeLabel} className="me-auto rounded-sm">
          <Wordmark />
        </PageLink>
        <Preferences />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-lg flex-1 flex-col justify-center px-4 py-8 outline-none"
      >
        <SignedOutNotice />
        {children}
      </main>
    </div>
  )
}
