import { cleanLine } from '../kernel/text/text.ts'
import { DAY } from '../kernel/time/time.ts'
import type { Permission } from './rules-consent.ts'

/** Attribution: campaign labels (UTM), and click ids of advertisers. */
export const UTM_LABELS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const
export const CLICK_IDS = ['gclid', 'dclid', 'gbraid', 'wbraid', 'fbclid', 'ttclid', 'twclid', 'li_fat_id'] as const
export const UTM_KEYS = [...UTM_LABELS, ...CLICK_IDS] as const
export type UtmKey = (typeof UTM_KEYS)[number]
export type Utm = Partial<Record<UtmKey, string>>

export const MAX_UTM_LENGTH = 300

/** Truncated after normalisation: a lone surrogate at the end would make the request unreadable. */
export function utmValue(key: UtmKey, text: string): string {
  const value = cleanLine(text).slice(0, MAX_UTM_LENGTH).toWellFormed().trim()
  return key === 'utm_source' && value.toLowerCase() === 'whatsapp' ? 'Whapp' : value
}

/** Case-insensitive names; empty values are dropped. */
export function readUtm(query: Readonly<Record<string, string | undefined>>): Utm {
  const lowercased = Object.fromEntries(Object.entries(query).map(([name, value]) => [name.toLowerCase(), value]))
  const utm: Utm = {}
  for (const key of UTM_KEYS) {
    const value = utmValue(key, lowercased[key] ?? '')
    if (value) utm[key] = value
  }
  return utm
}

const isClickId = (key: string): boolean => (CLICK_IDS as readonly string[]).includes(key)

/** The attribution that a page view may include. */
export const sharedUtm = (utm: Utm, { clickIds }: Permission): Utm =>
  clickIds ? utm : Object.fromEntries(Object.entries(utm).filter(([key]) => !isClickId(key)))

/** One arrival from somewhere, and its day ("2026-11-15", UTC). */
export type Touch = { at: string; utm: Utm }
export type Touches = { first: Touch; last: Touch }

/** How long a touch is remembered (D-91). */
export const TOUCH_DAYS = 90

const isRemembered = ({ at }: Touch, now: Date): boolean => {
  const days = (Date.parse(now.toISOString().slice(0, 10)) - Date.parse(at)) / DAY
  return days >= -1 && days <= TOUCH_DAYS
}

/**
 * Attribution after this arrival: one without parameters changes nothing; an expired first touch is replaced by the last.
 */
export function touch(touches: Touches | null, utm: Utm, now: Date): Touches | null {
  const last = touches && isRemembered(touches.last, now) ? touches.last : null
  const first = touches && isRemembered(touches.first, now) ? touches.first : last
  if (Object.keys(utm).length === 0) return first && { first, last: last ?? first }
  const arrived = { at: now.toISOString().slice(0, 10), utm }
  return { first: first ?? arrived, last: arrived }
}

/** A sign-up attaches this many short values at most (`accounts/schema.ts`). */
const MAX_VALUES = 13
const FIRST = 'first_'

/**
 * First and last touch in one flat object, as stored under `utm` and attached to a sign-up. The last has the plain names,
 * the first has `first_…` where it differs and as far as there is room.
 */
export function writeTouches({ first, last }: Touches): Record<string, string> {
  const flat: Record<string, string> = Object.fromEntries(Object.entries(last.utm).slice(0, MAX_VALUES - 1))
  flat.at = last.at
  const differs = JSON.stringify(first.utm) !== JSON.stringify(last.utm)
  const own = differs ? Object.entries(first.utm).map(([key, value]) => [FIRST + key, value] as const) : []
  const remaining = MAX_VALUES - Object.keys(flat).length
  if ((differs || first.at !== last.at) && remaining > (differs ? 1 : 0))
    for (const [key, value] of [[`${FIRST}at`, first.at] as const, ...own].slice(0, remaining)) flat[key] = value
  return flat
}

/** Null when nothing valid was stored. */
export function readTouches(flat: Readonly<Record<string, string>> | undefined): Touches | null {
  if (!flat || Number.isNaN(Date.parse(flat.at ?? ''))) return null
  const last = { at: flat.at ?? '', utm: readUtm(flat) }
  const firstAt = flat[`${FIRST}at`] ?? ''
  if (Number.isNaN(Date.parse(firstAt))) return { first: last, last }
  const own = Object.entries(flat).filter(([key]) => key.startsWith(FIRST))
  const utm = readUtm(Object.fromEntries(own.map(([key, value]) => [key.slice(FIRST.length), value])))
  return { first: { at: firstAt, utm: Object.keys(utm).length > 0 ? utm : last.utm }, last }
}

/** The part of tracking that every page loads: a small module of its own. */

export const EVENTS_PATH = '/api/tracking/events'
export const MAX_EVENTS = 50

/** Batching: events are sent after a delay (ms), or when there are this many. */
export const BATCH = { pause: 2000, count: 10 } as const

/** Cheap check for attribution parameters before parsing. */
export const mentionsUtm = (href: string): boolean => /[?&](?:utm_|\w{1,2}(?:clid|braid)|li_fat_id)/i.test(href)
