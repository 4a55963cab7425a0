import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Page, Route } from '@playwright/test'
import { hrefOf, pageKey, urlOf } from './addresses.ts'
import { clickMark, controlsOf } from './controls.ts'
import { deadEndOf, openPage, settle } from './page-state.ts'

type Options = {
  page: Page
  lang: Lang
  /** Buttons that somebody of the same group has pressed in this language. */
  pressed: Set<string>
  deadline: number
  report: (label: string, text: string, from: string) => void
}

/** Milliseconds in which a button that navigates has begun to. */
const REACTION = 350

/**
 * Presses every button of the page, of which no request that changes anything gets through: where the address changes
 * without such a request, the button only navigates, and must lead somewhere. Returns how many were pressed.
 */
export async function pressButtons({ page, lang, pressed, deadline, report }: Options): Promise<number> {
  const from = page.url()
  let isChange = false
  let presses = 0
  const hold = (route: Route) => {
    if (['GET', 'HEAD'].includes(route.request().method())) return route.continue()
    isChange = true
    return route.abort()
  }
  const keyOf = (label: string) => `${pageKey(from)} ${label.replaceAll(/[\d٠-٩]+/g, '#')}`
  await page.route('**/api/**', hold)
  while (Date.now() < deadline) {
    const { buttons } = await controlsOf(page)
    const next = buttons.find(({ label, isFrame, isOpener }) => !isFrame && !isOpener && !pressed.has(keyOf(label)))
    if (!next) break
    pressed.add(keyOf(next.label))
    presses += 1
    isChange = false
    await clickMark(page, next.mark, 1500).catch(() => undefined)
    await page.waitForTimeout(REACTION)
    if (urlOf(page.url()).pathname !== urlOf(from).pathname) {
      const deadEnd = deadEndOf(await settle(page), lang)
      if (deadEnd && !isChange) report(next.label, deadEnd, hrefOf(from))
      await openPage(page, from)
    } else {
      await page.keyboard.press('Escape')
      if (await page.locator('dialog:modal').count()) await openPage(page, from)
    }
  }
  await page.unroute('**/api/**', hold)
  if (presses > 0) await openPage(page, from)
  return presses
}
