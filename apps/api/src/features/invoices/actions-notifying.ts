import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { Db } from '../../platform/db/database.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import { type News, mailOf } from '../../platform/messages/news.ts'
import type { ActionContext } from '../../platform/context.ts'
import { notify } from '../notifications/actions.ts'
import { membersOf } from '../organisations/queries.ts'
import { buyerRow } from './queries-billing.ts'
import type { InvoiceRow } from './rows.ts'

type Subject = Pick<InvoiceRow, 'id' | 'organisation_id'>

/** Those of a company who see invoices. */
const readersOf = async (db: Db, organisationId: string) =>
  (await membersOf(db, organisationId)).filter(({ role }) => may({ kind: 'client', role }, 'invoices.view'))

/** Live events: open pages of the company and of staff refetch. */
export async function publishChange(
  { db, platform: { events } }: ActionContext,
  { id, organisation_id }: Subject,
): Promise<void> {
  for (const { id: userId } of await readersOf(db, organisation_id))
    await events.publish(db, { userId, name: 'invoice.changed', body: { id } })
  await publishToStaff(db, events, 'invoice.changed', { id })
}

/** Notifies the members who may read invoices in detail, and the billing address. */
export async function notifyCompany(
  ctx: ActionContext,
  { id, organisation_id }: Subject,
  news: (lang: Lang) => News,
): Promise<void> {
  const { db, platform } = ctx
  const path = pathTo('invoice', { id })
  const people = (await readersOf(db, organisation_id)).filter(({ role }) =>
    may({ kind: 'client', role }, 'invoices.details'),
  )
  for (const { id: userId } of people) await notify(ctx, userId, { kind: 'invoices', path, news })
  const buyer = await buyerRow(db, organisation_id)
  if (!buyer || people.some(({ email }) => email === buyer.email)) return
  const words = mailOf(buyer.lang, news(buyer.lang), platform.env.PUBLIC_URL + path)
  await queueMessage(db, platform, { ...words, to: buyer.email })
}
