import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { SECOND, after } from '@fareeq/domain/kernel/time/time.ts'
import { WRITING_SECONDS } from '@fareeq/domain/tickets/limits.ts'
import { type Call, inTransaction } from '../../platform/call.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import type { Staff } from '../../platform/session.ts'
import { colleague } from '../staff/queries.ts'
import { mustAnswer } from './actions.ts'
import { removeWriter, saveWriter } from './queries-inbox.ts'
import { lockTicket } from './queries.ts'
import type { LockedTicket } from './rows.ts'

type TicketRef = Pick<LockedTicket, 'id' | 'kind'>

async function publish({ db, platform, viewer }: Call<Staff>, { id, kind }: TicketRef, until: Date) {
  const { name } = await colleague(db, viewer.staffId)
  const writer = { id: viewer.staffId, name, until: until.toISOString() }
  await publishToStaff(db, platform.events, 'ticket.writing', { id, kind, writer })
}

/** Publishes nothing when they were not writing. */
export async function stopWriting(call: Call<Staff>, ticket: TicketRef) {
  if (await removeWriter(call.db, call.viewer.staffId, ticket.id)) await publish(call, ticket, call.now)
}

/** Presence with an expiry, because a page may be closed without a last call. */
export const setWriting = (call: Call<Staff>, id: string, on: boolean) =>
  inTransaction(call, async (call) => {
    const { db, viewer, now } = call
    const ticket = await lockTicket(db, mustAnswer(viewer), id, { lock: false })
    if (!ticket) throw new Refusal(platformErrors.not_found)
    if (!on) {
      await stopWriting(call, ticket)
      return { data: { until: null } }
    }
    const until = after(now, WRITING_SECONDS * SECOND)
    await saveWriter(db, { staffId: viewer.staffId, ticketId: id, until })
    await publish(call, ticket, until)
    return { data: { until: until.toISOString() } }
  })
