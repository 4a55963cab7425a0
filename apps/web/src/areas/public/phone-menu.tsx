import { Menu, X } from 'lucide-react'
import { PageLink } from '../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { buttonClass } from '../../ui/actions/button-class.ts'
import { cx } from '../../ui/cx.ts'
import { Nuqta } from '../../ui/display/nuqta.tsx'
import { LanguageChoice, ThemeChoice } from '../preferences.tsx'
import { useDropdown } from './use-dropdown.ts'
import { useLinks } from './use-links.ts'

/** The menu on phones: full width, non-modal, without a scroll lock. */
export function PhoneMenu() {
  const { words, pages, start, login } = useLinks()
  const dropdown = useDropdown()
  return (
    <details ref={dropdown} className="group lg:hidden">
      <summary
        aria-label={words.openMenu}
        className={buttonClass({ kind: 'ghost', square: true, className: '-me-2.5' })}
      >
        <Menu aria-hidden className="group-open:hidden" />
        <X aria-hidden className="hidden group-open:block" />
      </summary>
      <nav
        aria-label={words.siteMenu}
        className="page absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto overscroll-contain border-b border-line bg-surface pt-1 pb-6 shadow-float"
      >
        <ul className="divide-y divide-line">
          {pages.map(({ href, label, current }) => (
            <li key={href}>
              <PageLink
                href={href}
                aria-current={current}
                className={cx('flex min-h-13 items-center gap-2.5 rounded-sm', current && 'font-strong')}
              >
                {label}
                {current && <Nuqta className="text-[0.45rem] text-point" />}
              </PageLink>
            </li>
          ))}
        </ul>
        <div className="mt-5 grid gap-2.5 xs:grid-cols-2 [&>:only-child]:col-span-full">
          <ButtonLink as={PageLink} href={start.href}>
            {start.label}
          </ButtonLink>
          {login && (
            <ButtonLink as={PageLink} href={login.href} kind="quiet">
              {login.label}
            </ButtonLink>
          )}
        </div>
        <div className="mt-4 flex flex-wrap justify-between gap-2 border-t border-line pt-4 xs:hidden">
          <ThemeChoice labelled />
          <LanguageChoice kind="ghost" />
        </div>
      </nav>
    </details>
  )
}
