import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { prepareForFailure } from '../platform/call.ts'
import { DigitsProvider } from '../platform/digits.tsx'
import { go } from '../platform/go.ts'
import { useWords } from '../platform/i18n.tsx'
import { PageLink } from '../platform/page-link.tsx'
import { queryClient } from '../platform/query-client.ts'
import { useSession } from '../platform/session.ts'
import { wantToasts } from '../platform/toasts.tsx'
import { AriaProvider } from '../ui/aria-provider.tsx'
import { Wordmark } from '../ui/brand.tsx'
import { cx } from '../ui/cx.ts'
import { SkipLink } from '../ui/skip-link.tsx'
import { AccountMenu } from './account-menu.tsx'
import { ar } from './messages/ar.ts'
import { en } from './messages/en.ts'
import { ownHome } from '../platform/own-home.ts'
import { Preferences } from './preferences.tsx'

type Props = {
  /** The pages of this room: beside the mark, on phones in a line of their own. */
  nav?: ReactNode
  /** Said above every page, e.g. that the phone is not verified yet. */
  banner?: ReactNode
  children?: ReactNode
}

/** The rooms of signed-in people. */
export function AppShell({ nav, banner, children }: Props) {
  const words = useWords({ ar, en })
  const { user: present } = useSession()
  const [user, setUser] = useState(present)
  // While somebody leaves, the room stays as it was until the next page is here.
  if (present && present !== user) setUser(present)
  useEffect(wantToasts, [])
  useEffect(prepareForFailure, [])
  if (!user) return null
  return (
    <QueryClientProvider client={queryClient}>
      <DigitsProvider digits={user.digits}>
        <AriaProvider navigate={(to) => void go(to)}>
          <SkipLink target="main" />
          <div className="flex min-h-dvh flex-col">
            <header className="sticky top-0 z-30 border-b border-line bg-surface/90 backdrop-blur-md print:hidden">
              <div className="page flex flex-wrap items-center gap-x-1.5">
                <PageLink
                  href={ownHome(user)}
                  aria-label={words.homeLabel}
                  className={cx('me-auto flex min-h-16 items-center rounded-sm', nav ? 'md:me-0' : false)}
                >
                  <Wordmark />
                </PageLink>
                {nav && <div className="order-last w-full md:order-none md:me-auto md:w-auto">{nav}</div>}
                <Preferences />
                <AccountMenu user={user} />
              </div>
            </header>
            {banner && <div className="page pt-4 empty:hidden print:hidden">{banner}</div>}
            <main id="main" tabIndex={-1} className="page flex-1 py-8 outline-none">
              {children}
            </main>
          </div>
        </AriaProvider>
      </DigitsProvider>
    </QueryClientProvider>
  )
}
