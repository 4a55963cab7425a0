import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { dayAt, duePlaces, isOver, periodAt } from '@fareeq/domain/recurring-invoices/rules.ts'
import { BILLING } from '@fareeq/domain/recurring-invoices/states.ts'
import { audit } from '../../platform/audit.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { draftInvoice } from '../invoices/actions-drafting.ts'
import { issueInvoice } from '../invoices/actions-issuing.ts'
import { subjectOf } from './actions.ts'
import { billingIds, insertRun, lockRecurring, moveRecurring } from './queries.ts'

const CLOCK = { kind: 'system' } as const

/** The invoices of one whose day has come, and its end after the last of them; in the caller's transaction. */
export async function billDue(ctx: ActionContext, id: string): Promise<number> {
  const { db, now } = ctx
  const row = await lockRecurring(db, id, 'ar')
  // It was paused or ended between the list and the lock.
  if (!row || !BILLING.includes(row.state)) return 0
  const places = duePlaces(row, row.next_place, riyadhDay(now))
  for (const place of places) {
    const { lines, note, purchase_order } = row
    const draft = { lines, note, purchase_order, period: periodAt(row, place) }
    const invoiceId = await draftInvoice(ctx, row.organisation_id, draft, CLOCK)
    await insertRun(db, { id, place, invoiceId, day: dayAt(row, place) })
    if (row.issues_at_once) await issueInvoice(ctx, invoiceId, CLOCK)
  }
  const next = row.next_place + places.length
  if (isOver(row, next)) {
    await moveRecurring(db, row, 'end', next, now)
    await audit(db, { actor: CLOCK, action: 'recurring_invoice.ended', subject: subjectOf(id) })
  }
  return places.length
}

/** Daily clock job. One that fails holds up no other. */
export async function billRecurring(ctx: ActionContext): Promise<number> {
  const { db, platform } = ctx
  let count = 0
  for (let after: string | null = null; ;) {
    const batch: { id: string }[] = await billingIds(db, after)
    for (const { id } of batch)
      try {
        count += await inTransaction(ctx, (ctx) => billDue(ctx, id))
      } catch (err) {
        platform.log.error({ err, id }, 'a recurring invoice was not billed')
      }
    const last = batch.at(-1)
    if (!last) return count
    after = last.id
  }
}
