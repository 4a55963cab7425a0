import { statementErrors } from '@fareeq/domain/bank-statements/errors.ts'
import { targetsFault } from '@fareeq/domain/bank-statements/rules-reversals.ts'
import { isBooked, lineLife } from '@fareeq/domain/bank-statements/states.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { REVERSAL_FACTS } from '@fareeq/domain/payments/limits.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import type { ActionContext, RequestContext } from '../../platform/context.ts'
import type { PaymentReversed } from '../../platform/domain-events.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import type { Staff } from '../../platform/session.ts'
import { reversePayment } from '../payments/actions-reversing.ts'
import { deciding } from './actions-resolving.ts'
import { insertLineReversal, lineOfPayment, siblingPayments, targetRows } from './queries-reversals.ts'
import { lockLine, moveLine } from './queries.ts'

/**
 * A payment that a line had been recorded as was a mistake: the line waits for a decision again, and what it paid beside that
 * invoice is reversed with it.
 */
export async function followReversal(ctx: ActionContext, reversal: PaymentReversed): Promise<void> {
  const { db, platform, now } = ctx
  const { paymentId, kind, viewer } = reversal
  if (!REVERSAL_FACTS[kind].frees_reference) return
  const booking = await lineOfPayment(db, paymentId)
  const line = booking && (await lockLine(db, booking.line_id))
  const state = line && isBooked(line.state) ? lineLife.next(line.state, 'reverse') : null
  if (!line || !state) return
  await moveLine(db, line, { state, staffId: viewer.staffId }, now)
  const subject = { kind: 'bank_statement', id: line.statement_id } as const
  await audit(db, { actor: actorOf(viewer), action: 'bank_line.open', subject, details: { amount: line.amount } })
  for (const { payment_id: sibling } of await siblingPayments(db, line.id)) await reversePayment(ctx, sibling, reversal)
  await publishToStaff(db, platform.events, 'bank_statement.changed', { id: line.statement_id })
}

/** A line with which the bank took money back is booked against the payments that had brought it. */
export const reverseByLine = (ctx: RequestContext<Staff>, id: string, { payments }: { payments: string[] }) =>
  deciding(ctx, id, 'book', async (ctx, line) => {
    const { db, viewer, lang, now } = ctx
    const state = lineLife.next(line.state, 'book')
    if (!state) throw new Refusal(statementErrors.line_decided)
    const targets = await targetRows(db, payments)
    const fault = targetsFault(line, payments, targets)
    if (fault) {
      const [amount, sum] = [formatUsd(Math.abs(line.amount), lang), formatUsd(fault.sum, lang)]
      throw new Refusal(statementErrors[fault.kind], { values: { amount, sum } })
    }
    // The order in which issuing locks invoices.
    for (const { id: paymentId } of targets) {
      const reason = line.text.slice(0, REASON_LENGTH) || REASON
      await reversePayment(ctx, paymentId, { kind: 'bank', day: line.day, reason, viewer, lang })
      await insertLineReversal(db, line.id, paymentId)
    }
    await moveLine(db, line, { state, staffId: viewer.staffId }, now)
    const subject = { kind: 'bank_statement', id: line.statement_id } as const
    const details = { amount: line.amount, count: targets.length }
    await audit(db, { actor: actorOf(viewer), action: 'bank_line.reversed', subject, details })
  })

const REASON_LENGTH = 500
/** Where the bank gave none. */
const REASON = 'RVSL'
