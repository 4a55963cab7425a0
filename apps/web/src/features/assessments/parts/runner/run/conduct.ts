import { type ConductKind, MAX_SECONDS } from '@fareeq/domain/assessments/limits.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'

/** Its id makes sure that nothing is counted twice, however often it is sent. */
export type ConductNotice = { id: string; kind: ConductKind; position: number | null; seconds: number }

/** As many as one heartbeat may carry. */
const MAX_EVENTS = 50

/** What lasts is measured from its beginning and noticed at its end. */
type LastingKind = Extract<ConductKind, 'left' | 'offline'>

/** Records conduct events during the attempt, and sends them with the heartbeats. */
export function createConductRecorder(now: () => number, newId: () => string) {
  const ongoing = new Map<LastingKind, { at: number; position: number | null }>()
  const events: ConductNotice[] = []
  let batch: readonly ConductNotice[] | undefined

  return {
    /** A window that loses the focus and is then hidden was left once. */
    begin(kind: LastingKind, position: number | null) {
      if (!ongoing.has(kind)) ongoing.set(kind, { at: now(), position })
    },
    /** How many seconds it lasted; nothing when it was not going on, or too short to be noticed. */
    end(kind: LastingKind): number {
      const since = ongoing.get(kind)
      ongoing.delete(kind)
      const seconds = since ? Math.min(MAX_SECONDS, Math.round((now() - since.at) / SECOND)) : 0
      if (since && seconds > 0) events.push({ id: newId(), kind, position: since.position, seconds })
      return seconds
    },
    notice(kind: Exclude<ConductKind, LastingKind>, position: number | null) {
      events.push({ id: newId(), kind, position, seconds: 0 })
    },
    /** The batch that has not arrived, or a new one; later events wait for the next. */
    next(): readonly ConductNotice[] {
      return (batch ??= events.splice(0, MAX_EVENTS))
    },
    arrived() {
      batch = undefined
    },
  }
}
export type ConductRecorder = ReturnType<typeof createConductRecorder>
