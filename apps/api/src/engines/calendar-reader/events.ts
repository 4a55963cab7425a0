import { DAY, SECOND } from '@fareeq/domain/kernel/time/time.ts'
import ICAL from 'ical.js'
import { type Zone, type Zones, utc, wallText, wallTime } from './zones.ts'

/** A date of iCalendar in the zone it is written in. */
type Placed = { wall: ICAL.Time; zone: Zone; isDay: boolean }

type EntryLength = {
  /** In milliseconds between local times, for what costs no zone: both may be in different ones. */
  local: number
  /** In milliseconds; of whole days in days, so that daylight saving does not shift their end. */
  exact: () => { ms: number } | { days: number }
}

/** One VEVENT, reduced to when it is. */
export type CalendarEntry = {
  uid: string
  start: Placed
  length: EntryLength
  rules: ICAL.Recur[]
  dates: Placed[]
  excluded: Placed[]
  /** RECURRENCE-ID: replaces this occurrence of the event with the same UID. */
  replaces: Placed | null
  isBusy: boolean
}

const DAY_SECONDS = DAY / SECOND

/** A value of a property, with the zone that its parameter or its Z names. */
function placed(property: ICAL.Property, value: unknown, zones: Zones, floating: Zone): Placed | null {
  if (value instanceof ICAL.Period) return placed(property, value.start, zones, floating)
  if (!(value instanceof ICAL.Time)) return null
  const wall = wallTime(wallText(value))
  if (value.isDate) return { wall, zone: zones.home, isDay: true }
  if (value.toString().endsWith('Z')) return { wall, zone: utc, isDay: false }
  const tzid = property.getFirstParameter('tzid') as string | undefined
  return { wall, zone: tzid ? zones.of(tzid) : floating, isDay: false }
}

/** Null for what is no event, or cannot be read. */
export function readEntry(component: string, zones: Zones, floating: Zone): CalendarEntry | null {
  const event = new ICAL.Component(ICAL.parse(component) as unknown[])
  const all = (name: string) =>
    event
      .getAllProperties(name)
      .flatMap((property) => property.getValues().map((value: unknown) => placed(property, value, zones, floating)))
      .filter((date) => date !== null)
  const [start] = all('dtstart')
  const length = start && lengthOf(event, start, all('dtend')[0])
  if (!start || !length) return null
  return {
    uid: text(event, 'uid') ?? '',
    start,
    length,
    rules: event.getAllProperties('rrule').flatMap((property) => {
      const rule: unknown = property.getFirstValue()
      return rule instanceof ICAL.Recur ? [rule] : []
    }),
    dates: all('rdate'),
    excluded: all('exdate'),
    replaces: all('recurrence-id')[0] ?? null,
    isBusy: !isFree(event),
  }
}

const text = (event: ICAL.Component, name: string): string | null => {
  const value: unknown = event.getFirstPropertyValue(name)
  return typeof value === 'string' ? value : null
}

/** Cancelled, transparent (RFC 5545, 3.8.2.7), or free in the words of Exchange. */
const isFree = (event: ICAL.Component): boolean =>
  text(event, 'status')?.toUpperCase() === 'CANCELLED' ||
  text(event, 'transp')?.toUpperCase() === 'TRANSPARENT' ||
  text(event, 'x-microsoft-cdo-busystatus')?.toUpperCase() === 'FREE'

function lengthOf(event: ICAL.Component, start: Placed, end: Placed | undefined): EntryLength | null {
  const duration: unknown = event.getFirstPropertyValue('duration')
  const seconds = duration instanceof ICAL.Duration ? duration.toSeconds() : null
  const local = end ? utc.moment(end.wall).getTime() - utc.moment(start.wall).getTime() : null
  if (start.isDay) {
    const days = Math.round((local ?? (seconds ?? DAY_SECONDS) * SECOND) / DAY)
    return { local: days * DAY, exact: () => ({ days }) }
  }
  const ms = local ?? (seconds === null ? null : seconds * SECOND)
  if (ms === null) return null
  const exact = () => (end ? end.zone.moment(end.wall).getTime() - start.zone.moment(start.wall).getTime() : ms)
  return { local: ms, exact: () => ({ ms: exact() }) }
}
