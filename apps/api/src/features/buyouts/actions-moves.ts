import { buyoutErrors } from '@fareeq/domain/buyouts/errors.ts'
import { hasExpired } from '@fareeq/domain/buyouts/rules.ts'
import type { BuyoutEvent } from '@fareeq/domain/buyouts/states.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { lockContract } from '../contracts/queries.ts'
import type { ContractRow } from '../contracts/rows.ts'
import { type Caller, contractOrThrow } from './actions-reading.ts'
import { buyoutFor, moveBuyout } from './queries.ts'
import type { BuyoutRow } from './rows.ts'

/** A question of one's own contract, or of any for staff, which nobody else moves until the transaction ends. */
export async function lockOrThrow(ctx: Caller, id: string): Promise<{ contract: ContractRow; buyout: BuyoutRow }> {
  const { db, viewer } = ctx
  const find = () => buyoutFor(db, viewer.kind === 'staff' ? null : viewer, id)
  const row = await find()
  if (!row) throw new Refusal(platformErrors.not_found)
  await lockContract(db, row.contract_id)
  const buyout = await find()
  if (!buyout) throw new Refusal(platformErrors.not_found)
  return { contract: await contractOrThrow(ctx, buyout.contract_id), buyout }
}

/** Moves it, or says that it was settled; what the talent agrees to after its last minute is too late. */
export async function moveOrThrow(
  ctx: Caller,
  id: string,
  event: BuyoutEvent,
  changes: Parameters<typeof moveBuyout>[3] = {},
): Promise<{ contract: ContractRow; buyout: BuyoutRow }> {
  const locked = await lockOrThrow(ctx, id)
  const isLate = event === 'consent' && hasExpired(locked.buyout.expires_at, ctx.now)
  if (isLate || !(await moveBuyout(ctx.db, locked.buyout, event, changes, ctx.now)))
    throw new Refusal(buyoutErrors.buyout_settled)
  return locked
}
