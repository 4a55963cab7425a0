import { randomInt } from 'node:crypto'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { after } from '@fareeq/domain/kernel/time/time.ts'
import { SENT_TWICE_WITHIN, ticketDue } from '@fareeq/domain/tickets/rules-opening.ts'
import type { TicketKind } from '@fareeq/domain/tickets/states.ts'
import { type Actor, actorOf, audit } from '../../platform/audit.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import type { Viewer } from '../../platform/session.ts'
import type { ActionContext } from '../../platform/context.ts'
import { insertTicket, lockSender, sameTicket } from './queries-opening.ts'

/** Unambiguous letters, to be read out on the phone. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const REFERENCE_LENGTH = 6
export const newReference = (): string =>
  Array.from({ length: REFERENCE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

export type TicketRequest = {
  kind: TicketKind
  subject: string
  body: string
  /** The same in English, where we write the ticket ourselves and `subject` and `body` are in Arabic. */
  english?: { subject: string; body: string }
  from_name: string
  from_email: string
  /** Whose ticket it is. */
  viewer: Viewer
  /** Who opened it for them; themselves unless said otherwise. */
  opener?: Actor
  lang: Lang
  data?: Record<string, unknown>
}

export type Ticket = { id: string; reference: string; due: Date; isNew: boolean }

/** Opens a ticket, idempotently: the same text of one sender within a moment is the same ticket. */
export const openTicket = ({ db, platform, now }: ActionContext, request: TicketRequest): Promise<Ticket> =>
  db.transaction(async (db) => {
    const { kind, subject, body, from_name, from_email, viewer, opener, lang } = request
    await lockSender(db, from_email)
    const since = after(now, -SENT_TWICE_WITHIN)
    const same = await sameTicket(db, { kind, email: from_email, subject, body, since })
    if (same) return { id: same.id, reference: same.reference, due: same.due_at, isNew: false }
    const due = ticketDue(kind, now, platform.policies.at(now))
    const ticket = {
      id: newId(now),
      kind,
      subject,
      body,
      from_name,
      from_email,
      user_id: 'userId' in viewer ? viewer.userId : null,
      lang,
      data: { ...request.data, ...(request.english && { english: request.english }) },
      due_at: due,
      now,
    }
    let reference = newReference()
    while (!(await insertTicket(db, { ...ticket, reference }))) reference = newReference()
    await audit(db, {
      actor: opener ?? actorOf(viewer),
      action: 'ticket.opened',
      subject: { kind: 'ticket', id: ticket.id },
      details: { kind },
    })
    await publishToStaff(db, platform.events, 'ticket.changed', { id: ticket.id, kind })
    return { id: ticket.id, reference, due, isNew: true }
  })
