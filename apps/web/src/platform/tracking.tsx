import { pageTitle } from '@fareeq/domain/kernel/brand.ts'
import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import type { TitleKey } from '@fareeq/domain/navigation/decision.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { matchPath } from '@fareeq/domain/navigation/paths.ts'
import { useEffect, useRef, useState } from 'react'
import { useLang } from './i18n.tsx'

/** The key of a page's title; an address we do not know is on its way to "page not found". */
export function titleKeyOf(href: string): TitleKey {
  const { pathname, query } = readHref(href)
  const id = matchPath(pathname)?.id ?? 'notFound'
  return id === 'notFound' && query.nomination === 'expired' ? 'nominationExpired' : id
}

/** The titles come apart from the page: a prerendered page already has its own. */
export async function titleOf(href: string, lang: Lang): Promise<string> {
  const titles = lang === 'ar' ? (await import('../areas/titles/ar.ts')).ar : (await import('../areas/titles/en.ts')).en
  return pageTitle(lang, titles[titleKeyOf(href)])
}

/** The first heading of the new page, so that a keyboard and a screen reader start where the eyes do. */
function focusHeading() {
  const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!place) return
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/**
 * After each navigation: the title, the word to screen readers, the focus. The page-view event will be sent from here
 * too. `href` is the address that is on screen now.
 */
export function AfterNavigation({ href }: { href: string }) {
  const lang = useLang()
  const [announced, announce] = useState('')
  const shown = useRef(href)
  useEffect(() => {
    let current = true
    void titleOf(href, lang).then((title) => {
      if (!current) return
      document.title = title
      const { pathname } = readHref(href)
      if (readHref(shown.current).pathname === pathname) return
      shown.current = href
      announce(title)
      focusHeading()
    })
    return () => {
      current = false
    }
  }, [href, lang])
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {announced}
    </p>
  )
}
