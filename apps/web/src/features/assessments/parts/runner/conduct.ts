import type { ConductKind } from '@fareeq/domain/assessments/limits.ts'
import { SECOND } from '@fareeq/domain/kernel/time.ts'

/** Its id makes sure that nothing is counted twice, however often it is sent. */
export type ConductNotice = { id: string; kind: ConductKind; position: number | null; seconds: number }

/** As many as one heartbeat may carry. */
const MOST_EVENTS = 50
const LONGEST = 36_000

/** What lasts is measured from its beginning and noticed at its end. */
type LastingKind = Extract<ConductKind, 'left' | 'offline'>

/** Notices facts while somebody answers, and hands them over with the heartbeats. */
export function createConductRecorder(now: () => number, newId: () => string) {
  const begun = new Map<LastingKind, { at: number; position: number | null }>()
  const events: ConductNotice[] = []
  let batch: readonly ConductNotice[] | undefined

  return {
    /** A window that loses the focus and is then hidden was left once. */
    begin(kind: LastingKind, position: number | null) {
      if (!begun.has(kind)) begun.set(kind, { at: now(), position })
    },
    end(kind: LastingKind) {
      const since = begun.get(kind)
      begun.delete(kind)
      const seconds = since ? Math.min(LONGEST, Math.round((now() - since.at) / SECOND)) : 0
      if (since && seconds > 0) events.push({ id: newId(), kind, position: since.position, seconds })
    },
    notice(kind: Exclude<ConductKind, LastingKind>, position: number | null) {
      events.push({ id: newId(), kind, position, seconds: 0 })
    },
    /** The batch that has not arrived, or a new one; later events wait for the next. */
    next(): readonly ConductNotice[] {
      return (batch ??= events.splice(0, MOST_EVENTS))
    },
    arrived() {
      batch = undefined
    },
  }
}
export type ConductRecorder = ReturnType<typeof createConductRecorder>
