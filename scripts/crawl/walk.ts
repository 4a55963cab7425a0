import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Page } from '@playwright/test'
import type { BrowserState } from '../bench/sign-in.ts'
import { areaOf, hrefOf, pageKey } from './addresses.ts'
import { pressButtons } from './buttons.ts'
import { clickMark, controlsOf, type PageButton } from './controls.ts'
import type { Person } from './people.ts'
import { factsOf } from './redirects.ts'
import { createRouteMap, type GroupRecord, type RouteMap } from './route-map.ts'
import { createWalker, type Finding, type Walker } from './walker.ts'

export type WalkResult = { pages: number; presses: number; findings: Finding[]; redirects: Set<string> }

type Options = {
  page: Page
  origin: string
  person: Person
  state: BrowserState
  lang: Lang
  group: GroupRecord
  deadline: number
}

/** Menus and disclosures are pressed open, for the links in them. Whether one was pressed. */
async function pressInMenus(
  { page, links, press }: Walker,
  map: RouteMap,
  exhausted: Set<string>,
  deadline: number,
): Promise<boolean> {
  const from = page.url()
  const keyOf = ({ label, isFrame }: PageButton) => `${isFrame ? areaOf(from) : pageKey(from)} ${label}`
  while (page.url() === from && Date.now() < deadline) {
    const before = new Set((await links()).map(({ href }) => href))
    // After the links: collecting them marks all controls anew.
    const { buttons } = await controlsOf(page)
    const opener = buttons.find((button) => button.isOpener && !exhausted.has(keyOf(button)))
    if (!opener) return false
    await clickMark(page, opener.mark, 1500).catch(() => undefined)
    await page.waitForTimeout(150)
    const next = (await links()).find((link) => !before.has(link.href) && !map.isPressed(link, from))
    if (next) {
      map.addPressed(next, from)
      await press(next)
      return true
    }
    exhausted.add(keyOf(opener))
    await page.keyboard.press('Escape')
  }
  return true
}

/**
 * Greedy walk: on the page one is on, the next link that was not pressed yet is pressed; without one, the next page that has
 * some is opened.
 */
export async function walk({ page, origin, person, state, lang, group, deadline }: Options): Promise<WalkResult> {
  const walker = createWalker({ page, origin, lang, facts: factsOf(state) })
  const map = createRouteMap(person.starts, group)
  const exhausted = new Set<string>()
  let presses = 0

  /** Presses one control of this page; false if there is none left. */
  async function pressNext(): Promise<boolean> {
    const from = page.url()
    const links = await walker.links()
    for (const { href } of links) map.enqueue(href)
    const open = links.filter((link) => !map.isPressed(link, from))
    const next = open.find(({ href }) => map.isNew(href)) ?? open[0]
    if (!next) return pressInMenus(walker, map, exhausted, deadline)
    map.addPressed(next, from)
    await walker.press(next)
    return true
  }

  /** Last, so that a walk that runs out of time has pressed its links. */
  async function pressAllButtons() {
    const report = (label: string, text: string, at: string) => walker.report({ page: at, label, href: '', text })
    for (const address of map.addresses()) {
      if (group.buttonPages.has(pageKey(address)) || Date.now() > deadline) continue
      group.buttonPages.add(pageKey(address))
      await walker.open(address)
      presses += await pressButtons({ page, lang, pressed: group.buttons, deadline, report })
    }
  }

  async function walkFrom(address: string) {
    await walker.open(address)
    while (map.isWalked(page.url()) && Date.now() < deadline) {
      const from = page.url()
      if (!(await pressNext())) return
      presses += 1
      if (page.url() === from) continue
      if (map.isWalked(page.url())) map.comeBack(from)
      else await walker.goBack()
    }
  }

  try {
    for (let address = map.next(); address !== undefined; address = map.next()) {
      await walkFrom(address)
      if (Date.now() > deadline) throw new Error('ran out of time')
    }
    await pressAllButtons()
  } catch (error) {
    walker.report({ page: hrefOf(page.url()), label: '', href: '', text: String(error).split('\n')[0] ?? '' })
  }
  const { findings, redirects } = walker
  return { pages: map.pageCount(), presses, findings, redirects }
}
