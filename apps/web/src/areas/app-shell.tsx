import { type ReactNode, useState } from 'react'
import { ZoneNotice } from '../features/accounts/parts/zone-notice.tsx'
import { NoticeBell } from '../features/notifications/parts/notice-bell.tsx'
import { OfflineNotice } from '../features/site/parts/offline-notice.tsx'
import { DigitsProvider } from '../platform/i18n/digits.tsx'
import { useWords } from '../platform/i18n/i18n.ts'
import { PageLink } from '../platform/navigation/page-link.tsx'
import { useSession } from '../platform/session/session.ts'
import { Wordmark } from '../ui/display/brand.tsx'
import { cx } from '../ui/cx.ts'
import { AccountMenu } from './account-menu.tsx'
import { AppProviders } from './app-providers.tsx'
import { ar } from './messages/ar.ts'
import { en } from './messages/en.ts'
import { ownHome } from '../platform/navigation/own-home.ts'
import { PaletteButton, PaletteHost, type PalettePart } from './palette.tsx'
import { LanguageChoice, ThemeChoice } from './preferences.tsx'

type Props = {
  /** Navigation of this area: beside the mark, where it is long in a row of its own. */
  nav?: ReactNode
  /** On phones at the bottom. */
  bar?: ReactNode
  /** Shown above every page, e.g. that the phone is not verified yet. */
  banner?: ReactNode
  /** Opens the recruiter beside the page. */
  assistant?: ReactNode
  /** Command palette of this area. */
  palette?: PalettePart
  children?: ReactNode
}

/** Breakpoint from which the navigation is beside the mark, by its length. Sticky elements below the bar need its height. */
const NARROW = {
  mark: 'lg:me-0',
  nav: 'lg:order-none lg:w-auto lg:min-w-0 lg:flex-1',
  bar: '[--bar:calc(4.0625rem+var(--strip,0px))]',
}
const WIDE = {
  mark: 'xl:me-0',
  nav: 'xl:order-none xl:w-auto xl:min-w-0 xl:flex-1',
  bar: '[--bar:calc(6.8125rem+var(--strip,0px))] xl:[--bar:calc(4.0625rem+var(--strip,0px))]',
}

/** Layout of signed-in areas. */
export function AppShell({ nav, bar, banner, palette, assistant, children }: Props) {
  const words = useWords({ ar, en })
  const { user: present } = useSession()
  const [user, setUser] = useState(present)
  // Keeps the last user during sign-out, so that the page does not change before the navigation.
  if (present && present !== user) setUser(present)
  if (!user) return null
  const position = palette ? WIDE : NARROW
  return (
    <DigitsProvider digits={user.digits}>
      <AppProviders>
        <div
          className={cx(
            'flex min-h-dvh flex-col min-[96rem]:pe-[var(--recruiter,0px)]',
            nav ? position.bar : '[--bar:calc(4.0625rem+var(--strip,0px))]',
            bar ? '[--phone-bar:calc(3.8125rem+env(safe-area-inset-bottom))] lg:[--phone-bar:0px]' : false,
          )}
        >
          <header className="sticky top-0 z-30 border-b border-line bg-surface/90 backdrop-blur-md print:hidden">
            <div className="page flex flex-wrap items-center gap-x-1.5">
              <PageLink
                href={ownHome(user)}
                aria-label={words.homeLabel}
                className={cx('me-auto flex min-h-16 items-center rounded-sm', nav ? position.mark : false)}
              >
                <Wordmark />
              </PageLink>
              {nav && <div className={cx('order-last w-full', position.nav)}>{nav}</div>}
              {palette && <PaletteButton />}
              {assistant}
              <ThemeChoice className="max-xs:hidden" />
              <LanguageChoice compact />
              <NoticeBell />
              <AccountMenu user={user} />
            </div>
            <OfflineNotice />
          </header>
          {palette && <PaletteHost part={palette} />}
          <div className="page grid gap-3 pt-4 empty:hidden print:hidden">
            {banner}
            <ZoneNotice />
          </div>
          <main id="main" tabIndex={-1} className="page flex-1 py-8 outline-none">
            {children}
          </main>
          {bar}
        </div>
      </AppProviders>
    </DigitsProvider>
  )
}
