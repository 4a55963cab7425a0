import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { SECOND, after } from '@fareeq/domain/kernel/time/time.ts'
import { WRITING_SECONDS } from '@fareeq/domain/tickets/limits.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import type { Staff } from '../../platform/session.ts'
import { colleague } from '../staff/queries.ts'
import { mustAnswer } from './actions.ts'
import { removeWriter, saveWriter } from './queries-inbox.ts'
import { lockTicket } from './queries.ts'
import type { LockedTicket } from './rows.ts'

type TicketRef = Pick<LockedTicket, 'id' | 'kind'>

async function publish({ db, platform, viewer }: RequestContext<Staff>, { id, kind }: TicketRef, until: Date) {
  const { name } = await colleague(db, viewer.staffId)
  const writer = { id: viewer.staffId, name, until: until.toISOString() }
  await publishToStaff(db, platform.events, 'ticket.writing', { id, kind, writer })
}

/** Publishes nothing when they were not writing. */
export async function stopWriting(ctx: RequestContext<Staff>, ticket: TicketRef) {
  if (await removeWriter(ctx.db, ctx.viewer.staffId, ticket.id)) await publish(ctx, ticket, ctx.now)
}

/** Presence with an expiry, because a page may be closed without a last call. */
export const setWriting = (ctx: RequestContext<Staff>, id: string, on: boolean) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const ticket = await lockTicket(db, mustAnswer(viewer), id, { lock: false })
    if (!ticket) throw new Refusal(platformErrors.not_found)
    if (!on) {
      await stopWriting(ctx, ticket)
      return { data: { until: null } }
    }
    const until = after(now, WRITING_SECONDS * SECOND)
    await saveWriter(db, { staffId: viewer.staffId, ticketId: id, until })
    await publish(ctx, ticket, until)
    return { data: { until: until.toISOString() } }
  })
