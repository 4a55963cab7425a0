import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { clientQuotesContract as contract } from '@fareeq/domain/quotes/contract.ts'
import { quoteErrors } from '@fareeq/domain/quotes/errors.ts'
import { answerFault } from '@fareeq/domain/quotes/rules.ts'
import type { QuoteEvent } from '@fareeq/domain/quotes/states.ts'
import { type Actor, actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Client } from '../../platform/session.ts'
import { draftInvoice } from '../invoices/actions-drafting.ts'
import { billDue } from '../recurring-invoices/actions-clock.ts'
import { makeRecurring } from '../recurring-invoices/actions.ts'
import { mailAuthor, publishChange } from './actions-notifying.ts'
import { ownQuote, readForClient } from './actions-reading.ts'
import { factsOf, subjectOf } from './actions.ts'
import { lockQuote, moveQuote } from './queries.ts'
import type { QuoteRow } from './rows.ts'

type Answer = { event: QuoteEvent & ('accept' | 'decline'); reason: string | null; order: Sql[] }

/** Of two who answer at once the second reads what the first has said. */
const answering = (
  ctx: RequestContext<Client>,
  id: string,
  answerWith: (ctx: RequestContext<Client>, quote: QuoteRow, actor: Actor) => Promise<Answer>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, lang, now } = ctx
    await ownQuote(ctx, id)
    await lockQuote(db, id)
    const quote = await ownQuote(ctx, id)
    const fault = answerFault(quote, riyadhDay(now))
    const values = { name: quote.answered_by ?? '', day: formatDay(quote.valid_until, lang) }
    if (fault) throw new Refusal(quoteErrors[fault], { values })
    const actor = actorOf(viewer)
    const { event, reason, order } = await answerWith(ctx, quote, actor)
    const answered = [sql`answered_by = ${viewer.userId}`, sql`answered_at = ${now}`, sql`reason = ${reason}`]
    const to = await moveQuote(db, quote, event, now, [...answered, ...order])
    if (!to) throw new Error(`A quote that is ${quote.state} cannot ${event}`)
    const details = { total: (await factsOf(ctx, quote)).amount }
    await audit(db, { actor, action: `quote.${to}`, subject: subjectOf(id), details })
    await mailAuthor(ctx, quote, await factsOf(ctx, quote), reason)
    await publishChange(ctx, quote)
    return readForClient(ctx, id)
  })

/** Finance have the draft of its invoice; what repeats is billed again on its days, today for the first time. */
export const accept = (ctx: RequestContext<Client>, id: string, form: BodyOf<(typeof contract)['accept']>) =>
  answering(ctx, id, async (ctx, quote, actor) => {
    const { title, lines, interval, organisation_id } = quote
    const purchase_order = form.purchase_order || null
    const ordered = sql`purchase_order = ${purchase_order}`
    if (!interval) {
      const invoiceId = await draftInvoice(ctx, organisation_id, { lines, note: null, purchase_order }, actor)
      return { event: 'accept', reason: null, order: [ordered, sql`invoice_id = ${invoiceId}`] }
    }
    const plan = { title, lines, interval, first_day: riyadhDay(ctx.now), issues_at_once: false, created_by: null }
    const recurringId = await makeRecurring(
      ctx,
      organisation_id,
      { ...plan, ...(purchase_order && { purchase_order }) },
      actor,
    )
    await billDue(ctx, recurringId)
    return { event: 'accept', reason: null, order: [ordered, sql`recurring_id = ${recurringId}`] }
  })

export const decline = (ctx: RequestContext<Client>, id: string, { reason }: BodyOf<(typeof contract)['decline']>) =>
  answering(ctx, id, async () => ({ event: 'decline', reason, order: [] }))
