import { invoiceErrors } from '@fareeq/domain/invoices/errors.ts'
import { tooLargeDiscount } from '@fareeq/domain/invoices/rules-services.ts'
import type { ServiceLine } from '@fareeq/domain/invoices/schema-services.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { quotesOpsContract as contract } from '@fareeq/domain/quotes/contract.ts'
import { quoteErrors } from '@fareeq/domain/quotes/errors.ts'
import { MAX_VALID_DAYS, USUAL_VALID_DAYS } from '@fareeq/domain/quotes/limits.ts'
import { validityFault } from '@fareeq/domain/quotes/rules.ts'
import { type QuoteEvent, isWritable } from '@fareeq/domain/quotes/states.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { buyerRow } from '../invoices/queries-billing.ts'
import { nextNumber } from '../invoices/queries.ts'
import { notifyAnswerers, publishChange } from './actions-notifying.ts'
import { quoteOrThrow, readForStaff, totalsOf } from './actions-reading.ts'
import { type QuoteFacts, sentNews, withdrawnNews } from './emails.ts'
import { insertQuote, lockQuote, moveQuote, saveQuote } from './queries.ts'
import type { QuoteRow } from './rows.ts'

type Body<Name extends keyof typeof contract> = BodyOf<(typeof contract)[Name]>
export const subjectOf = (id: string) => ({ kind: 'quote', id }) as const

function checkContent({ lines, valid_until }: { lines: readonly ServiceLine[]; valid_until: string }, now: Date): void {
  const place = tooLargeDiscount(lines)
  if (place !== null) throw new Refusal(invoiceErrors.discount_too_large, { field: `lines.${place}.discount` })
  const fault = validityFault(valid_until, riyadhDay(now))
  if (fault) throw new Refusal(quoteErrors[fault], { field: 'valid_until', values: { days: MAX_VALID_DAYS } })
}

async function insert(
  ctx: RequestContext<Staff>,
  organisationId: string,
  content: Omit<Body<'write'>, 'organisation_id'>,
) {
  const { db, viewer, now } = ctx
  const id = newId(now)
  const { title, lines, interval = null, valid_until, note } = content
  const row = { title, lines, interval, valid_until, note: note || null }
  await insertQuote(db, { ...row, id, organisation_id: organisationId, created_by: viewer.staffId }, now)
  await audit(db, { actor: actorOf(viewer), action: 'quote.draft', subject: subjectOf(id) })
  await publishChange(ctx, { id, organisation_id: organisationId })
  return readForStaff(ctx, id)
}

export const write = (ctx: RequestContext<Staff>, { organisation_id, ...content }: Body<'write'>) =>
  inTransaction(ctx, async (ctx) => {
    if (!(await buyerRow(ctx.db, organisation_id))) throw new Refusal(platformErrors.not_found)
    checkContent(content, ctx.now)
    return insert(ctx, organisation_id, content)
  })

/** A new draft with the same lines; a last day that is over becomes the usual one. */
export const copy = (ctx: RequestContext<Staff>, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { title, lines, interval, note, organisation_id, ...row } = await quoteOrThrow(ctx, id)
    const today = riyadhDay(ctx.now)
    const valid_until = row.valid_until < today ? daysAfter(today, USUAL_VALID_DAYS) : row.valid_until
    const content = { title, lines, valid_until, note: note ?? '', ...(interval && { interval }) }
    return insert(ctx, organisation_id, content)
  })

export const change = (ctx: RequestContext<Staff>, id: string, form: Body<'change'>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    await lockQuote(db, id)
    const quote = await quoteOrThrow(ctx, id)
    if (!isWritable(quote.state)) throw new Refusal(quoteErrors.quote_moved)
    checkContent(form, now)
    if ((await saveQuote(db, id, form, now)) === 0) throw new Refusal(platformErrors.moved_on)
    await audit(db, { actor: actorOf(viewer), action: 'quote.changed', subject: subjectOf(id) })
    await publishChange(ctx, quote)
    return readForStaff(ctx, id)
  })

/** One move of a locked quote by a colleague. */
const moving = (
  ctx: RequestContext<Staff>,
  id: string,
  event: QuoteEvent,
  prepare: (
    ctx: RequestContext<Staff>,
    quote: QuoteRow,
  ) => Promise<{ also?: readonly Sql[]; announce?: () => Promise<void> }>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    await lockQuote(db, id)
    const quote = await quoteOrThrow(ctx, id)
    const { also = [], announce } = await prepare(ctx, quote)
    const to = await moveQuote(db, quote, event, now, also)
    if (!to) throw new Refusal(quoteErrors.quote_moved)
    await audit(db, { actor: actorOf(viewer), action: `quote.${to}`, subject: subjectOf(id) })
    await announce?.()
    await publishChange(ctx, quote)
    return readForStaff(ctx, id)
  })

export async function factsOf(ctx: Parameters<typeof totalsOf>[0], quote: QuoteRow): Promise<QuoteFacts> {
  const totals = await totalsOf(ctx, [quote])
  const { number, title, valid_until: day } = quote
  return { number: number ?? '', title, amount: totals(quote).total, day }
}

/** Its number, and the tax rate of today, which it keeps. */
export const send = (ctx: RequestContext<Staff>, id: string) =>
  moving(ctx, id, 'send', async (ctx, quote) => {
    const { db, now } = ctx
    if (!isWritable(quote.state)) return {}
    const today = riyadhDay(now)
    if (quote.valid_until < today) throw new Refusal(quoteErrors.quote_day_past)
    const totals = await totalsOf(ctx, [quote])
    const { vat_rate } = totals(quote)
    const number = await nextNumber(db, 'QUO', Number(today.slice(0, 4)))
    const facts = await factsOf(ctx, { ...quote, number, vat_rate })
    return {
      also: [sql`number = ${number}`, sql`vat_rate = ${vat_rate}`, sql`sent_at = ${now}`],
      announce: () => notifyAnswerers(ctx, quote, (lang) => sentNews(lang, facts)),
    }
  })

export const withdraw = (ctx: RequestContext<Staff>, id: string, { reason }: Body<'withdraw'>) =>
  moving(ctx, id, 'withdraw', async (ctx, quote) => {
    const facts = await factsOf(ctx, quote)
    return {
      also: [sql`reason = ${reason}`],
      announce: () => notifyAnswerers(ctx, quote, (lang) => withdrawnNews(lang, facts, reason)),
    }
  })

export const discard = (ctx: RequestContext<Staff>, id: string) => moving(ctx, id, 'discard', async () => ({}))
