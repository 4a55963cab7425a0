import type { ConductKind } from '@fareeq/domain/assessments/limits.ts'
import { SECOND } from '@fareeq/domain/kernel/time.ts'

export type ConductNotice = { kind: ConductKind; position: number | null; seconds: number }
/** Sent again under the same key until it arrived, so that nothing is counted twice. */
export type ConductBatch = { key: string; events: readonly ConductNotice[] }

/** As many as one heartbeat may carry. */
const MOST_EVENTS = 50
const LONGEST = 36_000

/** What lasts is measured from its beginning and noticed at its end. */
type LastingKind = Extract<ConductKind, 'left' | 'offline'>

/** Notices facts while somebody answers, and hands them over with the heartbeats. */
export function createConductRecorder(now: () => number, newKey: () => string) {
  const begun = new Map<LastingKind, { at: number; position: number | null }>()
  const events: ConductNotice[] = []
  let batch: ConductBatch | undefined

  return {
    /** A window that loses the focus and is then hidden was left once. */
    begin(kind: LastingKind, position: number | null) {
      if (!begun.has(kind)) begun.set(kind, { at: now(), position })
    },
    end(kind: LastingKind) {
      const since = begun.get(kind)
      begun.delete(kind)
      const seconds = since ? Math.min(LONGEST, Math.round((now() - since.at) / SECOND)) : 0
      if (since && seconds > 0) events.push({ kind, position: since.position, seconds })
    },
    notice(kind: Exclude<ConductKind, LastingKind>, position: number | null) {
      events.push({ kind, position, seconds: 0 })
    },
    /** The batch that has not arrived, or a new one; later events wait for the next. */
    next(): ConductBatch {
      return (batch ??= { key: newKey(), events: events.splice(0, MOST_EVENTS) })
    },
    arrived() {
      batch = undefined
    },
  }
}
export type ConductRecorder = ReturnType<typeof createConductRecorder>
