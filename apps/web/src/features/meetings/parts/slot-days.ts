import { MEETING_ZONE } from '@fareeq/domain/meetings/rules.ts'
import type { SlotAnswer } from '@fareeq/domain/meetings/schema.ts'
import { wallClock, wallDay } from '@fareeq/domain/kernel/time/wall-clock.ts'

/** Free slots by local day of the zone, both sorted. */
export function byDay(slots: readonly SlotAnswer[], timeZone: string): Map<string, string[]> {
  const days = new Map<string, string[]>()
  for (const { start } of slots) {
    const day = wallDay(timeZone, new Date(start))
    days.set(day, [...(days.get(day) ?? []), start])
  }
  return days
}

/** Whether the local times are equal: one is enough. */
export const isRiyadhTime = (timeZone: string, moment: Date): boolean =>
  wallClock(timeZone, moment) === wallClock(MEETING_ZONE, moment)

/** The wanted day if it has free slots, else the next one with some. */
export const dayToShow = (days: ReadonlyMap<string, unknown>, preferred: string | null): string | null => {
  if (preferred !== null && days.has(preferred)) return preferred
  const dayKeys = [...days.keys()]
  return dayKeys.find((day) => preferred === null || day > preferred) ?? dayKeys.at(-1) ?? null
}
