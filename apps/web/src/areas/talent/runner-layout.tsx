import { type ReactNode, useState } from 'react'
import { DigitsProvider } from '../../platform/i18n/digits.tsx'
import { useWords } from '../../platform/i18n/i18n.ts'
import { PageLink } from '../../platform/navigation/page-link.tsx'
import { ownHome } from '../../platform/navigation/own-home.ts'
import { useSession } from '../../platform/session/session.ts'
import { Wordmark } from '../../ui/display/brand.tsx'
import { AppProviders } from '../app-providers.tsx'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'
import { Preferences } from '../preferences.tsx'

/** Layout of an assessment or a call: no navigation and no notifications. Its bar scrolls away; that of the runner is sticky. */
export function Screen({ children }: { children?: ReactNode }) {
  const words = useWords({ ar, en })
  const { user: present } = useSession()
  const [user, setUser] = useState(present)
  // During sign-out the layout stays until the next page.
  if (present && present !== user) setUser(present)
  if (!user) return null
  return (
    <DigitsProvider digits={user.digits}>
      <AppProviders>
        <div className="flex min-h-dvh flex-col">
          <header className="border-b border-line print:hidden">
            <div className="page flex min-h-14 items-center gap-1.5">
              <PageLink href={ownHome(user)} aria-label={words.homeLabel} className="me-auto rounded-sm">
                <Wordmark />
              </PageLink>
              <Preferences />
            </div>
          </header>
          <main id="main" tabIndex={-1} className="flex-1 outline-none">
            {children}
          </main>
        </div>
      </AppProviders>
    </DigitsProvider>
  )
}
