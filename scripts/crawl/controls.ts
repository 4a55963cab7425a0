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

export type PageButton = {
  mark: string
  label: string
  isFrame: boolean
  /** Opens a menu or a dialog, or discloses what is below it. */
  isOpener: boolean
  isPopup: boolean
  /** Tags and classes up to the root: the same for each row of a list, and in both languages. */
  path: string
}

export type Controls = { links: PageLink[]; buttons: PageButton[] }

/** Milliseconds after which a notice has gone. */
const NOTICE = 7000

/** Of the buttons that each row of a list has so many are pressed. */
const MAX_ROWS = 2

const wordsOf = (label: string) => label.split(' ')
const isAlike = ({ path, label }: PageButton, other: PageButton) =>
  path === other.path &&
  (wordsOf(label)[0] === wordsOf(other.label)[0] || wordsOf(label).at(-1) === wordsOf(other.label).at(-1))

/** Whether those before it have the same place in a list, and a word in common: "Edit React", "Edit Vue". */
export const isInLaterRow = (button: PageButton, earlier: readonly PageButton[]): boolean =>
  earlier.filter((other) => isAlike(other, button)).length >= MAX_ROWS

/** Runs in the page. */
function markControls() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-crawl]')) delete element.dataset['crawl']
  const scope = document.querySelector('dialog:modal') ?? document
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    // Deferred layout counts as visible: the lower sections of a public page are laid out when they are near.
    const options = { visibilityProperty: true, opacityProperty: true }
    return width > 2 && height > 2 && element.checkVisibility(options) && !element.closest('[inert], .sr-only')
  }
  const labelOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)
  const pathOf = (element: Element): string => {
    const { parentElement: parent, tagName, className } = element
    return parent ? `${pathOf(parent)} ${tagName}.${className}` : ''
  }
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
      isOpener: button.matches('summary, [aria-haspopup], [aria-expanded]'),
      isPopup: button.matches('[aria-haspopup]'),
      path: pathOf(button),
    })),
  }
}

export const controlsOf = (page: Page): Promise<Controls> => page.evaluate(markControls)

type Place = { mark: string; x: number; y: number; cover: string }

/** Runs in the page: where a pointer hits each of these controls, and what it hits instead; without those that are gone. */
const locate = (marks: readonly string[]): Place[] =>
  marks.flatMap((mark) => {
    const element = document.querySelector(`[data-crawl="${mark}"]`)
    element?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = element?.getClientRects()[0]
    if (!element || !box) return []
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const hit = document.elementFromPoint(x, y)
    const isHit = !hit || element.contains(hit) || hit.contains(element)
    return [{ mark, x, y, cover: isHit ? '' : hit.outerHTML.slice(0, 80) }]
  })

/** Reads of a place, two of which must agree: sections with deferred layout are laid out once they are scrolled to. */
const MAX_READS = 20

/** Where a control is once layout has settled. */
async function placeOf(page: Page, mark: string): Promise<Place | undefined> {
  let last: Place | undefined
  for (let read = 0; read < MAX_READS; read++) {
    const [place] = await page.evaluate(locate, [mark])
    if (!place || (place.x === last?.x && place.y === last.y)) return place
    last = place
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  return last
}

/** With the pointer. A locator would first wait until the control stands still, so it is used only where something covers it. */
export async function clickMark(page: Page, mark: string, timeout = 6000): Promise<'pressed' | 'gone'> {
  const place = await placeOf(page, mark)
  if (!place) return 'gone'
  if (place.cover) await page.locator(`[data-crawl="${mark}"]`).click({ timeout })
  else await page.mouse.click(place.x, place.y)
  return 'pressed'
}

/** Of these controls those that something covers, with what it is. */
export async function coversOf(page: Page, marks: readonly string[]): Promise<Map<string, string>> {
  const covered = (await page.evaluate(locate, marks)).filter(({ cover }) => cover)
  if (covered.length === 0) return new Map()
  // A notice goes by itself.
  await page.waitForTimeout(NOTICE)
  const places = await page.evaluate(
    locate,
    covered.map(({ mark }) => mark),
  )
  return new Map(places.filter(({ cover }) => cover).map(({ mark, cover }) => [mark, cover]))
}

/** Waits until a press has had its effect on the page: nothing changes any more, or nothing has changed at all. */
export const whenStill = (page: Page): Promise<void> =>
  page
    .evaluate(
      ({ reaction, stillness, timeout }) =>
        new Promise<void>((resolve) => {
          const deadline = performance.now() + timeout
          let timer = setTimeout(end, reaction)
          const observer = new MutationObserver(() => {
            clearTimeout(timer)
            timer = setTimeout(end, Math.min(stillness, deadline - performance.now()))
          })
          function end() {
            if (document.querySelector('[aria-busy=true]') && performance.now() < deadline)
              return void (timer = setTimeout(end, stillness))
            observer.disconnect()
            resolve()
          }
          observer.observe(document, { subtree: true, childList: true, attributes: true })
        }),
      { reaction: 150, stillness: 40, timeout: 2000 },
    )
    .catch(() => undefined) // The document was replaced.

/** Places on the same page: the fragment must name one. */
export const brokenFragments = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
      .filter((link) => link.pathname === location.pathname && link.hash.length > 1)
      .filter((link) => !document.getElementById(decodeURIComponent(link.hash.slice(1))))
      .map((link) => link.hash),
  )
