import type { announcedTransfersContract as contract } from '@fareeq/domain/announced-transfers/contract.ts'
import { announcedErrors } from '@fareeq/domain/announced-transfers/errors.ts'
import { LATE_DAYS } from '@fareeq/domain/announced-transfers/limits.ts'
import { dayFault } from '@fareeq/domain/announced-transfers/rules.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { INVOICE_CURRENCY } from '@fareeq/domain/invoices/rules-transfers.ts'
import { accountFor } from '@fareeq/domain/sellers/rules.ts'
import { type Actor, actorOf, audit } from '../../platform/audit.ts'
import { type ActionContext, type RequestContext, inTransaction } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import type { Client } from '../../platform/session.ts'
import { publishChange } from '../invoices/actions-notifying.ts'
import { findPayable } from '../invoices/actions-settling.ts'
import { lockInvoice } from '../invoices/queries.ts'
import { organisationOf } from '../organisations/queries.ts'
import { currentIssuer } from '../sellers/actions-reading.ts'
import { howToPay } from './actions-reading.ts'
import { insertAnnounced, isAwaited, lockAnnounced, moveAnnounced, overdueAnnounced, waitingFor } from './queries.ts'
import type { LockedAnnounced } from './rows.ts'

type Body<Name extends keyof typeof contract> = BodyOf<(typeof contract)[Name]>
const subjectOf = (id: string) => ({ kind: 'announced_transfer', id }) as const

/** The locks of the invoices keep two from announcing one of them. */
export const announce = (ctx: RequestContext<Client>, { invoice_ids, day }: Body<'announce'>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const fault = dayFault(day, riyadhDay(now))
    if (fault) throw new Refusal(announcedErrors[fault], { field: 'day' })
    if (!accountFor((await currentIssuer(ctx)).accounts, INVOICE_CURRENCY))
      throw new Refusal(announcedErrors.no_account)
    const payable = []
    for (const id of new Set(invoice_ids)) payable.push(await findPayable(ctx, viewer.userId, id))
    const invoices: { id: string; amount: number }[] = []
    for (const { id, number } of payable.toSorted((one, other) => (one.number < other.number ? -1 : 1))) {
      await lockInvoice(db, id)
      const { open } = await findPayable(ctx, viewer.userId, id)
      if ((await waitingFor(db, id)).length > 0)
        throw new Refusal(announcedErrors.announced_already, { field: 'invoice_ids', values: { number } })
      invoices.push({ id, amount: open })
    }
    const [id, organisation_id] = [newId(now), await organisationOf(db, viewer.userId)]
    await insertAnnounced(db, { id, organisation_id, day, announced_by: viewer.userId, invoices }, now)
    const amount = invoices.reduce((sum, invoice) => sum + invoice.amount, 0)
    const details = { amount, count: invoices.length }
    await audit(db, { actor: actorOf(viewer), action: 'announced_transfer.announced', subject: subjectOf(id), details })
    for (const invoice of invoices) await publishChange(ctx, { id: invoice.id, organisation_id })
    return howToPay(ctx)
  })

/** Its invoices say again that nothing is on its way. */
async function end(ctx: ActionContext, row: LockedAnnounced, event: 'withdraw' | 'lapse' | 'arrive', actor: Actor) {
  const { db, now } = ctx
  const to = await moveAnnounced(db, row, event, now)
  if (!to) return false
  await audit(db, { actor, action: `announced_transfer.${to}`, subject: subjectOf(row.id) })
  // Every open page of the company shows its invoices.
  await publishChange(ctx, { id: row.id, organisation_id: row.organisation_id })
  return true
}

export const withdraw = (ctx: RequestContext<Client>, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer } = ctx
    const row = await lockAnnounced(db, id)
    if (!row || row.organisation_id !== (await organisationOf(db, viewer.userId)))
      throw new Refusal(platformErrors.not_found)
    if (!(await end(ctx, row, 'withdraw', actorOf(viewer)))) throw new Refusal(announcedErrors.announced_over)
    return howToPay(ctx)
  })

/** After an invoice was paid or credited: nothing is waited for any more where nothing is open. */
export async function followPaid(ctx: ActionContext, { invoiceId }: { invoiceId: string }): Promise<void> {
  for (const { id } of await waitingFor(ctx.db, invoiceId)) {
    const row = await lockAnnounced(ctx.db, id)
    if (row && !(await isAwaited(ctx.db, id))) await end(ctx, row, 'arrive', { kind: 'system' })
  }
}

/** Daily clock job: what did not come within a week of its day is no longer waited for. */
export async function lapseAnnounced(ctx: ActionContext): Promise<number> {
  let count = 0
  for (const { id } of await overdueAnnounced(ctx.db, daysAfter(riyadhDay(ctx.now), -LATE_DAYS))) {
    const hasLapsed = await inTransaction(ctx, async (ctx) => {
      const row = await lockAnnounced(ctx.db, id)
      return row ? end(ctx, row, 'lapse', { kind: 'system' }) : false
    })
    if (hasLapsed) count++
  }
  return count
}
