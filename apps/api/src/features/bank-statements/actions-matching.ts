import { UNMATCHED, isUnmatched, lineLife } from '@fareeq/domain/bank-statements/states.ts'
import { type Matcher, createMatcher, matchAll } from '@fareeq/domain/bank-statements/rules-matching.ts'
import type { OpenInvoice, Part } from '@fareeq/domain/bank-statements/rules-open-invoices.ts'
import { isPayable } from '@fareeq/domain/invoices/states.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { openOf } from '@fareeq/domain/ledger/rules.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { lockInvoice, settlementOf } from '../invoices/queries.ts'
import { bookParts } from './actions-booking.ts'
import { announcedTransfers, handTransfers, payableRows } from './queries-invoices.ts'
import { lockLine, moveLine, statementById, unmatchedLines } from './queries.ts'
import type { LineRow, StatementRow } from './rows.ts'

export const MATCH_JOB = 'bank-statements.match'

/** Over the invoices that are open now. */
export async function currentMatcher(db: Db): Promise<Matcher> {
  const rows = await payableRows(db)
  const transfers = await handTransfers(
    db,
    rows.map(({ id }) => id),
  )
  const byInvoice = Map.groupBy(transfers, ({ invoice_id }) => invoice_id)
  return createMatcher(
    rows.map(
      ({ id, number, organisation_id, company_number, due_day, buyer, total, credited, received }): OpenInvoice => ({
        id,
        number,
        organisation_id,
        due_day,
        company: buyer.name,
        company_number,
        open: openOf({ due: total - credited, received }),
        by_hand: (byInvoice.get(id) ?? []).map(({ amount }) => amount),
      }),
    ),
    await announcedTransfers(db),
  )
}

/**
 * Books what is certain, each line in a transaction of its own, and hands the rest to finance. Run again after a crash it goes on
 * where it stopped.
 */
export async function matchStatement(ctx: ActionContext, id: string): Promise<void> {
  const statement = await statementById(ctx.db, id)
  if (!statement) return
  const lines = await unmatchedLines(ctx.db, id, UNMATCHED)
  const matches = matchAll(lines, await currentMatcher(ctx.db))
  for (const [at, line] of lines.entries()) {
    const certain = matches[at]?.certain ?? null
    try {
      await settle(ctx, statement, line, certain)
    } catch (error) {
      // A transfer with the reference of the bank was recorded by hand.
      if (!(error instanceof Refusal)) throw error
      await settle(ctx, statement, line, null)
    }
  }
  await publishToStaff(ctx.db, ctx.platform.events, 'bank_statement.changed', { id })
}

const settle = (ctx: ActionContext, statement: StatementRow, { id }: LineRow, certain: Part | null) =>
  inTransaction(ctx, async (ctx) => {
    const line = await lockLine(ctx.db, id)
    if (!line || !isUnmatched(line.state)) return
    if (certain && (await isStillOpen(ctx.db, certain)))
      await bookParts(ctx, { statement, line, parts: [{ id: certain.invoice.id, amount: line.amount }], viewer: null })
    else await queueLine(ctx, line)
  })

async function queueLine({ db, now }: ActionContext, line: LineRow): Promise<void> {
  const state = lineLife.next(line.state, 'queue')
  if (state) await moveLine(db, line, { state, staffId: null }, now)
}

/** Under the lock of the invoice: since it was read somebody may have paid or credited it. */
async function isStillOpen(db: Db, { invoice, amount }: Part): Promise<boolean> {
  const row = await lockInvoice(db, invoice.id)
  return row !== undefined && isPayable(row.state) && openOf(settlementOf(row)) === amount
}
