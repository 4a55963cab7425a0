import type { buyoutsOpsContract as ops, talentBuyoutsContract as talent } from '@fareeq/domain/buyouts/contract.ts'
import { buyoutErrors } from '@fareeq/domain/buyouts/errors.ts'
import { isStanding } from '@fareeq/domain/buyouts/states.ts'
import { TAKEOVER } from '@fareeq/domain/contracts/limits.ts'
import { invoiceErrors } from '@fareeq/domain/invoices/errors.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff, Talent } from '../../platform/session.ts'
import { endContract } from '../contracts/actions-endings.ts'
import { lockContract } from '../contracts/queries.ts'
import { insertInvoice } from '../invoices/queries.ts'
import { lockOnce } from '../invoices/queries-companies.ts'
import { insertLines } from '../invoices/queries-lines.ts'
import { settleTicket } from '../tickets/actions-rewriting.ts'
import { moveOrThrow } from './actions-moves.ts'
import { notifySides, publishChange, record } from './actions-notifying.ts'
import { buyoutLine, contractOrThrow, isBoughtOut, readForStaff, readForTalent } from './actions-reading.ts'
import { openBuyoutTicket } from './actions-ticket.ts'
import { lastBuyout, moveBuyout } from './queries.ts'

/** From here on it is work of operations. */
export const consent = (ctx: RequestContext<Talent>, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { contract, buyout } = await moveOrThrow(ctx, id, 'consent', { answered_at: ctx.now })
    await openBuyoutTicket(ctx, contract, buyout)
    await record(ctx, contract.id, 'consented', actorOf(ctx.viewer))
    await publishChange(ctx, contract)
    await notifySides(ctx, contract, 'consent', buyout)
    return readForTalent(ctx, contract.id)
  })

/** Also after having agreed, until it is approved. */
export const decline = (ctx: RequestContext<Talent>, id: string, { reason }: BodyOf<(typeof talent)['decline']>) =>
  inTransaction(ctx, async (ctx) => {
    const changes = { answered_at: ctx.now, decline_reason: reason }
    const { contract, buyout } = await moveOrThrow(ctx, id, 'decline', changes)
    const actor = actorOf(ctx.viewer)
    if (buyout.ticket_id) await settleTicket(ctx, buyout.ticket_id, actor)
    await record(ctx, contract.id, 'declined', actor)
    await publishChange(ctx, contract)
    await notifySides(ctx, contract, 'decline', buyout)
    return readForTalent(ctx, contract.id)
  })

const BARE = { label: null, term: null, month: null, from_day: null, to_day: null, unpaid_days: 0 } as const

/** The contract ends on the day that was asked for, and finance have the draft with the fee that was asked for. */
export async function approve(ctx: RequestContext<Staff>, id: string, { fee }: BodyOf<(typeof ops)['approve']>) {
  await inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, now } = ctx
    await contractOrThrow(ctx, id)
    await lockContract(db, id)
    const contract = await contractOrThrow(ctx, id)
    const buyout = await lastBuyout(db, id)
    if (!buyout || !isStanding(buyout.state) || buyout.fee !== fee) throw new Refusal(platformErrors.moved_on)
    await lockOnce(db, [buyoutLine(contract)])
    if (await isBoughtOut(ctx, contract)) throw new Refusal(invoiceErrors.already_bought_out)
    if (!(await moveBuyout(db, buyout, 'approve', {}, now))) throw new Refusal(buyoutErrors.buyout_unanswered)
    const today = riyadhDay(now)
    const last_day = buyout.last_day > today ? buyout.last_day : today
    await endContract(ctx, id, { kind: 'buyout', side: 'client', last_day, reason: TAKEOVER })
    if (!contract.organisation_id) throw new Refusal(platformErrors.not_found)
    const invoice = newId(now)
    await insertInvoice(
      db,
      { id: invoice, organisation_id: contract.organisation_id, month: null, subtotal: fee, note: null },
      now,
    )
    await insertLines(db, invoice, [{ ...BARE, ...buyoutLine(contract), net: 0, wht: 0, fee }], now)
    await audit(db, { actor: actorOf(viewer), action: 'invoice.draft', subject: { kind: 'invoice', id: invoice } })
    await publishToStaff(db, platform.events, 'invoice.changed', { id: invoice })
    if (buyout.ticket_id) await settleTicket(ctx, buyout.ticket_id, actorOf(viewer))
  })
  return readForStaff(ctx, id)
}

/** The contract goes on; the company reads why. */
export const refuse = (ctx: RequestContext<Staff>, id: string, { refusal }: BodyOf<(typeof ops)['refuse']>) =>
  inTransaction(ctx, async (ctx) => {
    const { contract, buyout } = await moveOrThrow(ctx, id, 'refuse', { refusal })
    const actor = actorOf(ctx.viewer)
    if (buyout.ticket_id) await settleTicket(ctx, buyout.ticket_id, actor)
    await record(ctx, contract.id, 'refused', actor)
    await publishChange(ctx, contract)
    await notifySides(ctx, contract, 'refuse', { ...buyout, refusal })
    return readForStaff(ctx, contract.id)
  })
