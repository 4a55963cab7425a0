import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Page } from '@playwright/test'
import type { BrowserState } from '../bench/sign-in.ts'
import { hrefOf, pageKey } from './addresses.ts'
import { nextButton, pressButtons } from './buttons.ts'
import type { Controls, PageLink } from './controls.ts'
import type { GroupRecord } from './group-record.ts'
import { pressInMenus } from './menus.ts'
import type { Person } from './people.ts'
import { factsOf } from './redirects.ts'
import { createRouteMap } from './route-map.ts'
import { createWalker, type Finding } from './walker.ts'

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

/**
 * Greedy walk: on the page one is on, the next link that was not pressed yet is pressed; without one, the next page that has
 * some is opened.
 */
export async function walk({ page, origin, person, state, lang, group, deadline }: Options): Promise<WalkResult> {
  const walker = createWalker({ page, origin, lang, facts: factsOf(state) })
  const map = createRouteMap(person.starts, group, lang)
  const { buttons: pressedButtons } = group[lang]
  const menus = group.menus.get(person.name) ?? new Map<string, PageLink[]>()
  group.menus.set(person.name, menus)
  const inspected = new Set<string>()
  const withButtons = new Map<string, string>()
  let presses = 0

  /** Once for each page, with its tabs and filters. */
  async function inspect({ links, buttons }: Controls) {
    const here = hrefOf(page.url())
    if (inspected.has(here)) return
    inspected.add(here)
    for (const { href } of links) map.enqueue(href)
    if (nextButton(buttons, here, pressedButtons)) withButtons.set(pageKey(here), here)
    await walker.checkFragments()
    await walker.checkUncovered(links)
  }

  /** Presses one control of this page, of which more may be left. */
  async function pressNext(): Promise<'none' | 'last' | 'more'> {
    const from = page.url()
    if (await pressInMenus(walker, map, menus)) return 'more'
    const controls = await walker.controls()
    await inspect(controls)
    const open = controls.links.filter((link) => !map.isPressed(link, from))
    const next = open.find(({ href }) => map.isNew(href)) ?? open[0]
    if (!next) return 'none'
    if (await walker.press(next)) map.addPressed(next, from)
    return open.every((link) => map.isPressed(link, from)) ? 'last' : 'more'
  }

  function checkTime() {
    if (Date.now() > deadline) throw new Error('ran out of time')
  }

  /** Last, so that a walk that runs out of time has pressed its links. */
  async function pressAllButtons() {
    const report = (label: string, text: string, at: string) => walker.report({ page: at, label, href: '', text })
    for (const address of withButtons.values()) {
      await walker.load(address)
      presses += await pressButtons({ page, lang, pressed: pressedButtons, deadline, report })
      checkTime()
    }
  }

  async function walkFrom(address: string) {
    if (map.isUnloaded(address)) {
      map.addDocument(address)
      await walker.load(address)
    } else await walker.travel(address)
    while (map.isWalked(page.url()) && Date.now() < deadline) {
      const from = page.url()
      const outcome = await pressNext()
      if (outcome === 'none') return
      presses += 1
      if (page.url() === from) continue
      const isWalked = map.isWalked(page.url())
      if (outcome === 'last' && !isWalked) return
      if (!isWalked) await walker.travel(hrefOf(from))
      else if (outcome === 'more') map.comeBack(from)
    }
  }

  try {
    for (let address = map.next(); address !== undefined; address = map.next()) {
      await walkFrom(address)
      checkTime()
    }
    await pressAllButtons()
  } catch (error) {
    walker.report({ page: hrefOf(page.url()), label: '', href: '', text: String(error).split('\n')[0] ?? '' })
  }
  const { findings, redirects } = walker
  return { pages: map.pageCount(), presses, findings, redirects }
}
