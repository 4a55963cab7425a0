import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { contractById } from '../contracts/queries.ts'
import { notify } from '../notifications/actions.ts'
import { colleagueIds } from '../organisations/queries.ts'
import { move, publishChange } from './actions-moves.ts'
import { renewalNews } from './emails.ts'
import { NO_OFFER, lockRenewal, lapsed, newestOf, openDue, openOf } from './queries.ts'

/** Opens a renewal for each contract that ends soon and has none; returns how many. */
export async function openRenewals(ctx: ActionContext): Promise<number> {
  const { db, platform, now } = ctx
  const opened = await openDue(db, daysAfter(riyadhDay(now), platform.policies.at(now).renewal_days), now)
  for (const { contract_id } of opened) {
    const contract = await contractById(db, contract_id, 'ar')
    if (!contract) continue
    const { number, talent_name: talent, company, client_id, end_day: end } = contract
    const news = renewalNews('need_renewal', 'client', { number, talent, company, note: null, offered: null, end })
    await publishChange(ctx, await colleagueIds(db, client_id))
    if (news) await notify(ctx, client_id, { kind: 'contracts', path: pathTo('clientRenewals'), news })
  }
  return opened.length
}

/** A contract that is over, or ends by notice, has nothing to renew: what was open about it lapses. The notice is told by itself. */
export async function lapseRenewals(ctx: ActionContext, contractId: string, isQuiet = false): Promise<void> {
  for (const { id } of await openOf(ctx.db, contractId)) await lapseOne(ctx, id, isQuiet)
}

/** Notice that was withdrawn: what lapsed because of it is open again, with nothing offered. */
export async function reopenRenewal(ctx: ActionContext, contractId: string): Promise<void> {
  const contract = await contractById(ctx.db, contractId, 'ar')
  const newest = await newestOf(ctx.db, contractId)
  if (!contract || newest?.term !== contract.term + 1) return
  const row = await lockRenewal(ctx.db, null, newest.id)
  const reopening = { event: 'reopen', actor: { kind: 'system' }, note: null, columns: NO_OFFER } as const
  if (row) await move(ctx, row, reopening)
}

async function lapseOne(ctx: ActionContext, id: string, isQuiet = false): Promise<boolean> {
  const row = await lockRenewal(ctx.db, null, id)
  const lapse = { event: 'lapse', actor: { kind: 'system' }, note: null, isQuiet } as const
  return row !== undefined && (await move(ctx, row, lapse)) !== null
}

/** Daily: opens renewals of contracts that end soon, and lapses those whose contract has ended. */
export async function followRenewals(ctx: ActionContext): Promise<{ opened: number; lapsed: number }> {
  const opened = await inTransaction(ctx, openRenewals)
  let count = 0
  for (const { id } of await lapsed(ctx.db, riyadhDay(ctx.now)))
    if (await inTransaction(ctx, (ctx) => lapseOne(ctx, id))) count++
  return { opened, lapsed: count }
}
