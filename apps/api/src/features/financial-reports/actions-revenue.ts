import { reportErrors } from '@fareeq/domain/financial-reports/errors.ts'
import { MAX_MONTHS } from '@fareeq/domain/financial-reports/limits.ts'
import { earnedByMonth } from '@fareeq/domain/financial-reports/rules.ts'
import type { EarnedLineView, Revenue } from '@fareeq/domain/financial-reports/schema.ts'
import { LINE_FACTS } from '@fareeq/domain/invoices/limits.ts'
import { decimalOf } from '@fareeq/domain/kernel/money.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { csvOf } from '@fareeq/domain/kernel/text/csv.ts'
import { daysOfMonth, monthOf, monthsAfter, monthsBetween } from '@fareeq/domain/kernel/time/months.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Staff } from '../../platform/session.ts'
import { bookedFees, feeLines } from './queries-revenue.ts'
import type { FeeLine } from './rows.ts'

type MonthSpan = { from?: string | undefined; to?: string | undefined }

/** Months as they were asked for; the last twelve unless said otherwise. */
export function monthsOf(span: MonthSpan, now: Date, max: number, usual: number): string[] {
  const to = span.to ?? monthOf(riyadhDay(now))
  const months = monthsBetween(span.from ?? monthsAfter(to, 1 - usual), to)
  if (months.length === 0 || months.length > max)
    throw new Refusal(reportErrors.report_span, { field: 'from', values: { max } })
  return months
}

const daysOf = (months: readonly string[]) => ({
  from: daysOfMonth(months[0] ?? '').from,
  to: daysOfMonth(months.at(-1) ?? '').to,
})

const NO_REVENUE = { contracts: 0, services: 0, credited: 0, earned: 0, booked: 0 }
/** As what a line is shown. */
const columnOf = ({ is_credit, kind }: FeeLine): 'contracts' | 'services' | 'credited' => {
  if (is_credit) return 'credited'
  return LINE_FACTS[kind].priced_by === 'term' ? 'contracts' : 'services'
}

export async function readRevenue(ctx: RequestContext<Staff>, query: MonthSpan): Promise<{ data: Revenue }> {
  const { db, lang, now } = ctx
  const months = monthsOf(query, now, MAX_MONTHS, 12)
  const span = daysOf(months)
  const byMonth = new Map(months.map((month) => [month, { ...NO_REVENUE }]))
  for (const line of await feeLines(db, lang, span))
    for (const [month, amount] of earnedByMonth(line)) {
      const row = byMonth.get(month)
      if (!row) continue
      row[columnOf(line)] += amount
      row.earned += amount
    }
  for (const { month, amount } of await bookedFees(db, span)) {
    const row = byMonth.get(month)
    if (row) row.booked += amount
  }
  const rows = [...byMonth].map(([month, row]) => ({ month, ...row }))
  const totals = { ...NO_REVENUE }
  for (const row of rows)
    for (const key of Object.keys(NO_REVENUE) as (keyof typeof NO_REVENUE)[]) totals[key] += row[key]
  return { data: { from: months[0] ?? '', to: months.at(-1) ?? '', months: rows, totals } }
}

export async function listEarnedLines(ctx: RequestContext<Staff>, { month }: { month: string }) {
  const lines = await feeLines(ctx.db, ctx.lang, daysOfMonth(month))
  const data = lines.flatMap((line): EarnedLineView[] => {
    const earned = earnedByMonth(line).get(month) ?? 0
    if (earned === 0) return []
    const { day: _, ...rest } = line
    return [{ ...rest, earned }]
  })
  return { data }
}

const HEADS: Readonly<Record<Lang, readonly string[]>> = {
  ar: ['الشهر', 'أشهر العقود', 'خدمات', 'إشعارات دائنة', 'المكتسب', 'المسجل في الدفتر'],
  en: ['Month', 'Months of contracts', 'Services', 'Credit notes', 'Earned', 'Booked'],
}

export async function revenueSheet(ctx: RequestContext<Staff>, query: MonthSpan) {
  const { from, to, months } = (await readRevenue(ctx, query)).data
  const cell = (amount: number) => ({ decimal: decimalOf(amount) })
  const rows = months.map(({ month, contracts, services, credited, earned, booked }) => [
    month,
    ...[contracts, services, credited, earned, booked].map(cell),
  ])
  return { name: `revenue-${from}-${to}.csv`, text: csvOf([HEADS[ctx.lang], ...rows]) }
}
