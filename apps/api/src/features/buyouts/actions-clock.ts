import { hasExpired, reminderAt } from '@fareeq/domain/buyouts/rules.ts'
import { REMINDER_DAYS } from '@fareeq/domain/buyouts/limits.ts'
import { isStanding } from '@fareeq/domain/buyouts/states.ts'
import { daysAfter, riyadhDay, riyadhMidnight } from '@fareeq/domain/kernel/time/working-days.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { contractById, lockContract } from '../contracts/queries.ts'
import { settleTicket } from '../tickets/actions-rewriting.ts'
import { notifySides, publishChange, record } from './actions-notifying.ts'
import { expiryOf } from './actions-reading.ts'
import {
  buyoutsToRemind,
  insertBuyout,
  lapsedBuyouts,
  lastBuyout,
  markReminded,
  moveBuyout,
  overdueBuyouts,
  strayTickets,
} from './queries.ts'

const SYSTEM = { kind: 'system' } as const

/** The question of a contract that stands, which nobody else moves until the transaction ends. */
async function lockStanding({ db }: ActionContext, contractId: string) {
  if (!(await lockContract(db, contractId))) return null
  const [buyout, contract] = [await lastBuyout(db, contractId), await contractById(db, contractId, 'ar')]
  return buyout && contract && isStanding(buyout.state) ? { buyout, contract } : null
}

/** A question that the talent did not answer has expired: the contract goes on, both are told. */
async function expire(ctx: ActionContext, contractId: string): Promise<boolean> {
  const locked = await lockStanding(ctx, contractId)
  if (!locked || !hasExpired(locked.buyout.expires_at, ctx.now)) return false
  const { buyout, contract } = locked
  if (!(await moveBuyout(ctx.db, buyout, 'expire', { answered_at: ctx.now }, ctx.now))) return false
  if (buyout.ticket_id) await settleTicket(ctx, buyout.ticket_id, SYSTEM)
  await record(ctx, contract.id, 'expired', SYSTEM)
  await publishChange(ctx, contract)
  await notifySides(ctx, contract, 'expire', buyout)
  return true
}

async function remind(ctx: ActionContext, contractId: string): Promise<boolean> {
  const locked = await lockStanding(ctx, contractId)
  if (!locked || reminderAt(locked.buyout.expires_at).getTime() > ctx.now.getTime()) return false
  if (!(await markReminded(ctx.db, locked.buyout.id, ctx.now))) return false
  await notifySides(ctx, locked.contract, 'remind', locked.buyout)
  return true
}

/** With a contract that ends otherwise, or is over; the contract tells of that. */
export async function lapseBuyout(ctx: ActionContext, contractId: string): Promise<boolean> {
  const locked = await lockStanding(ctx, contractId)
  if (!locked || !(await moveBuyout(ctx.db, locked.buyout, 'lapse', {}, ctx.now))) return false
  if (locked.buyout.ticket_id) await settleTicket(ctx, locked.buyout.ticket_id, SYSTEM)
  await record(ctx, contractId, 'lapsed', SYSTEM)
  await publishChange(ctx, locked.contract)
  return true
}

/** A question that is a ticket alone is put to its talent. */
async function adopt(ctx: ActionContext, ticket: { id: string; contract_id: string; last_day: string; fee: number }) {
  const { db, now } = ctx
  await lockContract(db, ticket.contract_id)
  const contract = await contractById(db, ticket.contract_id, 'ar')
  if (!contract) return false
  const { id: ticket_id, contract_id, fee } = ticket
  const today = riyadhDay(now)
  const last_day = ticket.last_day > today ? ticket.last_day : today
  const expires_at = expiryOf(ctx, last_day)
  const question = { id: newId(now), contract_id, last_day, fee, message: null, ticket_id, expires_at }
  if (!(await insertBuyout(db, question, now))) return false
  await publishChange(ctx, contract)
  await notifySides(ctx, contract, 'ask', { ...question, refusal: null })
  return true
}

/** What became of the questions; one that fails does not stop the others. */
export async function followBuyouts(
  ctx: ActionContext,
): Promise<Record<'adopted' | 'lapsed' | 'expired' | 'reminded', number>> {
  const { db, platform, now } = ctx
  const each = async <Row>(rows: readonly Row[], work: (ctx: ActionContext, row: Row) => Promise<boolean>) => {
    let count = 0
    for (const row of rows) {
      try {
        if (await inTransaction(ctx, (ctx) => work(ctx, row))) count++
      } catch (err) {
        platform.log.error({ err, row }, 'a buyout was not followed')
      }
    }
    return count
  }
  const until = riyadhMidnight(daysAfter(riyadhDay(now), REMINDER_DAYS + 1))
  return {
    adopted: await each(await strayTickets(db), adopt),
    lapsed: await each(await lapsedBuyouts(db), (ctx, row) => lapseBuyout(ctx, row.contract_id)),
    expired: await each(await overdueBuyouts(db, now), (ctx, row) => expire(ctx, row.contract_id)),
    reminded: await each(await buyoutsToRemind(db, until), (ctx, row) => remind(ctx, row.contract_id)),
  }
}
