import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Page } from '@playwright/test'
import { hrefOf, pageKey, urlOf } from './addresses.ts'
import { clickMark, controlsOf, isInLaterRow, type PageButton } from './controls.ts'
import { deadEndOf, loadPage, settle } from './page-state.ts'
import { watchRequests } from './requests.ts'

type Options = {
  page: Page
  lang: Lang
  /** Buttons that somebody of the same group has pressed in this language. */
  pressed: Set<string>
  deadline: number
  report: (label: string, text: string, from: string) => void
}

/** A number in its words makes no other button. */
const keyOf = (url: string, { label }: PageButton) => `${pageKey(url)} ${label.replaceAll(/[\d٠-٩]+/g, '#')}`

export const nextButton = (buttons: readonly PageButton[], url: string, pressed: ReadonlySet<string>) =>
  buttons
    .filter((button, index) => !button.isFrame && !button.isOpener && !isInLaterRow(button, buttons.slice(0, index)))
    .find((button) => !pressed.has(keyOf(url, button)))

/**
 * Presses every button of the page, of which no request that changes anything gets through: where the address changes
 * without such a request, the button only navigates, and must lead somewhere. Returns how many were pressed.
 */
export async function pressButtons({ page, lang, pressed, deadline, report }: Options): Promise<number> {
  const from = page.url()
  let presses = 0
  /** In the language of the walk: one of the buttons may choose another. */
  async function reload() {
    await page.context().addCookies([{ name: 'lang', value: lang, url: from }])
    await loadPage(page, from)
  }
  const needsReload = () =>
    page
      .evaluate(
        (lang) => document.querySelector('dialog:modal') !== null || document.documentElement.lang !== lang,
        lang,
      )
      // The document is being replaced.
      .catch(() => true)
  const requests = await watchRequests(page)
  while (Date.now() < deadline) {
    const { buttons } = await controlsOf(page)
    const next = nextButton(buttons, from, pressed)
    if (!next) break
    pressed.add(keyOf(from, next))
    presses += 1
    requests.reset()
    await clickMark(page, next.mark, 1500).catch(() => undefined)
    await requests.whenQuiet()
    if (urlOf(page.url()).pathname !== urlOf(from).pathname) {
      const deadEnd = deadEndOf(await settle(page), lang)
      if (deadEnd && !requests.hasChange()) report(next.label, deadEnd, hrefOf(from))
      await reload()
    } else {
      await page.keyboard.press('Escape')
      if (await needsReload()) await reload()
    }
  }
  // The page that tries a refused request again ends before its requests get through.
  await page.goto('about:blank')
  await requests.release()
  return presses
}
