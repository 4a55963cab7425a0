import { isStatementKind } from '@fareeq/domain/ledger/limits.ts'
import type { Statement } from '@fareeq/domain/invoices/schema.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { PAPER_WORDS } from '@fareeq/domain/invoices/rules-paper.ts'
import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import type { ActionContext, RequestContext } from '../../platform/context.ts'
import type { Client } from '../../platform/session.ts'
import { organisationOf } from '../organisations/queries.ts'
import { buyerRow } from './queries-billing.ts'
import type { Paper } from './actions-sheets.ts'
import { balanceBefore, statementRows } from './queries-statement.ts'

export type StatementPeriod = { from?: string | undefined; to?: string | undefined }

/** Of a company; this year until today, unless said otherwise; a span that ends before it begins is empty. */
export async function statementOf(
  { db, now }: Pick<ActionContext, 'db' | 'now'>,
  organisationId: string,
  span: StatementPeriod,
): Promise<Statement> {
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
  return { from, to, company, opening, rows, closing: balance }
}

export const readStatement = async (
  ctx: RequestContext<Client>,
  span: StatementPeriod,
): Promise<{ data: Statement }> => ({
  data: await statementOf(ctx, await organisationOf(ctx.db, ctx.viewer.userId), span),
})

export async function printStatement(ctx: RequestContext<Client>, span: StatementPeriod): Promise<Paper> {
  const { platform, viewer, lang } = ctx
  const { data: statement } = await readStatement(ctx, span)
  const words = PAPER_WORDS[lang]
  const usd = (cents: number) => formatUsd(cents, lang)
  const data = {
    lang,
    made: BRAND[lang],
    title: words.statement,
    company: statement.company,
    span: `${formatDay(statement.from, lang)} – ${formatDay(statement.to, lang)}`,
    heads: [words.day, words.document, words.amount, words.balance],
    opening: [words.opening, usd(statement.opening)],
    rows: statement.rows.map(({ day, kind, number, amount, used, balance }) => [
      formatDay(day, lang),
      `${words.kinds[kind]} ${number}${used > 0 ? ` (${usd(used)})` : ''}`,
      usd(amount),
      usd(balance),
    ]),
    closing: [words.closing, usd(statement.closing)],
  }
  const bytes = await platform.printer.print({ template: 'statement', data }, viewer.userId)
  return { bytes, name: `statement-${statement.from}-${statement.to}.pdf` }
}
