import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { PERMISSION } from '@fareeq/domain/tracking/rules-consent.ts'
import { mentionsUtm, type Utm } from '@fareeq/domain/tracking/rules.ts'
import type { PageView } from '@fareeq/domain/tracking/schema.ts'
import type { BrowserStorage } from '../session/storage.ts'
import type { ConsentKeeper } from './consent.ts'
import type { saveTouch } from './touches.ts'

export type PageViewsWorld = {
  storage: BrowserStorage
  consent: ConsentKeeper
  add: (view: PageView) => void
  /** Loaded only for visitors with a campaign. */
  touches: () => Promise<{ saveTouch: typeof saveTouch }>
  /** Called only after consent. */
  vendors: { page: (view: PageView) => void; stop: () => void }
  /** URL and referrer of this document, before any of our redirects. */
  arrival: () => { href: string; referrer: string; isVisit: boolean }
  now: () => Date
}

/** Only the path is sent, and the server sanitises it again. */
const MAX_LENGTH = 1000
const pathOf = (href: string): string => {
  const campaign = /[?&](campaign=[^&#]*)/i.exec(href)
  return (href.replace(/[?#].*/s, '') + (campaign ? `?${campaign[1]}` : '')).slice(0, MAX_LENGTH).toWellFormed()
}

/** After each navigation: one page view with its attribution (D-91). */
export function createPageViews({ storage, consent, add, touches, vendors, arrival, now }: PageViewsWorld) {
  let latest: PageView | undefined

  function recordView(view: PageView) {
    latest = view
    add(view)
    if (PERMISSION[consent.get()].vendors) vendors.page(view)
  }

  consent.subscribe(() => {
    const permission = PERMISSION[consent.get()]
    if (!permission.touches) storage.remove('utm')
    if (!permission.vendors) vendors.stop()
    else if (latest) vendors.page(latest)
  })

  let isFirst = true
  return async function trackPageView({
    href,
    title,
    lang,
  }: {
    href: string
    title: string
    lang: Lang
  }): Promise<void> {
    // Impersonation is not counted: a colleague in an account is not its owner.
    if (storage.get('impersonation')) return
    const opened = isFirst ? arrival() : undefined
    isFirst = false
    const view: PageView = {
      name: 'page_view',
      path: pathOf(href),
      title,
      lang,
      at: now().toISOString(),
      ...(opened?.isVisit && { entry: true, ...(opened.referrer && { referrer: opened.referrer }) }),
    }
    const from = opened && !mentionsUtm(href) ? opened.href : href
    // Synchronous where there is no campaign: a visitor who leaves at once is still counted.
    if (!mentionsUtm(from) && !storage.get('utm')) return recordView(view)
    const utm = await touches().then(
      ({ saveTouch }): Utm => saveTouch(storage, from, PERMISSION[consent.get()], now()),
      () => ({}),
    )
    recordView(Object.keys(utm).length > 0 ? { ...view, utm } : view)
  }
}
