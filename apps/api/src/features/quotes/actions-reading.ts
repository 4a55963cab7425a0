import { ratesFor } from '@fareeq/domain/invoices/rules.ts'
import { serviceTotals } from '@fareeq/domain/invoices/rules-services.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { clientQuotesContract, quotesOpsContract } from '@fareeq/domain/quotes/contract.ts'
import { answerFault, isExpired } from '@fareeq/domain/quotes/rules.ts'
import type { ClientQuote, StaffQuote } from '@fareeq/domain/quotes/schema.ts'
import type { RequestContext } from '../../platform/context.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Client, Staff } from '../../platform/session.ts'
import { buyerCountries } from '../invoices/queries-billing.ts'
import { quoteById, quoteFor, quoteRows, quotesFor } from './queries.ts'
import type { QuoteRow } from './rows.ts'

type Reader = RequestContext<Staff> | RequestContext<Client>
export type QuoteTotals = ReturnType<typeof serviceTotals> & { vat_rate: number }

/** Of several quotes: what was sent keeps its rate, a draft has that of the company’s country today. */
export async function totalsOf(
  { db, platform, now }: Pick<Reader, 'db' | 'platform' | 'now'>,
  rows: readonly QuoteRow[],
): Promise<(row: QuoteRow) => QuoteTotals> {
  const policies = platform.policies.at(now)
  const drafts = rows.filter(({ vat_rate }) => vat_rate === null).map(({ organisation_id }) => organisation_id)
  const countries = new Map((await buyerCountries(db, drafts)).map(({ id, country }) => [id, country]))
  return ({ lines, vat_rate, organisation_id }) => {
    const rate = vat_rate ?? ratesFor(countries.get(organisation_id) ?? null, policies).vat_rate
    return { ...serviceTotals(lines, rate), vat_rate: rate }
  }
}

/** One whose last day is over reads so at once, before the clock has noted it. */
const stateOf = (row: QuoteRow, now: Date) => (isExpired(row, riyadhDay(now)) ? 'expired' : row.state)

const toSummary = (row: QuoteRow, totals: QuoteTotals, now: Date) => ({
  id: row.id,
  number: row.number,
  title: row.title,
  state: stateOf(row, now),
  interval: row.interval,
  valid_until: row.valid_until,
  sent_at: row.sent_at?.toISOString() ?? null,
  ...totals,
})
const toDetails = (row: QuoteRow, totals: QuoteTotals, now: Date) => ({
  ...toSummary(row, totals, now),
  lines: row.lines,
  note: row.note,
  answered_by: row.answered_by,
  answered_at: row.answered_at?.toISOString() ?? null,
  reason: row.reason,
  invoice: row.invoice_id ? { id: row.invoice_id, number: row.invoice_number } : null,
})

const canAnswer = ({ viewer, now }: RequestContext<Client>, row: QuoteRow): boolean =>
  may({ kind: 'client', role: viewer.role }, 'quotes.answer') && answerFault(row, riyadhDay(now)) === null

export async function listForClient(
  ctx: RequestContext<Client>,
  query: QueryOf<(typeof clientQuotesContract)['list']>,
) {
  const { db, viewer, lang, now } = ctx
  const { page, next_cursor } = cutPage(await quotesFor(db, viewer, query, lang), query.limit)
  const totals = await totalsOf(ctx, page)
  const data = page.map((row) => ({ ...toSummary(row, totals(row), now), can_answer: canAnswer(ctx, row) }))
  return { data, meta: { next_cursor } }
}

export async function ownQuote({ db, viewer, lang }: RequestContext<Client>, id: string): Promise<QuoteRow> {
  const row = await quoteFor(db, viewer, id, lang)
  if (!row) throw new Refusal(platformErrors.not_found)
  return row
}

/** A draft invoice is not the company’s to see. */
export async function readForClient(ctx: RequestContext<Client>, id: string): Promise<{ data: ClientQuote }> {
  const row = await ownQuote(ctx, id)
  const totals = await totalsOf(ctx, [row])
  const details = toDetails(row, totals(row), ctx.now)
  const invoice = details.invoice?.number ? details.invoice : null
  return { data: { ...details, invoice, can_answer: canAnswer(ctx, row) } }
}

export async function listForStaff(ctx: RequestContext<Staff>, query: QueryOf<(typeof quotesOpsContract)['list']>) {
  const { page, next_cursor } = cutPage(await quoteRows(ctx.db, query, ctx.lang), query.limit)
  const totals = await totalsOf(ctx, page)
  const data = page.map((row) => ({
    ...toSummary(row, totals(row), ctx.now),
    organisation_id: row.organisation_id,
    company: row.company,
  }))
  return { data, meta: { next_cursor } }
}

export async function quoteOrThrow({ db, lang }: RequestContext<Staff>, id: string): Promise<QuoteRow> {
  const row = await quoteById(db, id, lang)
  if (!row) throw new Refusal(platformErrors.not_found)
  return row
}

export async function readForStaff(ctx: RequestContext<Staff>, id: string): Promise<{ data: StaffQuote }> {
  const row = await quoteOrThrow(ctx, id)
  const totals = await totalsOf(ctx, [row])
  const { organisation_id, company, version, created_by, recurring_id } = row
  return {
    data: { ...toDetails(row, totals(row), ctx.now), organisation_id, company, version, created_by, recurring_id },
  }
}
