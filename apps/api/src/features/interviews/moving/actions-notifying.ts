import type { MoveEvent } from '@fareeq/domain/interviews/rules-moves.ts'
import type { InterviewMover } from '@fareeq/domain/interviews/states.ts'
import type { CalendarEvent } from '../../../platform/calendar/calendar.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { MoveNews } from './emails-moving.ts'
import { openMoveOf, timesOfMove } from './queries-moving.ts'

type Extra = {
  reason?: string | null
  due?: Date | null
  times?: readonly { starts_at: Date }[]
  method?: CalendarEvent['method']
}
type NotifySide = (news: MoveNews, extra?: Extra) => Promise<void>
type Happened = { id: string; event: MoveEvent; mover: InterviewMover; reason: string | null }

/** About another time: the other side is asked or told; a new time is told to both, for their calendars. */
export async function notifyOfOtherTime(
  db: Db,
  { id, event, mover, reason }: Happened,
  { client, talent }: { client: NotifySide; talent: NotifySide },
): Promise<void> {
  const other = mover === 'talent' ? client : talent
  switch (event) {
    case 'ask_move': {
      const move = await openMoveOf(db, id)
      const times = move ? await timesOfMove(db, move.id) : []
      return other('move_asked', { reason, times, due: move?.due_at ?? null })
    }
    case 'accept_move':
      await client('moved', { method: 'REQUEST' })
      return talent('moved', { method: 'REQUEST' })
    case 'keep_time':
      return other('move_kept', { reason })
    case 'drop_move':
      return other('move_dropped')
  }
}
