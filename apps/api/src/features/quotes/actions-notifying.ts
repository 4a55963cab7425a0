import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type Action, may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { ActionContext } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import type { News } from '../../platform/messages/news.ts'
import { notify } from '../notifications/actions.ts'
import { membersOf } from '../organisations/queries.ts'
import { activeColleague } from '../staff/queries.ts'
import { type QuoteFacts, answeredMail } from './emails.ts'
import type { QuoteRow } from './rows.ts'

type Subject = Pick<QuoteRow, 'id' | 'organisation_id'>

const membersWho = async ({ db }: ActionContext, { organisation_id }: Subject, action: Action) =>
  (await membersOf(db, organisation_id)).filter(({ role }) => may({ kind: 'client', role }, action))

/** Live events: open pages of the company and of staff refetch. */
export async function publishChange(ctx: ActionContext, quote: Subject): Promise<void> {
  const { db, platform } = ctx
  for (const { id: userId } of await membersWho(ctx, quote, 'quotes.read'))
    await platform.events.publish(db, { userId, name: 'quote.changed', body: { id: quote.id } })
  await publishToStaff(db, platform.events, 'quote.changed', { id: quote.id })
}

export async function notifyAnswerers(ctx: ActionContext, quote: Subject, news: (lang: Lang) => News): Promise<void> {
  const path = pathTo('quote', { id: quote.id })
  for (const { id: userId } of await membersWho(ctx, quote, 'quotes.answer'))
    await notify(ctx, userId, { kind: 'invoices', path, news })
}

/** By mail, in their language; nobody where they have left. */
export async function mailAuthor(
  { db, platform }: ActionContext,
  { id, created_by_id, company }: QuoteRow,
  facts: QuoteFacts,
  reason: string | null,
): Promise<void> {
  const author = created_by_id && (await activeColleague(db, created_by_id))
  if (!author) return
  const url = platform.env.PUBLIC_URL + pathTo('opsRecord', { section: 'quotes', id })
  const { name, lang, email } = author
  await queueMessage(db, platform, { to: email, ...answeredMail(lang, facts, { name, company, url, reason }) })
}
