import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { messagesContract } from '@fareeq/domain/notifications/contract-messages.ts'
import { messageErrors } from '@fareeq/domain/notifications/errors.ts'
import { mayDismiss, mayReadMessages, readableText } from '@fareeq/domain/notifications/rules-staff.ts'
import { TROUBLES } from '@fareeq/domain/notifications/limits.ts'
import type { RequestContext } from '../../platform/context.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { cutPage } from '../../platform/db/page.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { sendAgain } from '../../platform/messages/messages.ts'
import { dismissMessage as saveDismissal } from '../../platform/messages/queries.ts'
import type { Staff } from '../../platform/session.ts'
import { deliveryOf, troubleCounts, troublesOf } from './queries-messages.ts'

function requireReader({ roles }: Staff) {
  if (!mayReadMessages(roles)) throw new Refusal(platformErrors.not_authorized)
}

export async function listTroubles(
  { db, viewer, lang }: RequestContext<Staff>,
  query: QueryOf<(typeof messagesContract)['list']>,
) {
  requireReader(viewer)
  const { state, channel, id, cursor, limit } = query
  const rows = await troublesOf(db, { state, channel, id, cursor, limit, lang })
  const counts = await troubleCounts(db)
  const { page, next_cursor } = cutPage(rows, limit)
  const data = page.map(({ dismissed_at, dismissed_by, dismissal, ...row }) => ({
    ...row,
    state,
    text: readableText(row.text),
    created_at: row.created_at.toISOString(),
    next_at: row.next_at?.toISOString() ?? null,
    can_dismiss: mayDismiss({ ...row, dismissed: dismissed_at !== null }),
    dismissal:
      dismissed_at && dismissal ? { by: dismissed_by, at: dismissed_at.toISOString(), reason: dismissal } : null,
  }))
  return {
    data,
    meta: {
      next_cursor,
      counts: TROUBLES.map((trouble) => ({ state: trouble, count: counts[trouble] })),
    },
  }
}

export const retryMessage = ({ db, platform: { jobs, events }, viewer }: RequestContext<Staff>, id: string) =>
  db.transaction(async (db) => {
    requireReader(viewer)
    if (!(await deliveryOf(db, id))) throw new Refusal(platformErrors.not_found)
    if (!(await sendAgain(db, jobs, id))) throw new Refusal(messageErrors.message_gone)
    await audit(db, { actor: actorOf(viewer), action: 'message.retried', subject: { kind: 'message', id } })
    await publishToStaff(db, events, 'delivery.changed', { id })
  })

/** Set aside with a reason: it leaves the home, and the list and the trail say whose decision it was. */
export const dismissMessage = (ctx: RequestContext<Staff>, id: string, reason: string) =>
  ctx.db.transaction(async (db) => {
    const { platform, viewer, now } = ctx
    requireReader(viewer)
    const delivery = await deliveryOf(db, id)
    if (!delivery) throw new Refusal(platformErrors.not_found)
    if (!mayDismiss(delivery)) throw new Refusal(messageErrors.message_not_failed)
    await saveDismissal(db, id, { by: viewer.staffId, reason, at: now })
    const subject = { kind: 'message', id } as const
    await audit(db, { actor: actorOf(viewer), action: 'message.dismissed', subject, details: { reason } })
    await publishToStaff(db, platform.events, 'delivery.changed', { id })
  })
