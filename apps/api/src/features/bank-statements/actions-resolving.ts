import { statementErrors } from '@fareeq/domain/bank-statements/errors.ts'
import { partsFault } from '@fareeq/domain/bank-statements/rules.ts'
import type { BankLine, BookForm } from '@fareeq/domain/bank-statements/schema.ts'
import type { bankStatementsContract as contract } from '@fareeq/domain/bank-statements/contract.ts'
import { type LineEvent, lineLife } from '@fareeq/domain/bank-statements/states.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import type { Staff } from '../../platform/session.ts'
import { bookParts } from './actions-booking.ts'
import { readLine } from './actions-reading.ts'
import { invoicesByNumber } from './queries-invoices.ts'
import { type LineDecision, lockLine, moveLine, statementById } from './queries.ts'
import type { LineRow, StatementRow } from './rows.ts'

type Step = (ctx: RequestContext<Staff>, line: LineRow, statement: StatementRow) => Promise<void>

/** Under the lock of the line, which one colleague decides about. */
export const deciding = (
  ctx: RequestContext<Staff>,
  id: string,
  event: LineEvent,
  step: Step,
): Promise<{ data: BankLine }> =>
  inTransaction(ctx, async (ctx) => {
    const line = await lockLine(ctx.db, id)
    const statement = line && (await statementById(ctx.db, line.statement_id))
    if (!line || !statement) throw new Refusal(platformErrors.not_found)
    if (!lineLife.next(line.state, event)) throw new Refusal(statementErrors.line_decided)
    await step(ctx, line, statement)
    await publishToStaff(ctx.db, ctx.platform.events, 'bank_statement.changed', { id: statement.id })
    return readLine(ctx, id)
  })

export const bookLine = (ctx: RequestContext<Staff>, id: string, { parts }: BookForm) =>
  deciding(ctx, id, 'book', async (ctx, line, statement) => {
    const fault = partsFault(line, parts)
    if (fault) {
      const [amount, sum] = [formatUsd(line.amount, ctx.lang), formatUsd(fault.sum, ctx.lang)]
      const kind = statementErrors[fault.kind]
      throw new Refusal(kind, { ...(fault.field && { field: fault.field }), values: { amount, sum } })
    }
    const invoices = await invoicesByNumber(
      ctx.db,
      parts.map(({ number }) => number),
    )
    const byNumber = new Map(invoices.map((invoice) => [invoice.number, invoice.id]))
    const booked = parts.map(({ number, amount }, at) => {
      const invoiceId = byNumber.get(number)
      if (invoiceId === undefined) throw new Refusal(statementErrors.part_invoice, { field: `parts.${at}.number` })
      return { id: invoiceId, number, amount }
    })
    // The order in which issuing locks invoices.
    const sorted = booked.toSorted((one, other) => (one.number < other.number ? -1 : 1))
    await bookParts(ctx, { statement, line, parts: sorted, viewer: ctx.viewer })
  })

/** A move that books nothing. */
async function move(ctx: RequestContext<Staff>, line: LineRow, event: LineEvent, aside?: LineDecision['aside']) {
  const { db, viewer, now } = ctx
  const state = lineLife.next(line.state, event)
  if (!state || !(await moveLine(db, line, { state, staffId: viewer.staffId, ...(aside && { aside }) }, now)))
    throw new Refusal(statementErrors.line_decided)
  await audit(db, {
    actor: actorOf(viewer),
    action: aside ? 'bank_line.set_aside' : 'bank_line.open',
    subject: { kind: 'bank_statement', id: line.statement_id },
    details: { amount: line.amount, ...(aside && { reason: aside.reason }) },
  })
}

export const setLineAside = (ctx: RequestContext<Staff>, id: string, aside: BodyOf<(typeof contract)['setAside']>) =>
  deciding(ctx, id, 'set_aside', (ctx, line) => move(ctx, line, 'set_aside', aside))

export const reopenLine = (ctx: RequestContext<Staff>, id: string) =>
  deciding(ctx, id, 'reopen', (ctx, line) => move(ctx, line, 'reopen'))
