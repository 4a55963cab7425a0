import { chanceOf } from '../engine/chance.ts'
import type { Options } from '../engine/options.ts'

export type FaultDay = { name: string; day: number; /** Which stop of the day, counted from its first. */ stop: number }

/** Each fault strikes once in so many days, at least once in a run. */
const EVERY = 12 // days

/** Days are counted from 0. The first day is spared: the office is opened on it. */
export function scheduleOf({ seed, days, stops, faults }: Options): FaultDay[] {
  return faults
    .flatMap((name) => {
      const chance = chanceOf(seed, 'fault', name)
      const spans = Math.max(1, Math.floor(days / EVERY))
      return Array.from({ length: spans }, (_, span) => {
        const day = Math.min(days - 1, Math.max(1, span * EVERY + chance.between(0, EVERY - 1)))
        return { name, day, stop: chance.between(1, stops - 1) }
      })
    })
    .toSorted((a, b) => a.day - b.day)
}
