import { OfflineNotice } from '../../features/site/parts/offline-notice.tsx'
import { pathTo } from '../../paths.ts'
import { PageLink } from '../../platform/navigation/page-link.tsx'
import { Wordmark } from '../../ui/display/brand.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { cx } from '../../ui/cx.ts'
import { linkClass } from '../../ui/actions/link.tsx'
import { Nuqta } from '../../ui/display/nuqta.tsx'
import { LanguageChoice, ThemeChoice } from '../preferences.tsx'
import { MoreMenu } from './more-menu.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { type MenuLink, useLinks } from './use-links.ts'

/** Links in the bar of a small desktop; a wide one has all. */
const ALWAYS_NAMED = 3

/** The sign-up button is visible at every width. */
export function Navbar() {
  const { words, pages, start, login } = useLinks()
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface/90 backdrop-blur-md print:hidden">
      <div className="page flex h-18 items-center gap-1.5 sm:gap-2">
        <PageLink href={pathTo('homeClient')} aria-label={words.homeLabel} className="me-auto flex rounded-sm lg:me-0">
          <Wordmark className="max-xs:text-xl max-xs:gap-2 max-xs:[&>svg]:h-5.5" />
        </PageLink>
        <nav
          aria-label={words.siteMenu}
          className="ms-5 me-auto hidden items-center gap-5 text-sm lg:flex 2xl:ms-7 2xl:gap-6 2xl:text-[0.9375rem]"
        >
          {pages.map((page, index) => (
            <BarLink key={page.href} {...page} className={cx(index >= ALWAYS_NAMED && 'max-xl:hidden')} />
          ))}
          <MoreMenu label={words.more} pages={pages.slice(ALWAYS_NAMED)} />
        </nav>
        <ThemeChoice className="max-xs:hidden" />
        <LanguageChoice compact className="max-[22.4rem]:hidden" />
        {login && (
          <ButtonLink as={PageLink} href={login.href} kind="ghost" size="small" className="max-sm:hidden">
            {login.label}
          </ButtonLink>
        )}
        <ButtonLink as={PageLink} href={start.href} size="small">
          {start.short ? (
            <>
              <span className="xs:hidden">{start.short}</span>
              <span className="max-xs:hidden">{start.label}</span>
            </>
          ) : (
            start.label
          )}
        </ButtonLink>
        <PhoneMenu />
      </div>
      <OfflineNotice />
    </header>
  )
}

const BarLink = ({ href, label, current, className }: MenuLink & { className: string }) => (
  <PageLink
    href={href}
    aria-current={current}
    className={cx(
      'hit relative rounded-xs py-2 whitespace-nowrap',
      current ? 'font-strong text-ink' : linkClass(true),
      className,
    )}
  >
    {label}
    {current && <Nuqta className="absolute inset-x-0 bottom-0 mx-auto text-[0.4rem] text-point" />}
  </PageLink>
)
