/** The part of tracking that every page loads: a small module of its own. */

export const EVENTS_PATH = '/api/tracking/events'
export const MAX_EVENTS = 50

/** Batching: events are sent after a delay (ms), or when there are this many. */
export const BATCH = { pause: 2000, count: 10 } as const

/** Cheap check for attribution parameters before parsing. */
export const mentionsUtm = (href: string): boolean => /[?&](?:utm_|\w{1,2}(?:clid|braid)|li_fat_id)/i.test(href)
