import type { taxReportsContract as contract } from '@fareeq/domain/tax-reports/contract.ts'
import { MAX_MONTHS, type Tax } from '@fareeq/domain/tax-reports/limits.ts'
import { TAX_ACCOUNTS, remainingOf, sumsOf, treatmentOf } from '@fareeq/domain/tax-reports/rules.ts'
import type { VatPaper, VatReport, WhtReport } from '@fareeq/domain/tax-reports/schema.ts'
import { inRiyals } from '@fareeq/domain/invoices/rules.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { daysOfMonth, monthOf, monthsAfter } from '@fareeq/domain/kernel/time/months.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { manualNumber } from '@fareeq/domain/manual-entries/rules.ts'
import type { ActionContext, RequestContext } from '../../platform/context.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Staff } from '../../platform/session.ts'
import { monthsOf } from '../financial-reports/actions-revenue.ts'
import { balancesAt, closedThrough, movementsIn } from '../ledger/queries-days.ts'
import { movedByHand, ratesOf, remittanceRows, remittedIn, vatPapers, whtLines, whtTalents } from './queries.ts'
import type { VatPaperRow } from './rows.ts'

export type MonthSpan = { from?: string | undefined; to?: string | undefined }
/** More than a year of anybody has. */
const ALL = 100_000

/** The month before this one, unless others are chosen. */
export function spanOf(span: MonthSpan, now: Date) {
  const to = span.to ?? monthsAfter(monthOf(riyadhDay(now)), -1)
  const months = monthsOf({ ...span, to }, now, MAX_MONTHS, 1)
  const from = months[0] ?? to
  return { from, to, days: { from: daysOfMonth(from).from, to: daysOfMonth(to).to } }
}

/** What is the same of both taxes: what is owed, what was paid of it, and what the account says. */
async function dueOf({ db }: ActionContext, tax: Tax, { from, to, days }: ReturnType<typeof spanOf>, papers: number) {
  const account = TAX_ACCOUNTS[tax]
  const remittances = (await remittanceRows(db, tax, from, to)).map(({ id, place, ...row }) => ({
    ...row,
    manual_entry_id: id,
    number: manualNumber(place),
  }))
  const by_hand = await movedByHand(db, tax, days)
  const remitted = remittances.reduce((sum, { amount, is_waiting }) => sum + (is_waiting ? 0 : amount), 0)
  const { debit, credit } = (await movementsIn(db, days, { account })).get(account) ?? { debit: 0, credit: 0 }
  const paid = await remittedIn(db, tax, days)
  return {
    from,
    to,
    papers,
    by_hand,
    remitted,
    remaining: remainingOf({ papers, by_hand, remitted }),
    ledger: credit - debit + paid,
    balance: 0 - ((await balancesAt(db, days.to, { account })).get(account) ?? 0),
    remittances,
    closed_through: await closedThrough(db),
  }
}

export async function readVat(ctx: RequestContext<Staff>, query: MonthSpan): Promise<{ data: VatReport }> {
  const span = spanOf(query, ctx.now)
  const papers = await vatPapers(ctx.db, span.days, { limit: ALL })
  const byTreatment = Map.groupBy(papers, treatmentOf)
  const [standard, zero] = [sumsOf(byTreatment.get('standard') ?? []), sumsOf(byTreatment.get('zero') ?? [])]
  const due = await dueOf(ctx, 'vat', span, standard.vat + zero.vat)
  return { data: { ...due, standard, zero, rates: await ratesOf(ctx.db, span.days) } }
}

export const toPaper = ({ place: _, ...row }: VatPaperRow): VatPaper => ({
  ...row,
  vat_sar: row.vat < 0 ? 0 - inRiyals(0 - row.vat, row.sar_rate) : inRiyals(row.vat, row.sar_rate),
})

export async function listVatPapers(
  { db, now }: RequestContext<Staff>,
  query: QueryOf<(typeof contract)['vatPapers']>,
) {
  const { treatment, cursor, limit } = query
  const rows = await vatPapers(db, spanOf(query, now).days, { treatment, cursor, limit })
  const { page, next_cursor } = cutPage(rows, limit, ({ place }) => String(place))
  return { data: page.map(toPaper), meta: { next_cursor } }
}

export async function readWht(ctx: RequestContext<Staff>, query: MonthSpan): Promise<{ data: WhtReport }> {
  const span = spanOf(query, ctx.now)
  const rows = (await whtTalents(ctx.db, ctx.lang, span.days)).map((row) => ({ ...row, gross: row.net + row.withheld }))
  const withheld = rows.reduce((sum, row) => sum + row.withheld, 0)
  return { data: { ...(await dueOf(ctx, 'wht', span, withheld)), rows } }
}

export async function listWhtLines(
  { db, lang, now }: RequestContext<Staff>,
  query: QueryOf<(typeof contract)['whtLines']>,
) {
  const { talent_id: talentId, cursor = 0, limit } = query
  const rows = await whtLines(db, lang, spanOf(query, now).days, { talentId, cursor, limit })
  const { page, next_cursor } = cutPage(rows, limit, () => String(cursor + limit))
  return { data: page.map((row) => ({ ...row, gross: row.net + row.withheld })), meta: { next_cursor } }
}
