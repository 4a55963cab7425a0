import { HOUR, MINUTE } from '../kernel/time/time.ts'
import { queryText, readHref } from '../navigation/hrefs.ts'
import { matchPath } from '../navigation/paths.ts'

const MAX_PATH_LENGTH = 300

/** Allow-list of query parameters. All others (tokens, codes, searches, redirects) are dropped. */
const SAVED_NAMES: readonly string[] = ['type', 'campaign', 'lang', 'page', 'tab', 'action', 'nomination']
const SAVED_VALUE = /^[\p{L}\p{M}\p{N} ._-]{1,40}$/u

/** Detects ids, tokens, numbers and e-mail addresses in a path segment. Percent escapes are letters. */
function looksPersonal(text: string): boolean {
  if (/@|%40/.test(text) || /^\+?\d{5,}$/.test(text)) return true
  const bare = text.replace(/%[0-9a-f]{2}/gi, '')
  if (bare.length < 16 || !/\d/.test(bare)) return false
  return /[A-Z]/.test(bare) || /^[0-9a-f-]+$/.test(bare) || /^[a-z0-9]{20,}$/.test(bare)
}

/** Sanitised address: which page it was, never which person or invitation. */
export function safePath(href: string): string {
  const { pathname, query } = readHref(href)
  const params = Object.entries(matchPath(pathname)?.params ?? {}).filter(([name]) => name !== 'slug')
  const personal = new Set(params.flatMap(([, value]) => [value, encodeURIComponent(value ?? '')]))
  const path = pathname
    .split('/')
    .map((segment) => (segment !== '' && (personal.has(segment) || looksPersonal(segment)) ? ':id' : segment))
    .join('/')
  const allowed = Object.entries(query).filter(
    ([name, value]) =>
      value !== undefined &&
      SAVED_NAMES.includes(name.toLowerCase()) &&
      SAVED_VALUE.test(value) &&
      !looksPersonal(value),
  )
  return (path + queryText(Object.fromEntries(allowed))).slice(0, MAX_PATH_LENGTH).toWellFormed()
}

/** Only the referrer's host is stored: its URL may contain a search. */
export const siteOf = (address: string): string | null => {
  const url = URL.parse(address)
  return url && /^https?:$/.test(url.protocol) ? url.hostname.slice(0, 100) : null
}

/** A page view is sent at once, or when back online. An older one would change a day already counted. */
export function momentOf(text: string, now: Date): Date {
  const moment = new Date(text)
  const age = now.getTime() - moment.getTime()
  if (age > HOUR || age < -5 * MINUTE || Number.isNaN(age)) return now
  return age < 0 ? now : moment
}

/** User agents of bots. Cubot makes telephones. */
const ROBOTS =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|preview|externalhit|whatsapp\/|curl\/|wget\/|python-|monitor/i

/** Bots are no visitors; an empty user agent is a bot too. */
export const isRobot = (userAgent: string | undefined): boolean => !userAgent || ROBOTS.test(userAgent)

/** Cross-site check by Origin and Sec-Fetch-Site. A caller without both is no browser on another site. */
export function isForeign(origin: string | undefined, site: string | undefined, own: readonly string[]): boolean {
  if (site === 'cross-site') return true
  return origin !== undefined && !own.includes(origin)
}

/** The tracking session id as browsers make it. */
export const readSession = (text: unknown): string | null =>
  typeof text === 'string' && /^[\w-]{8,64}$/.test(text) ? text : null
