import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { REMINDER_DAYS } from '@fareeq/domain/quotes/limits.ts'
import { isExpired } from '@fareeq/domain/quotes/rules.ts'
import { isOpen } from '@fareeq/domain/quotes/states.ts'
import { audit } from '../../platform/audit.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { notifyAnswerers, publishChange } from './actions-notifying.ts'
import { factsOf, subjectOf } from './actions.ts'
import { endingNews } from './emails.ts'
import { lockQuote, markReminded, moveQuote, overdueQuotes, quoteById, remindableQuotes } from './queries.ts'

async function lockedQuote({ db }: ActionContext, id: string) {
  await lockQuote(db, id)
  return quoteById(db, id, 'ar')
}

const expire = (ctx: ActionContext, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, now } = ctx
    const quote = await lockedQuote(ctx, id)
    // It was answered between the list and the lock.
    if (!quote || !isExpired(quote, riyadhDay(now)) || !(await moveQuote(db, quote, 'expire', now))) return false
    await audit(db, { actor: { kind: 'system' }, action: 'quote.expired', subject: subjectOf(id) })
    await publishChange(ctx, quote)
    return true
  })

const remind = (ctx: ActionContext, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const quote = await lockedQuote(ctx, id)
    if (!quote || !isOpen(quote.state) || isExpired(quote, riyadhDay(ctx.now))) return false
    const facts = await factsOf(ctx, quote)
    await notifyAnswerers(ctx, quote, (lang) => endingNews(lang, facts))
    await markReminded(ctx.db, id, ctx.now)
    return true
  })

/** Daily clock job: quotes run out, and the company is reminded once before. */
export async function followQuotes(ctx: ActionContext): Promise<number> {
  const { db, now } = ctx
  const today = riyadhDay(now)
  let count = 0
  for (const { id } of await overdueQuotes(db, today)) if (await expire(ctx, id)) count++
  for (const { id } of await remindableQuotes(db, daysAfter(today, REMINDER_DAYS))) if (await remind(ctx, id)) count++
  return count
}
