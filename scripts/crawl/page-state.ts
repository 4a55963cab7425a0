import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { pageTitle } from '@fareeq/domain/kernel/language/brand.ts'
import type { TitleKey } from '@fareeq/domain/navigation/decision.ts'
import type { Page } from '@playwright/test'
import { ar as colleaguesAr } from '../../apps/web/src/features/organisations/messages/ar.ts'
import { en as colleaguesEn } from '../../apps/web/src/features/organisations/messages/en.ts'
import { ar as staffAr } from '../../apps/web/src/features/staff/messages/ar.ts'
import { en as staffEn } from '../../apps/web/src/features/staff/messages/en.ts'
import { ar as titlesAr } from '../../apps/web/src/platform/titles/ar.ts'
import { en as titlesEn } from '../../apps/web/src/platform/titles/en.ts'
import { hrefOf, routeOf, urlOf } from './addresses.ts'

/** Milliseconds a page may take on a busy machine. */
const TIMEOUT = 20_000
/** Milliseconds after which a press has done nothing, if no request is under way. */
const REACTION = 6000
const POLL = 30
/** Titled by their content. */
const OWN_TITLES = ['service', 'article']

const DEAD_ENDS = {
  ar: [colleaguesAr.closed.title, staffAr.unknown.reason],
  en: [colleaguesEn.closed.title, staffEn.unknown.reason],
}

export type PageState = {
  url: string
  lang: string
  title: string
  isReady: boolean
  /** What still loads. */
  busy: string
  heading: string
  /** An error state, or a part that could not be loaded. */
  alert: string
  text: string
}

const EMPTY: PageState = { url: '', lang: '', title: '', isReady: false, busy: '', heading: '', alert: '', text: '' }

/** Runs in the page. */
function readState(): PageState {
  const root = document.querySelector('#root')
  const main = document.querySelector('main') ?? document.body
  const broken = document.querySelector('[role=alert]:has(.fill-danger)')
  const busy = document.querySelector('[aria-busy=true], main .pending')
  const heading = main.querySelector('h1, h2')?.textContent ?? main.textContent?.trim().slice(0, 40) ?? ''
  return {
    url: location.href,
    lang: document.documentElement.lang,
    title: document.title,
    isReady: (!root || root.hasAttribute('data-hydrated')) && !busy && heading !== '',
    busy: busy?.parentElement?.outerHTML.slice(0, 200) ?? '',
    heading,
    alert: broken?.textContent ?? '',
    text: main.textContent ?? '',
  }
}

export const isSame = (state: PageState, other: PageState | undefined): boolean =>
  state.url === other?.url && state.text === other.text

function expectedTitle(url: string, lang: Lang): string | null {
  const id = routeOf(url)?.id
  if (!id || OWN_TITLES.includes(id)) return null
  const key: TitleKey = urlOf(url).searchParams.get('nomination') === 'expired' ? 'nominationExpired' : id
  return pageTitle(lang, (lang === 'ar' ? titlesAr : titlesEn)[key])
}

const isSamePage = (url: string, other: string) => urlOf(url).pathname === urlOf(other).pathname

const deadEndIn = ({ text, lang }: PageState): string | undefined =>
  DEAD_ENDS[lang === 'en' ? 'en' : 'ar'].find((sentence) => text.includes(sentence))

/** A notice above it may have come or gone while a dead end is still shown. */
const isUnchanged = (state: PageState, from: PageState) =>
  state.text === from.text || (state.heading === from.heading && deadEndIn(state) !== undefined)

/**
 * The address changes before the page does, and the pages of staff have one title: another page has another text. One that is
 * titled by its content has another title than the last one.
 */
const hasArrived = (state: PageState, from: PageState | undefined) => {
  if (from && isUnchanged(state, from) && !isSamePage(state.url, from.url)) return false
  const title = expectedTitle(state.url, state.lang === 'en' ? 'en' : 'ar')
  return state.isReady && (title === null ? state.title !== from?.title : state.title === title)
}

export const stateOf = (page: Page): Promise<PageState> => page.evaluate(readState)

const isNever = () => false

/** Waits until another page is shown than this one, or another text on it; the last state where it never is. */
export async function settle(
  page: Page,
  from?: PageState,
  isUnderWay: () => boolean = isNever,
): Promise<PageState & { isSettled: boolean }> {
  const deadline = Date.now() + TIMEOUT
  const patience = Date.now() + REACTION
  let last: PageState | undefined
  for (;;) {
    // A document that is being replaced has no state to read.
    const state = await page.evaluate(readState).catch(() => undefined)
    const isStable = state && last && state.url === last.url && state.heading === last.heading
    if (isStable && !isSame(state, from) && hasArrived(state, from)) return { ...state, isSettled: true }
    // Hydration on interaction: without a pointer a public page stays as the server rendered it.
    if (!state?.isReady) await page.mouse.move(2 + (Date.now() % 7), 2)
    const hasReacted = !isSame(state ?? EMPTY, from) || isUnderWay()
    if (Date.now() > deadline || (!hasReacted && Date.now() > patience)) {
      return { ...(state ?? { ...EMPTY, url: page.url() }), isSettled: false }
    }
    last = state
    await page.waitForTimeout(POLL)
  }
}

/** Loads the document. */
export async function loadPage(page: Page, address: string) {
  const response = await page.goto(address, { waitUntil: 'commit' })
  return { status: response?.status() ?? 0, ...(await settle(page)) }
}

/** Goes to a page within the app, as the browser's history does; null where the document has no router. */
export async function travelTo(page: Page, address: string) {
  if (page.url() === 'about:blank') return null
  const from = await stateOf(page)
  if (hrefOf(from.url) === address) return { ...from, isSettled: true }
  // Whoever leaves it by the history is led elsewhere from then on.
  if (routeOf(from.url)?.id === 'clientWizard') return null
  const hasRouter = await page.evaluate((href) => {
    const isSignedIn = localStorage.getItem('token') !== null
    const root = document.querySelector<HTMLElement>('#root[data-hydrated]')
    if (!root || (root.dataset['page'] !== undefined && !isSignedIn)) return false
    history.pushState(null, '', href)
    return dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  return hasRouter ? settle(page, from) : null
}

/** Local stand-ins for a sign-in provider and a payment provider: elsewhere they are sites of others. */
const isProvider = (url: string) => /^\/local\/(?:identity|payments)\//.test(urlOf(url).pathname)

/** What is wrong with a page that somebody was led to, or null. */
export function deadEndOf(state: PageState & { isSettled: boolean }, lang: Lang): string | null {
  if (isProvider(state.url)) return null
  const id = routeOf(state.url)?.id
  if (!id) return `arrived at an unknown address (${state.url})`
  if (id === 'notFound') return 'arrived at /404'
  const sentence = deadEndIn(state)
  if (state.lang !== lang) return `changed the language to ${state.lang}`
  if (sentence) return `arrived at a dead end: ${sentence}`
  if (state.alert) return `arrived at an error: ${state.alert}`
  return state.isSettled
    ? null
    : `was never shown (title «${state.title}», heading «${state.heading}», busy «${state.busy}»)`
}
