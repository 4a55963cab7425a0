import { statementErrors } from '@fareeq/domain/bank-statements/errors.ts'
import { bankReference } from '@fareeq/domain/bank-statements/rules.ts'
import { lineLife } from '@fareeq/domain/bank-statements/states.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { referenceKey } from '@fareeq/domain/payments/rules.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import type { ActionContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/session.ts'
import { bookTransfer } from '../payments/actions-transfers.ts'
import { referenceUse } from './queries-invoices.ts'
import { countBookings, insertBooking, moveLine } from './queries.ts'
import type { LineRow, StatementRow } from './rows.ts'

type Booking = {
  statement: StatementRow
  /** Locked. */
  line: LineRow
  parts: readonly { id: string; amount: number }[]
  /** Who decided; null where it was certain. */
  viewer: Staff | null
}

/** As transfers that were recorded by hand, with the statement as their proof. */
export async function bookParts(ctx: ActionContext, { statement, line, parts, viewer }: Booking): Promise<void> {
  const { db, now } = ctx
  const state = lineLife.next(line.state, 'book')
  if (!state) throw new Refusal(statementErrors.line_decided)
  const actor = viewer ? actorOf(viewer) : ({ kind: 'system' } as const)
  const reference = await referenceOf(db, line)
  const before = await countBookings(db, line.id)
  for (const [at, { id: invoiceId, amount }] of parts.entries()) {
    const paymentId = await bookTransfer(ctx, {
      invoiceId,
      amount,
      day: line.day,
      reference: at === 0 ? reference : `${reference}/${at + 1}`,
      proofId: statement.file_id,
      recordedBy: viewer?.staffId ?? statement.imported_by,
      actor,
    })
    await insertBooking(db, line.id, before + at + 1, paymentId)
  }
  await moveLine(db, line, { state, staffId: viewer?.staffId ?? null }, now)
  const details = { amount: line.amount, count: parts.length }
  await audit(db, { actor, action: 'bank_line.booked', subject: { kind: 'bank_statement', id: statement.id }, details })
}

const [DIGEST_LENGTH, MARK] = [6, '-']
/** Some banks count anew each day: another line may have the same number, a transfer by hand must not. */
async function referenceOf(db: Db, { bank_id, fingerprint }: LineRow): Promise<string> {
  const reference = bankReference(bank_id, fingerprint)
  const use = await referenceUse(db, referenceKey(reference))
  if (!use) return reference
  if (!use.is_from_bank) throw new Refusal(statementErrors.line_recorded)
  return reference + MARK + fingerprint.slice(0, DIGEST_LENGTH)
}
