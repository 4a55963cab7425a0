import { Menu } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { pathTo } from '../../paths.ts'
import { useHere } from '../../platform/here.tsx'
import { useWords } from '../../platform/i18n.tsx'
import { PageLink } from '../../platform/page-link.tsx'
import { useSession } from '../../platform/session.ts'
import { Wordmark } from '../../ui/brand.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { cx } from '../../ui/cx.ts'
import { linkLook } from '../../ui/link.tsx'
import { ownHome } from '../../platform/own-home.ts'
import { Preferences } from '../preferences.tsx'
import { ar } from './messages/ar.ts'
import { en } from './messages/en.ts'

function useLinks() {
  const words = useWords({ ar, en })
  const [here] = useHere().split('?')
  const { user } = useSession()
  const forTalents = here === pathTo('homeTalent')
  const pages = [
    { href: pathTo('homeClient'), label: words.forCompanies },
    { href: pathTo('homeTalent'), label: words.forTalents },
  ].map((page) => ({ ...page, current: page.href === here }))
  const start = user
    ? { href: ownHome(user), label: words.account }
    : forTalents
      ? { href: pathTo('talentSignup'), label: words.join }
      : { href: pathTo('clientSignup'), label: words.hire }
  return { words, pages, start, login: user ? null : { href: pathTo('login'), label: words.login } }
}

export function Navbar() {
  const { words, pages, start, login } = useLinks()
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface/90 backdrop-blur-md">
      <div className="page flex h-18 items-center gap-3 md:gap-7">
        <PageLink href={pathTo('homeClient')} aria-label={words.homeLabel} className="rounded-sm">
          <Wordmark />
        </PageLink>
        <nav aria-label={words.siteMenu} className="hidden gap-6 text-[0.9375rem] md:flex">
          {pages.map(({ href, label, current }) => (
            <PageLink
              key={href}
              href={href}
              aria-current={current ? 'page' : undefined}
              className={cx('rounded-xs py-2', current ? 'font-strong text-ink' : linkLook(true))}
            >
              {label}
            </PageLink>
          ))}
        </nav>
        <div className="ms-auto flex items-center gap-1.5 md:gap-2.5">
          <Preferences />
          {login && (
            <ButtonLink as={PageLink} href={login.href} kind="ghost" size="small" className="max-md:hidden">
              {login.label}
            </ButtonLink>
          )}
          <ButtonLink as={PageLink} href={start.href} size="small" className="max-md:hidden">
            {start.label}
          </ButtonLink>
          <PhoneMenu />
        </div>
      </div>
    </header>
  )
}

/** Native, so that it opens before the page wakes up. */
function PhoneMenu() {
  const { words, pages, start, login } = useLinks()
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => menu.current?.removeAttribute('open')
  useEffect(() => {
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') menu.current?.removeAttribute('open')
    }
    document.addEventListener('keydown', closeByKey)
    return () => document.removeEventListener('keydown', closeByKey)
  }, [])
  return (
    <details ref={menu} className="md:hidden">
      <summary aria-label={words.openMenu} className={buttonLook({ kind: 'ghost', square: true })}>
        <Menu aria-hidden />
      </summary>
      <nav
        aria-label={words.siteMenu}
        className="page absolute inset-x-0 top-full grid gap-1 border-b border-line bg-surface pt-2 pb-5 shadow-float"
      >
        {pages.map(({ href, label, current }) => (
          <PageLink
            key={href}
            href={href}
            onClick={close}
            aria-current={current ? 'page' : undefined}
            className={cx('flex min-h-12 items-center rounded-sm border-b border-line', current && 'font-strong')}
          >
            {label}
          </PageLink>
        ))}
        <div className="mt-4 grid gap-2.5">
          <ButtonLink as={PageLink} href={start.href} onClick={close}>
            {start.label}
          </ButtonLink>
          {login && (
            <ButtonLink as={PageLink} href={login.href} onClick={close} kind="quiet">
              {login.label}
            </ButtonLink>
          )}
        </div>
      </nav>
    </details>
  )
}
