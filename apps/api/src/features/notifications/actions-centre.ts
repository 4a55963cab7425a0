import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { notificationsContract } from '@fareeq/domain/notifications/contract.ts'
import { DELIVERY } from '@fareeq/domain/notifications/rules-delivery.ts'
import { CENTRE_PAGE, type ReadForm } from '@fareeq/domain/notifications/schema-centre.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Member } from '../../platform/session.ts'
import { entriesOf, forgetEntries, markRead, markReadAt, unreadCount } from './queries-centre.ts'

export async function readCentre(
  { db, viewer: { userId } }: RequestContext<Member>,
  { cursor, unread = false }: QueryOf<(typeof notificationsContract)['centre']>,
) {
  const rows = await entriesOf(db, userId, { cursor, unread, limit: CENTRE_PAGE })
  const { page, next_cursor } = cutPage(rows, CENTRE_PAGE)
  const data = page.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  }))
  return { data, meta: { next_cursor, unread: await unreadCount(db, userId) } }
}

/** Live event: the person's other open pages refetch. */
export const readEntries = (
  { db, platform: { events }, viewer: { userId }, now }: RequestContext<Member>,
  form: ReadForm,
) =>
  db.transaction(async (db) => {
    const count = await markRead(db, userId, form, now)
    if (count.length > 0) await events.publish(db, { userId, name: 'message.new', body: {} })
    return { data: { unread: await unreadCount(db, userId) } }
  })

/** Whoever is on the page that a notice leads to has read it; a colleague who looks on has not. */
export async function readEntriesAt({ db, platform: { events }, viewer, now }: RequestContext<Member>, path: string) {
  const { userId, impersonation } = viewer
  if (impersonation || (await markReadAt(db, userId, path, now)).length === 0) return
  await events.publish(db, { userId, name: 'message.new', body: {} })
}

/** Retention, the same as of the audit log. */
export function forgetOld(db: Db, now: Date) {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - DELIVERY.retentionMonths)
  return forgetEntries(db, before)
}
