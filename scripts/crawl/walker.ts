import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { SessionFacts } from '@fareeq/domain/navigation/facts.ts'
import type { Page } from '@playwright/test'
import { hrefOf, pageKey, routeOf, urlOf } from './addresses.ts'
import { brokenFragments, clickMark, type Controls, controlsOf, coversOf, type PageLink } from './controls.ts'
import { deadEndOf, isSame, loadPage, type PageState, settle, stateOf, travelTo } from './page-state.ts'
import { isAllowedRedirect } from './redirects.ts'
import { watchPending } from './requests.ts'

export type Finding = { page: string; label: string; href: string; text: string }

type Options = { page: Page; origin: string; lang: Lang; facts: SessionFacts }

/** Somebody with a browser, who opens pages and presses links, and writes down what went wrong. */
export function createWalker({ page, origin, lang, facts }: Options) {
  const findings: Finding[] = []
  const redirects = new Set<string>()
  let problems: string[] = []
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()} ${hrefOf(response.url())}`)
  })
  const { pending } = watchPending(page)
  const isUnderWay = () => pending.size > 0
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))

  const report = (finding: Finding) => void findings.push(finding)
  const reportProblems = (finding: Omit<Finding, 'text'>) => {
    for (const text of problems) report({ ...finding, text })
    problems = []
  }

  /** Where the press led. */
  function checkArrival(arrival: Awaited<ReturnType<typeof settle>>, from: PageState, link: Omit<Finding, 'text'>) {
    const { url } = arrival
    if (url === from.url && !isSame(arrival, from)) return
    // The guard may lead back to where one is, and says why.
    if (isSame(arrival, from) && isAllowedRedirect(facts, link.href, url))
      return void redirects.add(`${pageKey(link.href)} → ${pageKey(url)}`)
    const deadEnd = isSame(arrival, from) ? 'nothing happened' : deadEndOf(arrival, lang)
    if (deadEnd) return report({ ...link, text: deadEnd })
    if (pageKey(url) === pageKey(link.href)) return
    if (isAllowedRedirect(facts, link.href, url)) redirects.add(`${pageKey(link.href)} → ${pageKey(url)}`)
    else report({ ...link, text: `led to ${hrefOf(url)} instead` })
  }

  /** Links into the product itself; another language is walked by itself. */
  const isOwn = ({ href, isDownload }: PageLink) =>
    href.startsWith(`${origin}/`) &&
    !isDownload &&
    hrefOf(href) !== hrefOf(page.url()) &&
    routeOf(href) !== null &&
    !urlOf(href).searchParams.has('lang')

  return {
    page,
    lang,
    findings,
    redirects,
    report,
    async controls(): Promise<Controls> {
      const { links, buttons } = await controlsOf(page)
      return { links: links.filter(isOwn), buttons }
    },
    async checkFragments(): Promise<void> {
      const place = { page: hrefOf(page.url()), label: '' }
      for (const href of await brokenFragments(page)) report({ ...place, href, text: 'names no place on the page' })
    },
    /** Links that somebody else has pressed must be there to be pressed, too. */
    async checkUncovered(links: readonly PageLink[]): Promise<void> {
      const covers = await coversOf(
        page,
        links.map(({ mark }) => mark),
      )
      for (const { href, label, mark } of links) {
        const text = covers.get(mark)
        if (text) report({ page: hrefOf(page.url()), label, href: hrefOf(href), text: `is covered by ${text}` })
      }
    },
    /** Whether the link was still there: a list may have been replaced by its filtered one. */
    async press(link: PageLink): Promise<boolean> {
      const from = await stateOf(page)
      const place = { page: hrefOf(from.url), label: link.label, href: hrefOf(link.href) }
      problems = []
      const popup = link.isNewTab ? page.waitForEvent('popup', { timeout: 8000 }).catch(() => null) : null
      try {
        if ((await clickMark(page, link.mark)) === 'gone') return false
      } catch (error) {
        report({ ...place, text: `could not be pressed: ${String(error).split('\n')[0]}` })
        return true
      }
      const tab = await popup
      if (link.isNewTab && !tab) report({ ...place, text: 'opened nothing' })
      else if (tab) checkArrival(await settle(tab), from, place)
      else checkArrival(await settle(page, from, isUnderWay), from, place)
      reportProblems(place)
      await tab?.close()
      return true
    },
    /** Loads the document of a page. */
    async load(address: string): Promise<void> {
      const place = { page: address, label: '', href: address }
      problems = []
      const arrival = await loadPage(page, origin + address)
      const deadEnd = arrival.status >= 400 ? `answered with ${arrival.status}` : deadEndOf(arrival, lang)
      if (deadEnd) report({ ...place, text: deadEnd })
      reportProblems(place)
    },
    /** Without loading a document, where the last one can. */
    async travel(address: string): Promise<void> {
      problems = []
      const arrival = await travelTo(page, address)
      if (!arrival) return this.load(address)
      const place = { page: address, label: '', href: address }
      const deadEnd = deadEndOf(arrival, lang)
      if (deadEnd) report({ ...place, text: deadEnd })
      reportProblems(place)
    },
  }
}
export type Walker = ReturnType<typeof createWalker>
