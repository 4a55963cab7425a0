import type { Actor } from '../../platform/audit.ts'
import type { ActionContext } from '../../platform/context.ts'
import { isOpen } from '@fareeq/domain/interviews/states.ts'
import { lockSettled, moveInterview } from './actions-moves.ts'
import { openInterviewOf } from './queries.ts'

type EndedBy = { mover: 'client' | 'staff'; actor: Actor }

/**
 * On giving up a nomination: ends its open interview first. The reason is stored with the nomination and not sent to the
 * talent.
 */
export async function endInterviewOf(ctx: ActionContext, nominationId: string, { mover, actor }: EndedBy) {
  const id = await openInterviewOf(ctx.db, nominationId)
  if (!id || !isOpen((await lockSettled(ctx, id)).state)) return
  const end_reason = mover === 'client' ? ('client_canceled' as const) : ('staff_canceled' as const)
  const prepare = () => Promise.resolve({ columns: { end_reason } })
  await moveInterview(ctx, id, {
    event: 'cancel',
    mover,
    actor,
    prepare,
    withoutNomination: true,
  })
}
