import type { CompanyStatement } from '@fareeq/domain/financial-reports/schema.ts'
import { PAPER_WORDS } from '@fareeq/domain/invoices/rules-paper.ts'
import { decimalOf } from '@fareeq/domain/kernel/money.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { csvOf } from '@fareeq/domain/kernel/text/csv.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Staff } from '../../platform/session.ts'
import { statementOf } from '../invoices/actions-statement.ts'
import { buyerRow } from '../invoices/queries-billing.ts'
import { spanOf } from '../ledger/actions.ts'

type Days = { from?: string | undefined; to?: string | undefined }

/** This year until today, unless days are chosen; the same that the company reads. */
export async function readStatement(
  ctx: RequestContext<Staff>,
  organisationId: string,
  days: Days,
): Promise<{ data: CompanyStatement }> {
  if (!(await buyerRow(ctx.db, organisationId))) throw new Refusal(platformErrors.not_found)
  if (days.from) spanOf(days, ctx.now)
  const statement = await statementOf(ctx, organisationId, days)
  return { data: { organisation_id: organisationId, ...statement } }
}

const HEADS: Readonly<Record<Lang, readonly string[]>> = {
  ar: ['التاريخ', 'النوع', 'المستند', 'المبلغ', 'الرصيد'],
  en: ['Date', 'Kind', 'Document', 'Amount', 'Balance'],
}

export async function statementSheet(ctx: RequestContext<Staff>, organisationId: string, days: Days) {
  const { from, to, opening, rows } = (await readStatement(ctx, organisationId, days)).data
  const words = PAPER_WORDS[ctx.lang]
  const cell = (amount: number) => ({ decimal: decimalOf(amount) })
  const text = csvOf([
    HEADS[ctx.lang],
    [from, words.opening, null, null, cell(opening)],
    ...rows.map(({ day, kind, number, amount, balance }) => [
      day,
      words.kinds[kind],
      number,
      cell(amount),
      cell(balance),
    ]),
  ])
  return { name: `statement-${from}-${to}.csv`, text }
}
