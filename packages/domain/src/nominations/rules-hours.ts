import { DAY, HOUR, MINUTE } from '../kernel/time/time.ts'
import { momentsAt, wallClock } from '../kernel/time/wall-clock.ts'
import { WORK_BEGINS, WORK_ENDS } from '../talents/rules.ts'

/** The offset of every zone in use is a whole number of these. */
const QUARTER = 15 * MINUTE

export type SquadHours = {
  /** The hours of the day as the company's clock shows them: "09:00". Where clocks change, 23 or 25 of them. */
  readonly hours: readonly string[]
  /** How much of each hour is a working hour of the company: 0 none, 1 all. */
  readonly company: readonly number[]
  /** The same for each person, in the order of their zones; null where the zone is not known. */
  readonly people: readonly (readonly number[] | null)[]
  /** Share of each hour in which the company and all talents with a known time zone work. */
  readonly together: readonly number[]
}

/**
 * Heat map of one day of a company (2026-03-29): each hour by its moments, not by an offset of the day, so that a change
 * of clocks on either side and zones with half hours are right.
 */
export function squadHours(company: string, zones: readonly (string | null)[], day: string): SquadHours {
  const [begins, ends] = [beginOf(company, day), beginOf(company, dayAfter(day))]
  const cells = Array.from({ length: Math.ceil((ends - begins) / HOUR) }, (_, hour) => {
    const from = begins + hour * HOUR
    const length = Math.round((Math.min(from + HOUR, ends) - from) / QUARTER)
    return Array.from({ length }, (_quarter, at) => new Date(from + at * QUARTER))
  })
  const worked = new Map<string, boolean[][]>()
  const workedIn = (zone: string) => {
    const hours = worked.get(zone) ?? cells.map((cell) => cell.map((moment) => isWorked(zone, moment)))
    worked.set(zone, hours)
    return hours
  }
  const workedHours = [company, ...zones].flatMap((zone) => zone ?? []).map(workedIn)
  return {
    hours: cells.map(([first]) => wallClock(company, first!).slice(11)),
    company: shares(workedIn(company)),
    people: zones.map((zone) => (zone === null ? null : shares(workedIn(zone)))),
    together: shares(
      cells.map((cell, hour) => cell.map((_, at) => workedHours.every((workedHour) => workedHour[hour]![at]))),
    ),
  }
}

/** Hours in all, with halves and quarters. */
export const hoursIn = (row: readonly number[]): number => row.reduce((all, share) => all + share, 0)

const shares = (cells: readonly (readonly boolean[])[]): number[] =>
  cells.map((cell) => cell.filter(Boolean).length / (HOUR / QUARTER))

function isWorked(zone: string, moment: Date): boolean {
  const hour = Number(wallClock(zone, moment).slice(11, 13))
  return hour >= WORK_BEGINS && hour < WORK_ENDS
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)

/** The first moment of a day. Where clocks go forward at midnight (Cairo, Beirut) it is shown as 01:00. */
function beginOf(zone: string, day: string): number {
  const [first] = [...momentsAt(zone, `${day}T00:00`), ...momentsAt(zone, `${day}T01:00`)]
  return (first ?? new Date(day)).getTime()
}

/** From when to when somebody works on the company's clock: one stretch, or two across midnight. */
export function spansOf(hours: readonly string[], row: readonly number[]): { from: string; to: string }[] {
  const spans: { from: string; to: string }[] = []
  for (let at = 0; at < row.length; at += 1) {
    if (row[at] === 0) continue
    const first = at
    while (at + 1 < row.length && row[at + 1] !== 0) at += 1
    spans.push({ from: minutesInto(hours[first]!, 1 - row[first]!), to: minutesInto(hours[at]!, row[at]!) })
  }
  return spans
}

/** Of an hour that is not whole the first of a stretch begins late, and the last ends early. */
function minutesInto(hour: string, share: number): string {
  const minutes = Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3)) + Math.round(share * 60)
  const part = (number: number) => String(number).padStart(2, '0')
  return `${part(Math.floor(minutes / 60) % 24)}:${part(minutes % 60)}`
}
