import type { Actor } from '../../platform/audit.ts'
import type { ActionContext } from '../../platform/context.ts'
import { move } from './actions-moves.ts'
import { lockContract, unsignedContractsWith } from './queries.ts'

const SYSTEM: Actor = { kind: 'system' }

/** On closing an account: what both have not signed is given up, and whoever has seen it is told. */
export async function closeContracts(ctx: ActionContext, userId: string): Promise<void> {
  for (const { id } of await unsignedContractsWith(ctx.db, userId)) {
    const contract = await lockContract(ctx.db, id)
    if (contract) await move(ctx, contract, { event: 'terminate', actor: SYSTEM, note: null })
  }
}
