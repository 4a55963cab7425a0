import type { financialReportsContract as contract } from '@fareeq/domain/financial-reports/contract.ts'
import { AGE_BUCKETS, type AgeingSide } from '@fareeq/domain/financial-reports/limits.ts'
import { NO_AGES, agesOf, daysFrom, totalOfAges } from '@fareeq/domain/financial-reports/rules.ts'
import type { AgeingReport, OpenItem } from '@fareeq/domain/financial-reports/schema.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { decimalOf } from '@fareeq/domain/kernel/money.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { csvOf } from '@fareeq/domain/kernel/text/csv.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { LedgerAccount } from '@fareeq/domain/ledger/limits.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/session.ts'
import { balancesAt } from '../ledger/queries-days.ts'
import { openInvoices, openPayouts } from './queries-ageing.ts'

type Item = { owner: string; name: string } & Omit<OpenItem, 'days_late'>
type Reader = (db: Db, lang: Lang, day: string, owner: string | null) => Promise<Item[]>

const ACCOUNTS: Readonly<Record<AgeingSide, LedgerAccount>> = { receivable: 'receivable', payable: 'talent_payable' }
const ITEMS: Readonly<Record<AgeingSide, Reader>> = {
  receivable: async (db, _lang, day, owner) =>
    (await openInvoices(db, day, owner))
      .filter(({ open }) => open > 0)
      .map(({ open: amount, ...row }) => ({ ...row, invoice_id: row.id, amount })),
  payable: async (db, lang, day, owner) =>
    (await openPayouts(db, lang, day, owner)).map(({ open: amount, month, ...row }) => ({
      ...row,
      number: month,
      amount,
    })),
}

type AgeingQuery = QueryOf<(typeof contract)['ageing']>

export async function readAgeing(ctx: RequestContext<Staff>, query: AgeingQuery): Promise<{ data: AgeingReport }> {
  const { db, lang, now } = ctx
  const { side } = query
  const day = query.day ?? riyadhDay(now)
  const items = await ITEMS[side](db, lang, day, null)
  const rows = [...Map.groupBy(items, ({ owner }) => owner)]
    .map(([owner, own]) => {
      const ages = agesOf(own, day)
      return { owner, name: own[0]?.name ?? '', ages, total: totalOfAges(ages) }
    })
    .toSorted((one, other) => other.total - one.total)
  const totals = { ...NO_AGES }
  for (const { ages } of rows) for (const bucket of AGE_BUCKETS) totals[bucket] += ages[bucket]
  const account = ACCOUNTS[side]
  const balance = (await balancesAt(db, day, { account })).get(account) ?? 0
  const ledger = side === 'payable' ? 0 - balance : balance
  return { data: { side, day, rows, totals, total: totalOfAges(totals), ledger } }
}

export async function listOpenItems(ctx: RequestContext<Staff>, query: QueryOf<(typeof contract)['openItems']>) {
  const { db, lang, now } = ctx
  const day = query.day ?? riyadhDay(now)
  const items = await ITEMS[query.side](db, lang, day, query.owner)
  const data: OpenItem[] = items.map(({ owner: _, name: __, ...item }) => ({
    ...item,
    days_late: Math.max(0, daysFrom(item.due_day, day)),
  }))
  return { data }
}

const HEADS: Readonly<Record<Lang, readonly string[]>> = {
  ar: ['الاسم', 'لم يحن', '1–30 يومًا', '31–60 يومًا', '61–90 يومًا', 'أكثر من 90', 'المجموع'],
  en: ['Name', 'Not due', '1–30 days', '31–60 days', '61–90 days', 'Over 90', 'Total'],
}

export async function ageingSheet(ctx: RequestContext<Staff>, query: AgeingQuery) {
  const { side, day, rows } = (await readAgeing(ctx, query)).data
  const cell = (amount: number) => ({ decimal: decimalOf(amount) })
  const text = csvOf([
    HEADS[ctx.lang],
    ...rows.map(({ name, ages, total }) => [name, ...AGE_BUCKETS.map((bucket) => cell(ages[bucket])), cell(total)]),
  ])
  return { name: `${side}-${day}.csv`, text }
}
