import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { paymentsOpsContract as contract } from '@fareeq/domain/payments/contract-ops.ts'
import { agrees, refundable, reversalFault } from '@fareeq/domain/payments/rules.ts'
import type { PaymentEventRow, Refund, StaffPayment } from '@fareeq/domain/payments/schema.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Staff } from '../../platform/session.ts'
import { refreshPayment, withProvider } from './actions-checkout.ts'
import { paymentOf } from './actions-paying.ts'
import { namesFor } from './queries-names.ts'
import { eventsOf, oddEvents } from './queries-events.ts'
import { freeOf, refundsOf } from './queries-refunds.ts'
import { reversalsOf, sharedLinesOf } from './queries-reversals.ts'
import { differingPayments, paymentById, paymentRows } from './queries.ts'
import type { EventRow, PaymentRow, RefundRow } from './rows.ts'

const toRefund = ({ id, amount, state, reason, reference, by, ticket, created_at }: RefundRow): Refund => ({
  id,
  amount,
  state,
  reason,
  reference,
  by,
  ticket,
  created_at: created_at.toISOString(),
})
const toEvent = ({ received_at, ...event }: EventRow): PaymentEventRow => ({
  ...event,
  received_at: received_at.toISOString(),
})

async function toPayments(db: Db, rows: readonly PaymentRow[]): Promise<StaffPayment[]> {
  const refunds = await refundsOf(
    db,
    rows.map(({ id }) => id),
  )
  const names = await namesFor(db, rows)
  const free = await freeOf(
    db,
    rows.map(({ invoice_id }) => invoice_id),
  )
  const reversals = new Map(
    (
      await reversalsOf(
        db,
        rows.map(({ id }) => id),
      )
    ).map(({ payment_id, ...reversal }) => [payment_id, reversal]),
  )
  return rows.map((row) => {
    const { method, reference, paid_on } = row
    const reversal = reversals.get(row.id) ?? null
    const own = refunds.filter(({ payment_id }) => payment_id === row.id)
    const isSame = (row.provider_amount ?? row.checkout_amount) === row.checkout_amount
    return {
      ...paymentOf(row),
      paid_with: row.checkout_numbers.split(', ').filter((number) => number !== row.invoice_number),
      company: names.companies.get(row.organisation_id) ?? '',
      provider:
        method === 'card'
          ? {
              session_id: row.session_id,
              status: row.provider_says,
              amount: row.provider_amount,
              currency: row.provider_currency,
              checked_at: row.checked_at?.toISOString() ?? null,
            }
          : null,
      agrees: isSame && agrees(row.state, row.provider_says),
      transfer:
        reference && paid_on
          ? {
              reference,
              day: paid_on,
              by: names.staff.get(row.recorded_by ?? '') ?? null,
              has_proof: row.proof_id !== null,
            }
          : null,
      refundable: refundable(row, own, free.get(row.invoice_id) ?? 0, reversal !== null),
      reversal,
      can_reverse: reversalFault(row, reversal !== null) === null,
    }
  })
}

export async function listForStaff({ db }: RequestContext<Staff>, query: QueryOf<(typeof contract)['list']>) {
  const { state, method, cursor, limit } = query
  const { page, next_cursor } = cutPage(await paymentRows(db, { state, method, cursor, limit }), limit)
  return { data: await toPayments(db, page), meta: { next_cursor } }
}

const MAX_DIFFERENCES = 100

/** Differences: payments whose state at the provider is not ours, and payments that we do not know. */
export async function listDifferences({ db }: RequestContext<Staff>) {
  const payments = await toPayments(db, await differingPayments(db, MAX_DIFFERENCES))
  const events = (await oddEvents(db, MAX_DIFFERENCES)).map(toEvent)
  return { data: { payments, events } }
}

export async function readForStaff({ db }: RequestContext<Staff>, id: string) {
  const row = await paymentById(db, id)
  if (!row) throw new Refusal(platformErrors.not_found)
  const [payment] = await toPayments(db, [row])
  if (!payment) throw new Refusal(platformErrors.not_found)
  const refunds = (await refundsOf(db, [id])).map(toRefund)
  const shared_with = (await sharedLinesOf(db, [id])).map(({ number }) => number)
  return { data: { ...payment, refunds, events: (await eventsOf(db, row.checkout_id)).map(toEvent), shared_with } }
}

export const refreshFromProvider = (ctx: RequestContext<Staff>, id: string) =>
  withProvider(async () => {
    const row = await paymentById(ctx.db, id)
    if (!row) throw new Refusal(platformErrors.not_found)
    await refreshPayment(ctx, row)
    return readForStaff(ctx, id)
  })
