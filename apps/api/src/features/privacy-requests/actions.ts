import { LOCALE } from '@fareeq/domain/kernel/language/locale.ts'
import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import { closesAt } from '@fareeq/domain/privacy-requests/rules.ts'
import { actorOf } from '../../platform/audit.ts'
import { type RequestContext, type ActionContext, inTransaction } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import type { Member } from '../../platform/session.ts'
import { type DataRequest, record, notifyPerson } from './actions-notifying.ts'
import { closingNews, keptNews } from './emails.ts'
import { cancelClosing, insertClosing, openClosing, personById } from './queries.ts'
import type { Person } from './rows.ts'

export async function readPrivacy({ db, viewer }: RequestContext<Member>) {
  const closing = await openClosing(db, viewer.userId)
  return {
    data: {
      closing: closing
        ? {
            requested_at: closing.requested_at.toISOString(),
            closes_at: closing.closes_at.toISOString(),
            waits_for_pay: closing.waits_for_pay,
          }
        : null,
    },
  }
}

const dayOf = (moment: Date, { lang, timezone }: Person): string =>
  new Intl.DateTimeFormat(LOCALE[lang], { dateStyle: 'long', timeZone: timezone ?? BUSINESS_ZONE }).format(moment)

const alone = (viewer: Member): DataRequest => ({ userId: viewer.userId, actor: actorOf(viewer), letter: null })

/** Null when it was requested before: a repeated request neither moves the date nor sends a mail. */
export async function beginClosing(ctx: ActionContext, request: DataRequest): Promise<string | null> {
  const { db, platform, now } = ctx
  const { userId, letter } = request
  const policies = platform.policies.at(now)
  const closing = { id: newId(now), user_id: userId, requested_at: now, closes_at: closesAt(now, policies) }
  if (!(await insertClosing(db, closing, letter))) return null
  const person = await personById(db, userId)
  const waits = (await openClosing(db, userId))?.waits_for_pay ?? false
  const date = dayOf(closing.closes_at, person)
  await notifyPerson(ctx, request, (lang) => closingNews(lang, { date, days: policies.account_closing_days, waits }))
  await record(ctx, request, 'account.closing_requested')
  return closing.id
}

export async function endClosing(ctx: ActionContext, request: DataRequest): Promise<boolean> {
  if (!(await cancelClosing(ctx.db, request.userId, request.letter, ctx.now))) return false
  await notifyPerson(ctx, request, (lang) => keptNews(lang, request.letter !== null))
  await record(ctx, request, 'account.closing_cancelled')
  return true
}

export const requestClosing = (ctx: RequestContext<Member>) =>
  inTransaction(ctx, async (ctx) => {
    await beginClosing(ctx, alone(ctx.viewer))
    return readPrivacy(ctx)
  })

export const keepAccount = (ctx: RequestContext<Member>) =>
  inTransaction(ctx, async (ctx) => {
    await endClosing(ctx, alone(ctx.viewer))
    return readPrivacy(ctx)
  })
