/** What every page carries, and nothing more: it is kept apart so that a visitor fetches little. */

export const EVENTS_PATH = '/api/tracking/events'
export const MOST_EVENTS = 50

/** Events leave the browser together: after a moment (ms), or when there are enough of them. */
export const BATCH = { pause: 2000, count: 10 } as const

/** Whether an address may say where its visitor came from: a quick look, before anything is read from it. */
export const mentionsUtm = (href: string): boolean => /[?&](?:utm_|\w{1,2}(?:clid|braid)|li_fat_id)/i.test(href)
