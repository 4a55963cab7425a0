import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { ticketDue } from '@fareeq/domain/tickets/rules-opening.ts'
import { ticketLife } from '@fareeq/domain/tickets/states.ts'
import { audit } from '../../platform/audit.ts'
import type { ActionContext } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import type { StoredFile } from '../../platform/files/blob-storage.ts'
import { newId } from '../../platform/ids.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import { activeColleague } from '../staff/queries.ts'
import { subjectOf } from './actions-moves.ts'
import { ticketNewsMail } from './emails-staff.ts'
import { askerIn, saveDeadline } from './queries-inbox.ts'
import { insertReply, insertReplyFile, lockRepliedTicket } from './queries-replies.ts'
import { saveState } from './queries.ts'
import type { RepliedTicket } from './rows.ts'

export type MailedReply = {
  text: string
  files: readonly { name: string; mediaType: string; file: StoredFile }[]
  /** Names of what was attached and is not taken. */
  refusedFiles: readonly string[]
}

/** The asker answered by mail: a ticket that was answered or closed is open again, with a new promise. */
export async function takeReply(ctx: ActionContext, id: string, { text, files, refusedFiles }: MailedReply) {
  const { db, platform, now } = ctx
  const ticket = await lockRepliedTicket(db, id)
  const replyId = newId(now)
  await insertReply(db, { id: replyId, ticketId: ticket.id, text, refusedFiles, at: now })
  for (const file of files) await insertReplyFile(db, replyId, { id: newId(now), ...file }, now)
  const state = ticketLife.next(ticket.state, 'reopen')
  if (state) {
    await saveState(db, ticket.id, state, now)
    await saveDeadline(db, ticket.id, ticketDue(ticket.kind, now, platform.policies.at(now)), now)
  }
  const actor = { kind: ticket.asker_kind, id: ticket.user_id }
  await audit(db, { actor, action: 'ticket.replied', subject: subjectOf(ticket.id) })
  await publishToStaff(db, platform.events, 'ticket.changed', { id: ticket.id, kind: ticket.kind })
  if (ticket.owner_id) await mailOwner(ctx, ticket, ticket.owner_id, text)
}

async function mailOwner(
  { db, platform }: ActionContext,
  { id, reference }: RepliedTicket,
  ownerId: string,
  text: string,
) {
  const owner = await activeColleague(db, ownerId)
  if (!owner) return
  const { asker } = await askerIn(db, id, owner.lang)
  const url = platform.env.PUBLIC_URL + pathTo('opsRecord', { section: 'tickets', id })
  const facts = { name: owner.name, by: asker, asker, reference, url, text }
  await queueMessage(db, platform, { to: owner.email, ...ticketNewsMail(owner.lang, 'replied', facts) })
}
