import type { Page } from '@playwright/test'
import { areaOf, hrefOf, linkKey, pageKey } from './addresses.ts'
import { isInLaterRow, type PageButton, whenStill } from './controls.ts'
import type { RouteMap } from './route-map.ts'
import type { Walker } from './walker.ts'

/** Menus, dialogs and disclosures of a page, each with a key that is the same in both languages. */
function openersOf(buttons: readonly PageButton[], url: string) {
  const openers = buttons.filter(({ isOpener }) => isOpener)
  return openers
    .map((opener, index) => {
      const earlier = openers.slice(0, index)
      const place = opener.isFrame ? `${areaOf(url)} frame` : pageKey(url)
      const key = `${place} ${opener.path} ${earlier.filter(({ path }) => path === opener.path).length}`
      return { ...opener, key, isRow: opener.isPopup && isInLaterRow(opener, earlier) }
    })
    .filter(({ isRow }) => !isRow)
}

/** Not with a locator, which first waits until an element stands still. */
async function clickAt(page: Page, mark: string): Promise<void> {
  const point = await page.evaluate((mark) => {
    const element = document.querySelector(`[data-crawl="${mark}"]`)
    element?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = element?.getBoundingClientRect()
    return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  }, mark)
  if (point) await page.mouse.click(point.x, point.y)
}

/**
 * Presses menus and disclosures open, for the links in them, until one is found that is to be pressed, and presses it: whether
 * there was one. `menus` remembers the kinds of links in each menu, for the walk in the other language.
 */
export async function pressInMenus(walker: Walker, map: RouteMap, menus: Map<string, Set<string>>): Promise<boolean> {
  const { page } = walker
  const from = page.url()
  const isDone = (key: string) => [...(menus.get(key) ?? ['unknown'])].every((target) => map.isReached(target))
  const visited = new Set<string>()
  for (;;) {
    const { links, buttons } = await walker.controls()
    const before = new Set(links.map(({ href }) => href))
    const opener = openersOf(buttons, from).find(({ key }) => !visited.has(key) && !isDone(key))
    if (!opener) return false
    visited.add(opener.key)
    await clickAt(page, opener.mark)
    await whenStill(page)
    if (page.url() !== from) return true
    const inside = (await walker.controls()).links.filter(({ href }) => !before.has(href))
    menus.set(opener.key, new Set(inside.map(({ href }) => linkKey(href))))
    const next = inside.find((link) => !map.isPressed(link, from))
    if (next) {
      map.addPressed(next, from)
      await walker.press(next)
      return true
    }
    await page.keyboard.press('Escape')
    if (await page.evaluate(() => document.querySelector('dialog:modal') !== null)) await walker.load(hrefOf(from))
  }
}
