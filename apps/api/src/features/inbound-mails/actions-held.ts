import { kindsFor as threadsFor } from '@fareeq/domain/conversations/rules.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { heldMailsContract } from '@fareeq/domain/inbound-mails/contract-ops.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { kindsFor } from '@fareeq/domain/tickets/rules.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { cutPage } from '../../platform/db/page.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import type { Staff } from '../../platform/session.ts'
import { heldMail, heldMails, settleMail, waitingCount } from './queries.ts'

const SETTLED = { ar: 'تمت تسوية البريد.', en: 'The email is settled.' }

export async function listHeld(
  { db, viewer }: RequestContext<Staff>,
  { settled, cursor, limit }: QueryOf<(typeof heldMailsContract)['list']>,
) {
  const rows = await heldMails(db, {
    settled,
    kinds: kindsFor(viewer.roles),
    threads: threadsFor(viewer),
    cursor,
    limit,
  })
  const { page, next_cursor } = cutPage(rows, limit)
  return {
    data: page.map(({ settled_at, settled_by, reason, ...row }) => ({
      ...row,
      reason: reason!,
      received_at: row.received_at.toISOString(),
      settled: settled_at && { by: settled_by, at: settled_at.toISOString() },
    })),
    meta: { next_cursor, waiting: await waitingCount(db) },
  }
}

export const settleHeld = (ctx: RequestContext<Staff>, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, now, lang } = ctx
    if (!(await heldMail(db, id))) throw new Refusal(platformErrors.not_found)
    if (!(await settleMail(db, id, viewer.staffId, now))) throw new Refusal(platformErrors.moved_on)
    await audit(db, { actor: actorOf(viewer), action: 'held_mail.settled', subject: { kind: 'held_mail', id } })
    await publishToStaff(db, platform.events, 'delivery.changed', { id })
    return { message: SETTLED[lang] }
  })
