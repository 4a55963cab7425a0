import { HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { momentsAt, wallClock } from '@fareeq/domain/kernel/time/wall-clock.ts'
import ICAL from 'ical.js'

/** Conversion between the local times of one zone and moments. */
export type Zone = {
  moment(wall: ICAL.Time): Date
  wall(moment: Date): ICAL.Time
}

/** A local time without a zone, from 2026-03-29T03:30:00. */
export function wallTime(text: string): ICAL.Time {
  const [year, month, day, hour = 0, minute = 0, second = 0] = text.split(/[-T:]/).map(Number)
  return ICAL.Time.fromData({ year, month, day, hour, minute, second, isDate: false })
}

const utcAsWall = (moment: Date): ICAL.Time => wallTime(moment.toISOString().slice(0, 19))

/** Local times as if they were those of UTC. */
export const utc: Zone = {
  moment: (wall) => new Date(Date.parse(`${wallText(wall)}Z`)),
  wall: utcAsWall,
}

export const wallText = (wall: ICAL.Time): string => {
  const [day, time = '00:00:00'] = wall.toString().replace('Z', '').split('T')
  return `${day}T${time}`
}

/** From the zone database of the runtime, which is newer than the definitions that calendars carry along. */
const ianaZone = (name: string): Zone => ({
  moment(wall) {
    const text = wallText(wall)
    const minute = text.slice(0, 16)
    const seconds = Number(text.slice(17)) * 1000
    const [moment] = momentsAt(name, minute)
    if (moment) return new Date(moment.getTime() + seconds)
    // A local time that daylight saving skips counts with the offset before it (RFC 5545, 3.3.5).
    const before = new Date(Date.parse(`${minute}Z`) - HOUR).toISOString().slice(0, 16)
    const [earlier] = momentsAt(name, before)
    return new Date((earlier?.getTime() ?? Date.parse(`${before}Z`)) + HOUR + seconds)
  },
  wall: (moment) => wallTime(`${wallClock(name, moment)}:${moment.toISOString().slice(17, 19)}`),
})

/** From a VTIMEZONE of the calendar, for names that only its writer knows. */
function embeddedZone(component: string): Zone {
  const zone = new ICAL.Timezone({ component: new ICAL.Component(ICAL.parse(component) as unknown[]) })
  return {
    moment: (wall) => new Date(utc.moment(wall).getTime() - zone.utcOffset(wall) * 1000),
    wall: (moment) => {
      const offset = zone.utcOffset(utcAsWall(moment)) * 1000
      return utcAsWall(new Date(moment.getTime() + offset))
    },
  }
}

const isIana = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Zones by TZID; an unknown one is read as `fallback`, where its owner lives. */
export function createZones(embedded: ReadonlyMap<string, string>, fallback: string) {
  const cache = new Map<string, Zone>()
  const home = ianaZone(fallback)
  function find(tzid: string): Zone {
    if (/^(Etc\/)?(UTC|GMT|Z)$/i.test(tzid)) return utc
    // Some programs put a path of their own before the name: /citadel.org/20210210_1/Asia/Riyadh.
    const name = /[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_+-]+)+$/.exec(tzid)?.[0]
    if (name && isIana(name)) return ianaZone(name)
    const component = embedded.get(tzid)
    try {
      return component ? embeddedZone(component) : home
    } catch {
      return home
    }
  }
  return {
    home,
    of(tzid: string | null): Zone {
      if (tzid === null) return home
      const zone = cache.get(tzid) ?? find(tzid)
      cache.set(tzid, zone)
      return zone
    },
  }
}
export type Zones = ReturnType<typeof createZones>
