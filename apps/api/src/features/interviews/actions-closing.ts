import { interviewLife } from '@fareeq/domain/interviews/states.ts'
import type { Actor } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import type { ActionContext } from '../../platform/context.ts'
import { lockNomination } from '../nominations/queries.ts'
import { lockSettled, moveInterview } from './actions-moves.ts'
import { lockInterview, closeInTurn, nominationOf, openInterviewsWith } from './queries.ts'

const SYSTEM: Actor = { kind: 'system' }

/** On closing an account: open interviews end, the other side is notified, and calendar events are canceled. */
export async function closeInterviews(ctx: ActionContext, userId: string): Promise<void> {
  const { db } = ctx
  await closeInTurn(db)
  const open = await openInterviewsWith(db, userId)
  await lockAll(db, open)
  for (const { id } of open) {
    const { state, talent_id } = await lockSettled(ctx, id)
    const isTalent = talent_id === userId
    const columns = { end_reason: isTalent ? ('talent_declined' as const) : ('client_canceled' as const) }
    const prepare = () => Promise.resolve({ columns })
    if (isTalent && interviewLife.next(state, 'decline'))
      await moveInterview(ctx, id, { event: 'decline', mover: 'talent', actor: SYSTEM, prepare })
    else if (interviewLife.next(state, 'cancel'))
      await moveInterview(ctx, id, { event: 'cancel', mover: 'staff', actor: SYSTEM, prepare })
  }
}

/**
 * Lock order: one move locks the interview, then the talent's profile and both mails. Ending many locks all interviews
 * first, or two transactions could deadlock.
 */
async function lockAll(db: Db, open: readonly { id: string }[]): Promise<void> {
  for (const { id } of open) {
    const nominationId = await nominationOf(db, id)
    if (!nominationId) continue
    await lockNomination(db, nominationId)
    await lockInterview(db, id)
  }
}
