import { MINUTE, offsetAt } from '@fareeq/domain/kernel/time/time.ts'
import { overlapAt } from '@fareeq/domain/talents/rules.ts'

/** Cache lifetime: clocks change on the quarter of an hour, and asking for an offset costs more than ranking a thousand people. */
const QUARTER = 15 * MINUTE

export type ZoneOverlaps = {
  /** Dictionary encoding: the same zone has always the same id. */
  idOf(zone: string | null): number
  /** Shared hours with the client by the id of the zone; null where one of the two is unknown. */
  hoursWith(clientZone: string | null, now: Date): readonly (number | null)[]
  /** Minutes each clock is ahead of the client's, between -720 and 720, by the id of the zone; null where one is unknown. */
  aheadOf(clientZone: string | null, now: Date): readonly (number | null)[]
}

const DAY_MINUTES = 24 * 60
/** The shorter way around the clock. */
const withinHalfDay = (minutes: number): number =>
  ((((minutes + DAY_MINUTES / 2) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES) - DAY_MINUTES / 2

/** Cache of people's zones, and of the hours they share with a client's at the current UTC offsets. */
export function createZoneOverlaps(): ZoneOverlaps {
  const names: (string | null)[] = [null]
  const ids = new Map<string | null, number>([[null, 0]])
  const offsets = new Map<string, number>()
  const shared = new Map<string, (number | null)[]>()
  let quarter = NaN

  function expire(now: Date) {
    const current = Math.floor(now.getTime() / QUARTER)
    if (current === quarter) return
    quarter = current
    offsets.clear()
    shared.clear()
  }
  const offsetOf = (zone: string, now: Date): number => {
    let offset = offsets.get(zone)
    if (offset === undefined) offsets.set(zone, (offset = offsetAt(zone, now)))
    return offset
  }

  return {
    idOf(zone) {
      let id = ids.get(zone)
      if (id === undefined) ids.set(zone, (id = names.push(zone) - 1))
      return id
    },
    hoursWith(clientZone, now) {
      if (clientZone === null) return names.map(() => null)
      expire(now)
      const cached = shared.get(clientZone)
      if (cached?.length === names.length) return cached
      const own = offsetOf(clientZone, now)
      const hours = names.map((zone) => (zone === null ? null : overlapAt(offsetOf(zone, now) - own).hours))
      shared.set(clientZone, hours)
      return hours
    },
    aheadOf(clientZone, now) {
      if (clientZone === null) return names.map(() => null)
      expire(now)
      const own = offsetOf(clientZone, now)
      return names.map((zone) => (zone === null ? null : withinHalfDay((offsetOf(zone, now) - own) / MINUTE)))
    },
  }
}
