import type { clientBuyoutsContract as client } from '@fareeq/domain/buyouts/contract.ts'
import { buyoutErrors } from '@fareeq/domain/buyouts/errors.ts'
import { LEAD_DAYS } from '@fareeq/domain/buyouts/limits.ts'
import { pausedUntil } from '@fareeq/domain/buyouts/rules.ts'
import { isStanding } from '@fareeq/domain/buyouts/states.ts'
import { contractErrors } from '@fareeq/domain/contracts/errors.ts'
import { endFault } from '@fareeq/domain/contracts/rules-endings.ts'
import { factsOf } from '@fareeq/domain/contracts/states.ts'
import { invoiceErrors } from '@fareeq/domain/invoices/errors.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { actorOf } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import type { Client } from '../../platform/session.ts'
import { lockContract } from '../contracts/queries.ts'
import type { ContractRow } from '../contracts/rows.ts'
import { settleTicket } from '../tickets/actions-rewriting.ts'
import { moveOrThrow } from './actions-moves.ts'
import { notifySides, publishChange, record } from './actions-notifying.ts'
import {
  contractOrThrow,
  expiryOf,
  isBoughtOut,
  isEndable,
  priceOf,
  readForClient,
  windowOf,
} from './actions-reading.ts'
import { insertBuyout, lastBuyout } from './queries.ts'

/** Why it cannot be asked for now. */
async function refuseAsking(ctx: RequestContext<Client>, contract: ContractRow, lastDay: string): Promise<void> {
  const { db, lang, now } = ctx
  if (!factsOf(contract.state).is_running) throw new Refusal(contractErrors.contract_not_running)
  if (!isEndable(contract)) throw new Refusal(contractErrors.notice_given)
  if (await isBoughtOut(ctx, contract)) throw new Refusal(invoiceErrors.already_bought_out)
  const last = await lastBuyout(db, contract.id)
  if (last && isStanding(last.state)) throw new Refusal(buyoutErrors.buyout_asked)
  const until = pausedUntil(last ?? null, riyadhDay(now))
  if (until) throw new Refusal(buyoutErrors.buyout_paused, { values: { day: formatDay(until, lang) } })
  const fault = endFault(lastDay, { ...windowOf(ctx, contract), notice_days: LEAD_DAYS, trial_days: 0 })
  if (!fault) return
  const values = { ...fault.values, day: formatDay(fault.values.day, lang) }
  throw new Refusal(contractErrors[fault.code], { field: 'last_day', values })
}

/** The company asks the talent; the lock of the contract keeps two from asking. */
export const ask = (ctx: RequestContext<Client>, id: string, body: BodyOf<(typeof client)['ask']>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    await contractOrThrow(ctx, id)
    await lockContract(db, id)
    const contract = await contractOrThrow(ctx, id)
    await refuseAsking(ctx, contract, body.last_day)
    const { fee } = await priceOf(ctx, contract)
    if (fee !== body.fee) throw new Refusal(buyoutErrors.buyout_price_changed)
    const question = {
      id: newId(now),
      contract_id: id,
      last_day: body.last_day,
      fee,
      message: body.message || null,
      ticket_id: null,
      expires_at: expiryOf(ctx, body.last_day),
    }
    if (!(await insertBuyout(db, question, now))) throw new Refusal(buyoutErrors.buyout_asked)
    await record(ctx, id, 'asked', actorOf(viewer))
    await publishChange(ctx, contract)
    await notifySides(ctx, contract, 'ask', { ...question, refusal: null })
    return readForClient(ctx, id)
  })

/** By the company, until operations have approved it. */
export const withdraw = (ctx: RequestContext<Client>, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { contract, buyout } = await moveOrThrow(ctx, id, 'withdraw')
    if (buyout.ticket_id) await settleTicket(ctx, buyout.ticket_id, actorOf(ctx.viewer))
    await record(ctx, contract.id, 'withdrawn', actorOf(ctx.viewer))
    await publishChange(ctx, contract)
    await notifySides(ctx, contract, 'withdraw', buyout)
    return readForClient(ctx, contract.id)
  })
