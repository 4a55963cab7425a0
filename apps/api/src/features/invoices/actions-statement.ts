import { isStatementKind } from '@fareeq/domain/ledger/limits.ts'
import type { Statement } from '@fareeq/domain/invoices/schema.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Client } from '../../platform/session.ts'
import { organisationOf } from '../organisations/queries.ts'
import { buyerRow } from './queries-billing.ts'
import { balanceBefore, statementRows } from './queries-statement.ts'

export type StatementPeriod = { from?: string | undefined; to?: string | undefined }

/** This year until today, unless said otherwise; a span that ends before it begins is empty. */
export async function readStatement(
  { db, viewer, now }: RequestContext<Client>,
  span: StatementPeriod,
): Promise<{ data: Statement }> {
  const organisationId = await organisationOf(db, viewer.userId)
  const today = riyadhDay(now)
  const to = span.to ?? today
  const from = span.from ?? `${to.slice(0, 4)}-01-01`
  const opening = await balanceBefore(db, organisationId, from)
  let balance = opening
  const rows = (await statementRows(db, organisationId, from, to)).map(({ kind, ...row }) => {
    if (!isStatementKind(kind)) throw new Error(`ledger: ${kind} is booked on an account of a company`)
    balance += row.amount
    return { ...row, kind, balance }
  })
  const company = (await buyerRow(db, organisationId))?.name ?? ''
  return { data: { from, to, company, opening, rows, closing: balance } }
}
