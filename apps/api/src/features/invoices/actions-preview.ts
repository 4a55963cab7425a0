import { LATE_MONTHS } from '@fareeq/domain/invoices/limits.ts'
import { monthsUpTo } from '@fareeq/domain/invoices/rules-months.ts'
import { type ContractMonth, changesBetween } from '@fareeq/domain/invoices/rules-preview.ts'
import { monthBefore, ratesFor, totalsOf } from '@fareeq/domain/invoices/rules.ts'
import type { CompanyMonth, MonthPreview } from '@fareeq/domain/invoices/schema-preview.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { csvOf } from '@fareeq/domain/kernel/text/csv.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import type { Staff } from '../../platform/session.ts'
import { linesFor } from './actions-months.ts'
import { buyerCountries } from './queries-billing.ts'
import { termsBetween } from './queries-months.ts'
import { contractNames, deleteHold, insertHold, monthLines, previewedCompanies } from './queries-preview.ts'
import type { PreviewedCompany } from './rows.ts'

/** The month that the next 1st bills: the one of today. */
const nextMonth = (today: string): string => monthBefore(today, 0)

type OwnedMonth = ContractMonth & { readonly organisation_id: string }

/** What the clock would write, by the terms as they stand now. */
async function comingLines({ db }: RequestContext<Staff>, month: string, lastDay: string): Promise<OwnedMonth[]> {
  const [first = month] = monthsUpTo(month, LATE_MONTHS)
  const terms = await termsBetween(db, `${first}-01`, lastDay)
  const owners = new Map(terms.map(({ contract_id, organisation_id }) => [contract_id, organisation_id]))
  return (await linesFor(db, terms, month)).flatMap(({ contract_id, month, from_day, to_day, ...line }) => {
    const organisation_id = contract_id ? owners.get(contract_id) : undefined
    return contract_id && organisation_id && month && from_day && to_day
      ? [{ ...line, organisation_id, contract_id, month, from_day, to_day }]
      : []
  })
}

const subtotalOf = (lines: readonly OwnedMonth[]) => totalsOf(lines, 0).subtotal
const peopleIn = (lines: readonly OwnedMonth[]) => new Set(lines.map(({ contract_id }) => contract_id)).size

async function previewOf(ctx: RequestContext<Staff>): Promise<MonthPreview> {
  const { db, platform, lang, now } = ctx
  const today = riyadhDay(now)
  const month = nextMonth(today)
  const issue_day = `${monthBefore(today, -1)}-01`
  const [next, past] = [
    await comingLines(ctx, month, daysAfter(issue_day, -1)),
    await monthLines(db, monthBefore(today, 1)),
  ]
  const [nextOf, pastOf] = [next, past].map((lines: readonly OwnedMonth[]) =>
    Map.groupBy(lines, ({ organisation_id }) => organisation_id),
  )
  const ids = [...new Set([...next, ...past].map(({ organisation_id }) => organisation_id))]
  const contractIds = [...new Set([...next, ...past].map(({ contract_id }) => contract_id))]
  const names = new Map((await contractNames(db, contractIds, lang)).map((row) => [row.id, row]))
  const countries = new Map((await buyerCountries(db, ids)).map(({ id, country }) => [id, country]))
  const toCompany = (company: PreviewedCompany): CompanyMonth => {
    const [lines, before] = [nextOf?.get(company.id) ?? [], pastOf?.get(company.id) ?? []]
    const rates = ratesFor(countries.get(company.id) ?? null, platform.policies.at(now))
    const { subtotal, vat, total } = totalsOf(lines, rates.vat_rate)
    return {
      organisation_id: company.id,
      company: company.company,
      people: peopleIn(lines),
      before: subtotalOf(before),
      now: subtotal,
      vat,
      total,
      credit: Math.min(company.credit, total),
      lacks_purchase_order: company.lacks_purchase_order,
      lacks_details: company.lacks_details,
      hold: company.hold_reason === null ? null : { reason: company.hold_reason, by: company.held_by },
      changes: changesBetween(before, lines, month).map((change) => ({
        ...change,
        contract: names.get(change.contract_id)?.number ?? '',
        talent: names.get(change.contract_id)?.talent ?? '',
      })),
    }
  }
  const companies = (await previewedCompanies(db, ids, month, lang))
    .map(toCompany)
    .toSorted((one, other) => Math.abs(other.now - other.before) - Math.abs(one.now - one.before))
  const sum = (part: 'people' | 'before' | 'now' | 'total') =>
    companies.reduce((all, company) => all + company[part], 0)
  return {
    month,
    issue_day,
    companies,
    sums: {
      companies: companies.filter(({ total }) => total > 0).length,
      people: sum('people'),
      before: sum('before'),
      now: sum('now'),
      total: sum('total'),
    },
  }
}

export const readPreview = async (ctx: RequestContext<Staff>) => ({ data: await previewOf(ctx) })

const HEADS = {
  ar: ['الشركة', 'الكفاءة', 'العقد', 'التغيير', 'الشهر السابق (دولار)', 'الشهر القادم (دولار)', 'الفرق'],
  en: ['Company', 'Talent', 'Contract', 'Change', 'Month before (USD)', 'Next month (USD)', 'Difference'],
} as const satisfies Record<Lang, readonly string[]>

/** A row for each change, and one for what stays as it was. */
export async function previewSheet(ctx: RequestContext<Staff>) {
  const { month, companies } = await previewOf(ctx)
  const rows = companies.flatMap(({ company, before, now, changes }) => {
    const changed = changes.reduce(
      (sum, change) => ({ before: sum.before + change.before, now: sum.now + change.now }),
      {
        before: 0,
        now: 0,
      },
    )
    const rest = { before: before - changed.before, now: now - changed.now }
    return [
      ...changes.map(
        ({ talent, contract, change, before, now }) => [company, talent, contract, change, before, now] as const,
      ),
      ...(rest.before || rest.now ? [[company, null, null, null, rest.before, rest.now] as const] : []),
    ]
  })
  const text = csvOf([
    HEADS[ctx.lang],
    ...rows.map(([company, talent, contract, change, before, now]) => [
      company,
      talent,
      contract,
      change,
      before / 100,
      now / 100,
      (now - before) / 100,
    ]),
  ])
  return { name: `monthly-run-${month}.csv`, text }
}

const changing = (
  ctx: RequestContext<Staff>,
  id: string,
  step: (ctx: RequestContext<Staff>, month: string) => Promise<'invoice.month_held' | 'invoice.month_released' | null>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, now } = ctx
    const month = nextMonth(riyadhDay(now))
    const action = await step(ctx, month)
    if (!action) throw new Refusal(platformErrors.not_found)
    await audit(db, { actor: actorOf(viewer), action, subject: { kind: 'organisation', id }, details: { month } })
    await publishToStaff(db, platform.events, 'invoice.changed', { id })
    return readPreview(ctx)
  })

export const hold = (ctx: RequestContext<Staff>, id: string, { reason }: { reason: string }) =>
  changing(ctx, id, async ({ db, viewer, now }, month) => {
    const inserted = await insertHold(db, { organisationId: id, month, reason, staffId: viewer.staffId }, now)
    return inserted === 1 ? 'invoice.month_held' : null
  })

export const release = (ctx: RequestContext<Staff>, id: string) =>
  changing(ctx, id, async ({ db }, month) =>
    (await deleteHold(db, id, month)) === 1 ? 'invoice.month_released' : null,
  )
