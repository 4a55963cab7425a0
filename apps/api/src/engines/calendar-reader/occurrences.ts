import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import type ICAL from 'ical.js'
import { advance } from './advance.ts'
import type { CalendarEntry } from './events.ts'
import { utc, wallText } from './zones.ts'

export type Span = { readonly from: Date; readonly to: Date }
export type Block = { readonly start: Date; readonly end: Date }

/** Steps of recurrence rules, over the whole calendar. */
export type Budget = { steps: number }
export const MAX_STEPS = 30_000
export class BudgetSpent extends Error {}

/** Local times stand in for moments while a rule is expanded: no two zones are further apart than this. */
const ZONE_MARGIN = 2 * DAY

/** The occurrences of an entry that touch the span. */
export function occurrencesIn(
  entry: CalendarEntry,
  replaced: ReadonlySet<string>,
  span: Span,
  budget: Budget,
): Block[] {
  const gone = new Set([...keysOf(entry.excluded, entry), ...replaced])
  const blocks = new Map<string, Block>()
  let length: { ms: number } | { days: number } | undefined
  for (const wall of wallsOf(entry, span, budget)) {
    const key = wallText(wall)
    if (gone.has(key) || gone.has(key.slice(0, 10))) continue
    length ??= entry.length.exact()
    const block = blockAt(entry, wall, length)
    if (block.start < span.to && block.end > span.from && block.start < block.end) blocks.set(key, block)
  }
  return [...blocks.values()]
}

/** How an occurrence is named in EXDATE and RECURRENCE-ID: its local time, or for all of a day that day. */
export const keysOf = (dates: CalendarEntry['dates'], { start }: Pick<CalendarEntry, 'start'>): string[] =>
  dates.map(({ wall, zone, isDay }) => {
    if (isDay) return wallText(wall).slice(0, 10)
    return wallText(zone === start.zone ? wall : start.zone.wall(zone.moment(wall)))
  })

function blockAt(
  { start: { zone } }: CalendarEntry,
  wall: ICAL.Time,
  length: { ms: number } | { days: number },
): Block {
  const start = zone.moment(wall)
  if ('ms' in length) return { start, end: new Date(start.getTime() + length.ms) }
  const end = wall.clone()
  end.adjust(length.days, 0, 0, 0)
  return { start, end: zone.moment(end) }
}

/** Local start times: the first, those of the rules, and those listed by date (RFC 5545, 3.8.5). */
function* wallsOf({ start, rules, dates, length }: CalendarEntry, { from, to }: Span, budget: Budget) {
  const begin = from.getTime() - Math.max(0, length.local) - ZONE_MARGIN
  const end = to.getTime() + ZONE_MARGIN
  const isNear = (wall: ICAL.Time) => {
    const local = utc.moment(wall).getTime()
    return local >= begin && local <= end
  }
  if (isNear(start.wall)) yield start.wall
  for (const { wall, zone, isDay } of dates)
    if (isNear(wall)) yield isDay || zone === start.zone ? wall : start.zone.wall(zone.moment(wall))
  for (const rule of rules) {
    const { until } = rule
    if (until && utc.moment(until).getTime() < begin) continue
    if (until) rule.until = untilOf(until, start)
    const iterator = rule.iterator(advance(rule, start.wall.clone(), begin))
    for (let wall = iterator.next(); wall && utc.moment(wall).getTime() <= end; wall = iterator.next()) {
      if (budget.steps-- <= 0) throw new BudgetSpent()
      if (isNear(wall)) yield wall.clone()
    }
  }
}

/** UNTIL is written in UTC, and compared with local times of the event; a day means all of that day. */
function untilOf(until: ICAL.Time, start: CalendarEntry['start']): ICAL.Time {
  if (until.toString().endsWith('Z')) return start.zone.wall(utc.moment(until))
  const wall = until.clone()
  if (until.isDate) {
    wall.isDate = false
    wall.adjust(1, 0, 0, -1)
  }
  return wall
}
