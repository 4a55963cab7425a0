import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { ticketLife } from '@fareeq/domain/tickets/states.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import type { RequestContext } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import { replyHeader } from '../../platform/messages/reply-address.ts'
import type { Staff } from '../../platform/session.ts'
import { changeTicket, move, subjectOf, tooLate } from './actions-moves.ts'
import { ADMITTED, admittedMail } from './emails.ts'
import { insertAnswer, saveAdmitted, setOwner } from './queries.ts'

/** An answer that also allows the asker's address to open the account of a company (D-31). */
export const admitCompany = (ctx: RequestContext<Staff>, id: string) =>
  changeTicket(ctx, id, async (ctx, ticket) => {
    const { db, platform, viewer, now } = ctx
    const { from_email, lang, reference } = ticket
    if (ticket.kind !== 'company_proof') throw new Refusal(platformErrors.not_found)
    if (!ticketLife.next(ticket.state, 'answer')) throw await tooLate(db, ticket)
    if (!(await saveAdmitted(db, id, now))) throw new Refusal(platformErrors.moved_on)
    await move(ctx, ticket, 'answer')
    await audit(db, { actor: actorOf(viewer), action: 'ticket.admitted', subject: subjectOf(id) })
    await insertAnswer(db, { id: newId(now), ticketId: id, staffId: viewer.staffId, text: ADMITTED[lang], at: now })
    if (!ticket.owner_id) await setOwner(db, id, viewer.staffId, now)
    const url = platform.env.PUBLIC_URL + pathTo('clientSignup', {}, { lang })
    const isReplyable = platform.env.MAIL_REPLY_TO !== undefined
    const headers = replyHeader(platform.env, { kind: 'ticket', id, person: from_email })
    await queueMessage(db, platform, {
      to: from_email,
      headers,
      ...admittedMail(lang, { reference, url, isReplyable }),
    })
  })
