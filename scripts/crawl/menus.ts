import { areaOf, hrefOf, pageKey } from './addresses.ts'
import { clickMark, isInLaterRow, type PageButton, type PageLink, whenStill } from './controls.ts'
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

/**
 * Presses menus and disclosures open, for the links in them, until one is found that is to be pressed, and presses it: whether
 * there was one. `menus` remembers the links in each menu, for the walk in the other language.
 */
export async function pressInMenus(walker: Walker, map: RouteMap, menus: Map<string, PageLink[]>): Promise<boolean> {
  const { page } = walker
  const from = page.url()
  const isDone = (key: string) => menus.get(key)?.every((link) => map.isPressed(link, from)) ?? false
  const visited = new Set<string>()
  for (;;) {
    const { links, buttons } = await walker.controls()
    const before = new Set(links.map(({ href }) => href))
    const opener = openersOf(buttons, from).find(({ key }) => !visited.has(key) && !isDone(key))
    if (!opener) return false
    visited.add(opener.key)
    await clickMark(page, opener.mark, 1500).catch(() => undefined)
    await whenStill(page)
    if (page.url() !== from) return true
    const inside = (await walker.controls()).links.filter(({ href }) => !before.has(href))
    menus.set(opener.key, inside)
    const next = inside.find((link) => !map.isPressed(link, from))
    if (next) {
      if (await walker.press(next)) map.addPressed(next, from)
      return true
    }
    await page.keyboard.press('Escape')
    if (await page.evaluate(() => document.querySelector('dialog:modal') !== null)) await walker.load(hrefOf(from))
  }
}
