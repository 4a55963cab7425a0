import { cleanLine } from '../kernel/text.ts'
import { DAY } from '../kernel/time.ts'
import type { Permission } from './rules-consent.ts'

/** Attribution: campaign labels (UTM), and click ids of advertisers. */
export const UTM_LABELS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const
export const CLICK_IDS = ['gclid', 'dclid', 'gbraid', 'wbraid', 'fbclid', 'ttclid', 'twclid', 'li_fat_id'] as const
export const UTM_KEYS = [...UTM_LABELS, ...CLICK_IDS] as const
export type UtmKey = (typeof UTM_KEYS)[number]
export type Utm = Partial<Record<UtmKey, string>>

export const LONGEST_UTM = 300

/** Truncated after normalisation: a lone surrogate at the end would make the request unreadable. */
export function utmValue(key: UtmKey, text: string): string {
  const value = cleanLine(text).slice(0, LONGEST_UTM).toWellFormed().trim()
  return key === 'utm_source' && value.toLowerCase() === 'whatsapp' ? 'Whapp' : value
}

/** Case-insensitive names; empty values are dropped. */
export function readUtm(query: Readonly<Record<string, string | undefined>>): Utm {
  const written = Object.fromEntries(Object.entries(query).map(([name, value]) => [name.toLowerCase(), value]))
  const found: Utm = {}
  for (const key of UTM_KEYS) {
    const value = utmValue(key, written[key] ?? '')
    if (value) found[key] = value
  }
  return found
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
export function touch(stored: Touches | null, found: Utm, now: Date): Touches | null {
  const last = stored && isRemembered(stored.last, now) ? stored.last : null
  const first = stored && isRemembered(stored.first, now) ? stored.first : last
  if (Object.keys(found).length === 0) return first && { first, last: last ?? first }
  const arrived = { at: now.toISOString().slice(0, 10), utm: found }
  return { first: first ?? arrived, last: arrived }
}

/** A sign-up attaches this many short values at most (`accounts/schema.ts`). */
const MOST_VALUES = 13
const FIRST = 'first_'

/**
 * First and last touch in one flat object, as stored under `utm` and attached to a sign-up. The last has the plain names,
 * the first has `first_…` where it differs and as far as there is room.
 */
export function writeTouches({ first, last }: Touches): Record<string, string> {
  const flat: Record<string, string> = Object.fromEntries(Object.entries(last.utm).slice(0, MOST_VALUES - 1))
  flat.at = last.at
  const differs = JSON.stringify(first.utm) !== JSON.stringify(last.utm)
  const own = differs ? Object.entries(first.utm).map(([key, value]) => [FIRST + key, value] as const) : []
  const room = MOST_VALUES - Object.keys(flat).length
  if ((differs || first.at !== last.at) && room > (differs ? 1 : 0))
    for (const [key, value] of [[`${FIRST}at`, first.at] as const, ...own].slice(0, room)) flat[key] = value
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
