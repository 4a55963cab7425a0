import { PERMISSION } from '@fareeq/domain/tracking/rules-consent.ts'
import { EVENTS_PATH, mentionsUtm } from '@fareeq/domain/tracking/rules-sending.ts'
import { plainRequest } from '../calls/plain-call.ts'
import { storage } from '../session/storage.ts'
import { trackingId } from './tracking-id.ts'
import { consent } from './consent.ts'
import { createPageViews } from './page-views.ts'
import { createSender } from './sender.ts'

const touches = () => import('./touches.ts')

/** Before the router sends anybody elsewhere; the address may lose its campaign on the way. */
const OPENED = typeof location === 'undefined' ? '' : location.pathname + location.search
// Fetched at once where it will be needed, so that a campaign is known before anybody can leave.
if (mentionsUtm(OPENED)) touches().catch(() => {})

const mayNameSession = () => PERMISSION[consent.get()].session

/** Views of one browser belong together only after a yes. */
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

/** One came from elsewhere: not by a link of ours, not by reloading, not by going back. */
function isVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isNew = entry?.type !== 'reload' && entry?.type !== 'back_forward'
  return isNew && !document.referrer.startsWith(`${location.origin}/`)
}

/** Set at build time. Without them neither the scripts of others nor our adapters for them exist. */
const vendors = import.meta.env.VITE_GA_ID || import.meta.env.VITE_HOTJAR_ID ? () => import('./vendors.ts') : undefined

const seen = createPageViews({
  storage,
  consent,
  add: sender.add,
  touches,
  vendors: {
    page: (view) => void vendors?.().then(({ vendors }) => vendors.page(view)),
    stop: () => void vendors?.().then(({ vendors }) => vendors.stop()),
  },
  arrival: () => ({ href: OPENED, referrer: document.referrer, isVisit: isVisit() }),
  now: () => new Date(),
})

let started = false
let last: string | undefined

/** Measuring never stands in anybody's way: whatever goes wrong here, the page goes on. */
export async function measure(view: Parameters<typeof seen>[0]): Promise<void> {
  // A drawn page has been counted before it wakes.
  if (view.href === last) return
  last = view.href
  try {
    if (!started) {
      started = true
      consent.subscribe(nameSession)
      nameSession()
      addEventListener('pagehide', sender.leave)
      // A phone that puts the browser away may never say more than this.
      document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sender.leave())
    }
    await seen(view)
  } catch {
    // Nothing that a visitor could mend.
  }
}
