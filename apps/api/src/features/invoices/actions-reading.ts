import type { clientInvoicesContract as contract } from '@fareeq/domain/invoices/contract.ts'
import { creditUsed } from '@fareeq/domain/invoices/rules-credits.ts'
import { inRiyals, lineTotal, ratesOf, totalsOf, withVat } from '@fareeq/domain/invoices/rules.ts'
import type { Buyer, ClientInvoice, InvoiceLine, InvoiceSummary } from '@fareeq/domain/invoices/schema.ts'
import { isPayable } from '@fareeq/domain/invoices/states.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Policies } from '@fareeq/domain/kernel/policies/policies.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { creditOf, openOf } from '@fareeq/domain/ledger/rules.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Client } from '../../platform/session.ts'
import { balanceFor } from '../ledger/queries.ts'
import { organisationOf } from '../organisations/queries.ts'
import { creditsOf } from './queries-credits.ts'
import { howToPay } from './actions-transfers.ts'
import { leftOf, linesOf } from './queries-lines.ts'
import { paymentsOf } from './queries-payments.ts'
import { invoiceFor, invoicesFor, openSums, settlementOf } from './queries.ts'
import type { InvoiceRow, LineRow } from './rows.ts'

/** A draft is shown as it would be issued now: its buyer and rates are not frozen yet. */
export const summaryOf = (row: InvoiceRow, policies: Policies): InvoiceSummary => ({
  id: row.id,
  number: row.number,
  state: row.state,
  month: row.month,
  currency: 'USD',
  issue_date: row.issue_day,
  due_date: row.due_day,
  total_amount: withVat(row.subtotal, ratesOf(row, policies).vat_rate),
  amount_paid: row.received - creditOf(settlementOf(row)),
  credit_amount: creditOf(settlementOf(row)),
  is_underway: row.is_underway,
  announced_for: isPayable(row.state) ? row.announced_for : null,
  credited_amount: row.credited,
  open_amount: isPayable(row.state) ? openOf(settlementOf(row)) : 0,
  is_payable: isPayable(row.state),
})

const lineOf = (line: LineRow): InvoiceLine => {
  const {
    id,
    kind,
    label,
    contract_id,
    contract_number,
    talent_id,
    talent_name,
    month,
    from_day,
    to_day,
    unpaid_days,
  } = line
  const { net, wht, fee, discount, discount_rate } = line
  return {
    id,
    kind,
    label,
    month,
    from_day,
    to_day,
    unpaid_days,
    net,
    wht,
    fee,
    contract: contract_id && contract_number ? { id: contract_id, number: contract_number } : null,
    talent: talent_id && talent_name ? { id: talent_id, name: talent_name } : null,
    total: lineTotal(line),
    discount,
    discount_rate,
    credited: lineTotal(line) - lineTotal(leftOf(line)),
    is_rebilled: line.rebills_line_id !== null,
  }
}

const NOBODY: Buyer = { name: '', country: '', vat_number: null, address: '', email: '' }

export type FullInvoice = Omit<ClientInvoice, 'how_to_pay'>

export async function toFullInvoice(db: Db, row: InvoiceRow, lang: Lang, policies: Policies): Promise<FullInvoice> {
  const lines = await linesOf(db, row.id, lang)
  const { name, country, vat_number, address, email } = row.buyer ?? NOBODY
  const rates = ratesOf(row, policies)
  const { net, wht, fee, subtotal, vat, total } = totalsOf(lines, rates.vat_rate)
  const [credits, payments] = [await creditsOf(db, row.id), await paymentsOf(db, row.id)]
  return {
    ...summaryOf(row, policies),
    buyer: { name, country, vat_number, address, email },
    lines: lines.map(lineOf),
    net,
    wht,
    fee,
    subtotal,
    vat,
    ...rates,
    total_sar: inRiyals(total, rates.sar_rate),
    vat_sar: inRiyals(vat, rates.sar_rate),
    credit_used: creditUsed(payments),
    payments: payments.map(({ id, kind, amount, day, other_id, other_number, note, has_record, is_reversed }) => ({
      id,
      kind,
      amount,
      day,
      other: other_id && other_number ? { id: other_id, number: other_number } : null,
      reference: note,
      has_record,
      is_reversed,
    })),
    credit_notes: credits.map((credit) => ({
      id: credit.id,
      number: credit.number,
      day: credit.day,
      reason: credit.reason,
      total: credit.total,
    })),
    note: row.note,
    purchase_order: row.purchase_order,
  }
}

export async function ownInvoice(db: Db, viewer: Client, id: string): Promise<InvoiceRow> {
  const row = await invoiceFor(db, viewer, id)
  if (!row) throw new Refusal(platformErrors.not_found)
  return row
}

export async function listForClient(
  { db, platform, viewer, now }: RequestContext<Client>,
  query: QueryOf<(typeof contract)['list']>,
) {
  const { status: state, cursor, limit } = query
  const { page, next_cursor } = cutPage(await invoicesFor(db, viewer, { state, cursor, limit }), limit)
  const policies = platform.policies.at(now)
  const organisationId = await organisationOf(db, viewer.userId)
  return {
    data: page.map((row) => summaryOf(row, policies)),
    meta: {
      next_cursor,
      ...(await openSums(db, organisationId)),
      credit_amount: 0 - (await balanceFor(db, 'client_credit', organisationId)),
    },
  }
}

export async function readForClient(ctx: RequestContext<Client>, id: string) {
  const { db, platform, viewer, lang, now } = ctx
  const row = await ownInvoice(db, viewer, id)
  const invoice = await toFullInvoice(db, row, lang, platform.policies.at(now))
  return { data: { ...invoice, how_to_pay: await howToPay(ctx, row) } }
}
