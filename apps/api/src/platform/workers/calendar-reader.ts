import type { CalendarBlocks, CalendarReading } from '../../engines/calendar-reader/busy-blocks.ts'
import type { Log } from '../log.ts'
import { WorkFailed, createWorkers } from './workers.ts'

export type CalendarReader = {
  /** `owner`: whose turn it is, when several wait. */
  read(reading: CalendarReading, owner: string): Promise<CalendarBlocks>
  close(): Promise<void>
}

/** A calendar of strangers may name a rule that never ends: it is read in a thread that can be terminated. */
const READING = {
  file: new URL('../../engines/calendar-reader/worker.ts', import.meta.url),
  size: 1,
  queue: 100,
  each: 2,
  timeoutMs: 15_000,
  cooldownMs: 0,
  heapMb: 256,
  growthMb: 500,
}

export function createCalendarReader(log: Log): CalendarReader {
  const workers = createWorkers<CalendarReading, CalendarBlocks>(READING)
  return {
    async read(reading, owner) {
      try {
        return await workers.run(reading, owner)
      } catch (error) {
        if (!(error instanceof WorkFailed) || error.reason === 'busy' || error.reason === 'closed') throw error
        log.warn({ reason: error.reason, source: owner }, 'a calendar could not be read')
        return { fault: 'too_complex' }
      }
    },
    close: () => workers.close(),
  }
}
