import type { Actor } from '../../platform/audit.ts'
import type { ActionContext } from '../../platform/context.ts'
import { applyMove } from './actions-moves.ts'
import { lockNomination, openNominationsOf } from './queries.ts'

const SYSTEM: Actor = { kind: 'system' }

/** A company closes: what it has not decided about is taken back, and the talents are told as of any other. */
export async function closeNominations(ctx: ActionContext, clientId: string): Promise<void> {
  for (const { id } of await openNominationsOf(ctx.db, clientId)) {
    const nomination = await lockNomination(ctx.db, id)
    if (nomination) await applyMove(ctx, nomination, { event: 'withdraw', mover: 'staff', actor: SYSTEM })
  }
}
