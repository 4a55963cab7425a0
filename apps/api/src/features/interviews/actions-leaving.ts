import { interviewLife } from '@fareeq/domain/interviews/states.ts'
import type { Actor } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { holdSettled, moveInterview } from './actions-moves.ts'
import { openInterviewsWith } from './queries.ts'

const SYSTEM: Actor = { kind: 'system' }

/** Somebody leaves for good: whoever was to meet them hears of it, and no calendar keeps the time. */
export async function leaveInterviews(db: Db, platform: Platform, userId: string, now: Date): Promise<void> {
  for (const { id } of await openInterviewsWith(db, userId)) {
    const { state, talent_id } = await holdSettled(db, platform, id, now)
    const isTalent = talent_id === userId
    const columns = { end_reason: isTalent ? 'talent_declined' : 'client_canceled' }
    const pack = () => Promise.resolve({ columns })
    if (isTalent && interviewLife.next(state, 'decline'))
      await moveInterview(db, platform, id, { event: 'decline', mover: 'talent', actor: SYSTEM, now, pack })
    else if (interviewLife.next(state, 'cancel'))
      await moveInterview(db, platform, id, { event: 'cancel', mover: 'staff', actor: SYSTEM, now, pack })
  }
}
