import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { buildWatch } from '../lazy/newer-build.ts'
import { navigate } from './navigate.ts'

/** Modified clicks (new tab, new window, download) are left to the browser. */
export const isPlainClick = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.currentTarget.target &&
  !event.currentTarget.hasAttribute('download')

/**
 * A client-side link with a real href, so that it works before hydration and without a reload afterwards. <PageLink
 * href={pathTo('login')}>…</PageLink> · <ButtonLink as={PageLink} href={…}>
 */
export function PageLink({ href, onClick, children, ...rest }: ComponentPropsWithRef<'a'> & { href: string }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || !href.startsWith('/')) return
    // After a deployment the browser follows the link itself, to the newer build.
    if (buildWatch.takesOver(href)) return
    event.preventDefault()
    void navigate(href)
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}
