import { excusableUntil, mayExcuse } from '@fareeq/domain/interviews/rules-excuses.ts'
import { type MoveFacts, isMoveEvent, isMoveOpen, moveFault } from '@fareeq/domain/interviews/rules-moves.ts'
import { opposite } from '@fareeq/domain/interviews/rules-seats.ts'
import type { InterviewEvent, InterviewSide } from '@fareeq/domain/interviews/states.ts'
import type { RequestContext } from '../../../platform/context.ts'
import type { InterviewRow } from '../rows.ts'

const iso = (moment: string | Date): string => new Date(moment).toISOString()

const factsOf = (row: InterviewRow): MoveFacts => ({
  ...row,
  move: row.move && { by: row.move.by, due_at: new Date(row.move.due_at) },
})

/** What depends on the hour, or on a request for another time, beside the table. */
export const isInTime =
  (row: InterviewRow, side: InterviewSide, { platform, now }: RequestContext) =>
  (event: InterviewEvent): boolean => {
    const policies = platform.policies.at(now)
    if (event === 'excuse') return mayExcuse(row, policies, now)
    return !isMoveEvent(event) || moveFault(event, side, factsOf(row), policies, now) === null
  }

/** While another time is asked for: by whom, which, and that the other side is to answer until then. */
export function otherTimeOf(row: InterviewRow, now: Date) {
  if (!row.move || !isMoveOpen(factsOf(row), now)) return null
  const { by, reason, due_at, times } = row.move
  return {
    waits_for: opposite(by),
    due_at: iso(due_at),
    move: {
      by,
      reason,
      times: times.map(({ id, start, end, taken }) => ({ id, start: iso(start), end: iso(end), taken })),
    },
  }
}

export function excuseUntil(row: InterviewRow, { platform, now }: RequestContext): string | null {
  const until = excusableUntil(row, platform.policies.at(now))
  return until && iso(until)
}
