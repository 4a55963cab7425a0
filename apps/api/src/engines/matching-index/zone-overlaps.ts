import { MINUTE, offsetAt } from '@fareeq/domain/kernel/time.ts'
import { overlapAt } from '@fareeq/domain/talents/rules.ts'

/** Clocks change on the quarter of an hour; asking one of them costs more than ranking a thousand people. */
const QUARTER = 15 * MINUTE

export type Zones = {
  /** The number a zone is known by; the same zone has always the same. */
  numberOf(zone: string | null): number
  /** Shared hours with the client by the number of the zone; null where one of the two is unknown. */
  hoursWith(clientZone: string | null, now: Date): readonly (number | null)[]
}

/** The zones people live in, and what their working days share with a client's as the clocks stand. */
export function createZones(): Zones {
  const names: (string | null)[] = [null]
  const numbers = new Map<string | null, number>([[null, 0]])
  const offsets = new Map<string, number>()
  const shared = new Map<string, (number | null)[]>()
  let quarter = NaN

  function forgetThePast(now: Date) {
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
    numberOf(zone) {
      let number = numbers.get(zone)
      if (number === undefined) numbers.set(zone, (number = names.push(zone) - 1))
      return number
    },
    hoursWith(clientZone, now) {
      if (clientZone === null) return names.map(() => null)
      forgetThePast(now)
      const before = shared.get(clientZone)
      if (before?.length === names.length) return before
      const own = offsetOf(clientZone, now)
      const hours = names.map((zone) => (zone === null ? null : overlapAt(offsetOf(zone, now) - own).hours))
      shared.set(clientZone, hours)
      return hours
    },
  }
}
