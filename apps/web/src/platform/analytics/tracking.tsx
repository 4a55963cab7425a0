import { pageTitle } from '@fareeq/domain/kernel/language/brand.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { TitleKey } from '@fareeq/domain/navigation/decision.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { matchPath } from '@fareeq/domain/navigation/paths.ts'
import { useEffect, useState } from 'react'
import { measure } from './measure.ts'
import { useLang } from '../i18n/i18n.ts'

/** Title key of a route; an unknown address will become "page not found". */
export function titleKeyOf(href: string): TitleKey {
  const { pathname, query } = readHref(href)
  const id = matchPath(pathname)?.id ?? 'notFound'
  return id === 'notFound' && query.nomination === 'expired' ? 'nominationExpired' : id
}

type NameOf = (href: string, lang: Lang) => Promise<string | undefined>
let ownNameOf: NameOf = () => Promise.resolve(undefined)

/** Dynamic titles (a service, an article), registered by the code that has the content. */
export const namesFrom = (nameOf: NameOf) => {
  ownNameOf = nameOf
}

/** Titles are a separate chunk: a server-rendered page already has its own. */
export async function titleOf(href: string, lang: Lang): Promise<string> {
  const titles = lang === 'ar' ? (await import('../titles/ar.ts')).ar : (await import('../titles/en.ts')).en
  const own = await ownNameOf(href, lang).catch(() => undefined)
  return pageTitle(lang, own ?? titles[titleKeyOf(href)])
}

/** Moves the focus to the first heading of the new page, for keyboards and screen readers. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

type Arrival = {
  entitle: (title: string) => void
  measure: (view: { href: string; title: string; lang: Lang }) => unknown
  announce: (title: string) => void
}

/**
 * After each navigation, once its title is known: document title, page view, and for another page a screen-reader
 * announcement. Superseded navigations are dropped.
 */
export function createFollower(first: string, { entitle, measure, announce }: Arrival) {
  let currentHref = first
  let measured: string | undefined
  return (href: string, lang: Lang) => {
    let current = true
    void titleOf(href, lang).then((title) => {
      if (!current) return
      entitle(title)
      // The same page in the other language is no new view.
      if (measured !== href) measure({ href, title, lang })
      measured = href
      if (readHref(currentHref).pathname === readHref(href).pathname) return
      currentHref = href
      announce(title)
    })
    return () => {
      current = false
    }
  }
}

/** Effects of a navigation: title, page view, screen-reader announcement, focus. */
export function AfterNavigation({ href }: { href: string }) {
  const lang = useLang()
  const [announced, announce] = useState<string>()
  const [follow] = useState(() =>
    createFollower(href, {
      entitle: (title) => void (document.title = title),
      measure,
      announce(title) {
        announce(title)
        // The page is in the DOM at the next frame.
        requestAnimationFrame(focusHeading)
      },
    }),
  )
  useEffect(() => follow(href, lang), [follow, href, lang])
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {announced}
    </p>
  )
}
