import { invoiceErrors } from '@fareeq/domain/invoices/errors.ts'
import { LINE_FACTS } from '@fareeq/domain/invoices/limits.ts'
import { rootOf } from '@fareeq/domain/invoices/rules-rebilling.ts'
import { monthLine } from '@fareeq/domain/invoices/rules-months.ts'
import { totalsOf } from '@fareeq/domain/invoices/rules.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { unpaidDaysOf } from '../time-off/queries.ts'
import { readForStaff } from './actions-ops.ts'
import { rebillableLines } from './queries-rebilling.ts'
import { lockOnce } from './queries-companies.ts'
import { type NewLine, insertLines, linesOf, onceIn } from './queries-lines.ts'
import { termOf } from './queries-months.ts'
import { lockInvoice, insertInvoice } from './queries.ts'
import type { InvoiceRow, LineRow } from './rows.ts'

/** A month by the days of its current term, which may have been ended since; anything else as it was. */
async function lineFrom(db: Db, line: LineRow): Promise<NewLine | null> {
  const { kind, label, contract_id, term, month, from_day, to_day, unpaid_days, net, wht, fee } = line
  const bare = { kind, label, contract_id, term, month, from_day, to_day, unpaid_days, rebills_line_id: rootOf(line) }
  const { discount, discount_rate } = line
  if (LINE_FACTS[kind].priced_by !== 'term' || !contract_id || !term || !month)
    return { ...bare, net, wht, fee, discount, discount_rate }
  const termRow = await termOf(db, contract_id, term)
  const unpaid = await unpaidDaysOf(db, [contract_id])
  const worked = termRow && monthLine(termRow, month, unpaid.get(contract_id))
  return worked ? { ...bare, ...worked } : null
}

/** A draft of what was taken back of an invoice; null where nothing is to be billed again. */
export async function draftRebilling(db: Db, { id, organisation_id, month, note }: InvoiceRow, now: Date) {
  const lines: NewLine[] = []
  const billed = await linesOf(db, id, 'ar')
  await lockOnce(db, onceIn(billed))
  for (const line of await rebillableLines(db, billed)) {
    const again = await lineFrom(db, line)
    if (again) lines.push(again)
  }
  if (lines.length === 0) return null
  const draft = newId(now)
  const { subtotal } = totalsOf(lines, 0)
  await insertInvoice(db, { id: draft, organisation_id, month, subtotal, note, rebills_invoice_id: id }, now)
  await insertLines(db, draft, lines, now)
  return draft
}

/** For finance to look at and issue. */
export const rebill = (ctx: RequestContext<Staff>, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const invoice = await lockInvoice(db, id)
    if (!invoice) throw new Refusal(platformErrors.not_found)
    const draft = await draftRebilling(db, invoice, now)
    if (!draft) throw new Refusal(invoiceErrors.nothing_to_bill_again)
    const subject = { kind: 'invoice', id: draft } as const
    await audit(db, { actor: actorOf(viewer), action: 'invoice.draft', subject, details: { again: invoice.number } })
    return readForStaff(ctx, draft)
  })
