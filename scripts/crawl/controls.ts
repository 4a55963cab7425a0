import type { Page } from '@playwright/test'

/** Visible links and buttons, each marked so that it can be pressed. */

export type PageLink = {
  mark: string
  /** Absolute, as the browser resolves it. */
  href: string
  label: string
  /** Outside of `main`: menus, bars, footer. */
  isFrame: boolean
  isDownload: boolean
  isNewTab: boolean
}

export type PageButton = { mark: string; label: string; isFrame: boolean; isOpener: boolean }

/** Runs in the page. */
function markControls() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-crawl]')) delete element.dataset['crawl']
  const scope = document.querySelector('dialog:modal') ?? document
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const options = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }
    return width > 2 && height > 2 && element.checkVisibility(options) && !element.closest('[inert], .sr-only')
  }
  const labelOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)
  const marked = [...scope.querySelectorAll<HTMLElement>('a[href], button, summary, [role=tab]')].filter(isVisible)
  for (const [index, element] of marked.entries()) element.dataset['crawl'] = String(index)
  const common = (element: HTMLElement) => ({
    mark: element.dataset['crawl'] ?? '',
    label: labelOf(element),
    isFrame: element.closest('main') === null,
  })
  const links = marked.filter((element) => element instanceof HTMLAnchorElement)
  const buttons = marked.filter(
    (element) => !(element instanceof HTMLAnchorElement) && !element.matches(':disabled, [aria-disabled=true]'),
  )
  return {
    links: links.map((link) => ({
      ...common(link),
      href: link.href,
      isDownload: link.hasAttribute('download'),
      isNewTab: link.target === '_blank',
    })),
    buttons: buttons.map((button) => ({
      ...common(button),
      isOpener: button.matches('summary, [aria-haspopup], [aria-expanded=false]'),
    })),
  }
}

export const controlsOf = (page: Page): Promise<{ links: PageLink[]; buttons: PageButton[] }> =>
  page.evaluate(markControls)

export const clickMark = (page: Page, mark: string, timeout = 6000): Promise<void> =>
  page.locator(`[data-crawl="${mark}"]`).click({ timeout })

/** Places on the same page: the fragment must name one. */
export const brokenFragments = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
      .filter((link) => link.pathname === location.pathname && link.hash.length > 1)
      .filter((link) => !document.getElementById(decodeURIComponent(link.hash.slice(1))))
      .map((link) => link.hash),
  )
