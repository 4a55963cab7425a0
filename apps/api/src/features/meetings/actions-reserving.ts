import { createHmac } from 'node:crypto'
import { networkOf } from '@fareeq/domain/kernel/network.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { RESERVATION } from '@fareeq/domain/meetings/rules.ts'
import { stepAfterBooking } from '@fareeq/domain/kernel/steps.ts'
import { MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { meetingErrors } from '@fareeq/domain/meetings/errors.ts'
import { audit } from '../../platform/audit.ts'
import { type RequestContext, type ActionContext, inTransaction } from '../../platform/context.ts'
import type { Env } from '../../platform/env.ts'
import { newId } from '../../platform/ids.ts'
import { hashOf } from '../../platform/session.ts'
import { type Registration, openPending } from '../accounts/actions.ts'
import { ownProject, saveStep } from '../client-projects/queries.ts'
import { meetingToken } from '../../platform/calendar/meeting-links.ts'
import { openSlot, readStart, slotFacts, takeTurn, takenRefusal } from './actions-slots.ts'
import { notifyParties } from './actions-notifying.ts'
import { projectFor } from './actions.ts'
import { countReservations, insertMeeting } from './queries-slots.ts'
import { bookReservation, contactOf, reservationOf, meetingById, releaseReservations } from './queries.ts'

/** A keyed hash of the network, so that it is not stored. */
const sealedNetwork = ({ TOKEN_KEY }: Env, ip: string): Buffer =>
  createHmac('sha256', TOKEN_KEY)
    .update(`hold:${networkOf(ip)}`)
    .digest()

type SlotRequest = { start: string; timezone: string }
/** A visitor: browser and IP address. */
type Stranger = { browser: string; ip: string }

/** Reserves a slot for a visitor until the address is verified (D-26). Another slot replaces it; limited per network. */
async function reserveSlot(ctx: ActionContext, userId: string, ip: string, request: SlotRequest): Promise<Date> {
  const { db, platform, now } = ctx
  const slot = await openSlot(ctx, readStart(request.start, request.timezone), userId)
  await takeTurn(ctx)
  await releaseReservations(db, now, userId)
  const project = await projectFor(db, userId, undefined, now)
  const network = sealedNetwork(platform.env, ip)
  if ((await countReservations(db, network)) >= RESERVATION.perNetwork)
    throw new Refusal(meetingErrors.holds_full, { values: { minutes: RESERVATION.minutes } })
  const id = newId(now)
  const reservedUntil = after(now, RESERVATION.minutes * MINUTE)
  const inserted = await insertMeeting(db, {
    ...(await contactOf(db, userId)),
    id,
    project_id: project.id,
    user_id: userId,
    kind: 'introduction',
    state: 'pending',
    topic: null,
    timezone: request.timezone,
    token_hash: hashOf(meetingToken(platform.env, id)),
    reserved_until: reservedUntil,
    reserved_network: network,
    slot,
    host_id: null,
    now,
  })
  if (!inserted) throw await takenRefusal(db, slot, { userId }, slotFacts(ctx))
  await saveStep(db, project, stepAfterBooking('pending', project.step), now)
  await audit(db, {
    actor: { kind: 'visitor' },
    action: 'meeting.pending',
    subject: { kind: 'meeting', id },
    details: { start: slot.start.toISOString() },
  })
  return reservedUntil
}

/** Reserves a slot for a visitor; it is booked when the code is entered. */
export const registerPendingClient = (
  ctx: RequestContext,
  form: Registration,
  meeting: SlotRequest | undefined,
  { browser, ip }: Stranger,
) =>
  inTransaction(ctx, async (ctx) => {
    const userId = await openPending(ctx, form, browser)
    if (!meeting) return { data: { email: form.email } }
    const reservedUntil = await reserveSlot(ctx, userId, ip, meeting)
    return { data: { email: form.email, reserved_until: reservedUntil.toISOString() } }
  })

/** Books the reserved slot of a verified address, if it has not expired. */
export async function confirmReservation(ctx: ActionContext, userId: string): Promise<void> {
  const { db, now } = ctx
  const reservation = await reservationOf(db, userId)
  if (!reservation || (await bookReservation(db, reservation.id, now)) === 0) return
  const meeting = await meetingById(db, reservation.id)
  const project = await ownProject(db, userId, meeting.project_id ?? undefined)
  if (project) await saveStep(db, project, stepAfterBooking('booked', project.step), now)
  await notifyParties(ctx, meeting, 'booked', { kind: 'client', id: userId })
}
