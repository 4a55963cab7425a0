import type { Page, Request } from '@playwright/test'

/** Milliseconds in which a button that navigates has begun to, or has asked the server for something. */
const REACTION = 120
/** Milliseconds for what it has asked for. */
const TIMEOUT = 3000
const POLL = 20

/** The live stream never ends. */
const isStream = (request: Request) => new URL(request.url()).pathname === '/api/stream'

/** The requests that the page waits for, from now on. */
export function watchPending(page: Page) {
  const pending = new Set<Request>()
  const add = (request: Request) => void (isStream(request) || pending.add(request))
  const remove = (request: Request) => void pending.delete(request)
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove)
  return {
    pending,
    release: () => void page.off('request', add).off('requestfinished', remove).off('requestfailed', remove),
  }
}

/**
 * From now on no request gets through that changes anything, and all others are watched. Not with `page.route`, which turns
 * the browser's cache off.
 */
export async function watchRequests(page: Page) {
  const { pending, release } = watchPending(page)
  let isChange = false
  const cdp = await page.context().newCDPSession(page)
  cdp.on('Fetch.requestPaused', ({ requestId, request: { method } }) => {
    const isRead = method === 'GET' || method === 'HEAD'
    isChange ||= !isRead
    const answer = isRead
      ? cdp.send('Fetch.continueRequest', { requestId })
      : cdp.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
    // The document was replaced meanwhile.
    void answer.catch(() => undefined)
  })
  await cdp.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
  return {
    reset() {
      isChange = false
      pending.clear()
    },
    hasChange: () => isChange,
    async whenQuiet(): Promise<void> {
      await page.waitForTimeout(REACTION)
      const deadline = Date.now() + TIMEOUT
      while (pending.size > 0 && Date.now() < deadline) await page.waitForTimeout(POLL)
    },
    async release(): Promise<void> {
      release()
      await cdp.detach()
    },
  }
}
