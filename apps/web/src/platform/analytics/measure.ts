import { PERMISSION } from '@fareeq/domain/tracking/rules-consent.ts'
import { EVENTS_PATH, mentionsUtm } from '@fareeq/domain/tracking/rules.ts'
import { plainRequest } from '../calls/plain-call.ts'
import { storage } from '../session/storage.ts'
import { trackingId } from './tracking-id.ts'
import { consent } from './consent.ts'
import { createPageViews } from './page-views.ts'
import { createSender } from './sender.ts'

const touches = () => import('./touches.ts')

/** Captured before any redirect, which may drop the campaign parameters. */
const LANDING_URL = typeof location === 'undefined' ? '' : location.pathname + location.search
// Loaded at once where there is a campaign, so that it is known before the visitor leaves.
if (mentionsUtm(LANDING_URL)) touches().catch(() => {})

const mayNameSession = () => PERMISSION[consent.get()].session

/** Views of one browser are linked only after consent. */
function nameSession() {
  if (mayNameSession()) trackingId()
}

const sender = createSender({
  post(body) {
    const { url, headers } = plainRequest(EVENTS_PATH)
    headers.set('Content-Type', 'application/json')
    return fetch(url, { method: 'POST', body, keepalive: true, headers })
  },
  session: () => (mayNameSession() ? storage.get('sessionId') : undefined),
})

/** An external arrival: no link of ours, no reload, no back navigation. */
function isVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isNew = entry?.type !== 'reload' && entry?.type !== 'back_forward'
  return isNew && !document.referrer.startsWith(`${location.origin}/`)
}

/** Build-time switch: without ids, vendor scripts and adapters are not in the bundle. */
const vendors = import.meta.env.VITE_GA_ID || import.meta.env.VITE_HOTJAR_ID ? () => import('./vendors.ts') : undefined

const trackPageView = createPageViews({
  storage,
  consent,
  add: sender.add,
  touches,
  vendors: {
    page: (view) => void vendors?.().then(({ vendors }) => vendors.page(view)),
    stop: () => void vendors?.().then(({ vendors }) => vendors.stop()),
  },
  arrival: () => ({ href: LANDING_URL, referrer: document.referrer, isVisit: isVisit() }),
  now: () => new Date(),
})

let started = false
let last: string | undefined

/** Fails silently: measurement must never break a page. */
export async function measure(view: Parameters<typeof trackPageView>[0]): Promise<void> {
  // A server-rendered page has been counted before hydration.
  if (view.href === last) return
  last = view.href
  try {
    if (!started) {
      started = true
      consent.subscribe(nameSession)
      nameSession()
      addEventListener('pagehide', sender.leave)
      // Flush on hidden: on a phone this may be the last event of the page.
      document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sender.leave())
    }
    await trackPageView(view)
  } catch {
    // Ignored: a visitor could not correct it.
  }
}
