import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { nameFor } from '@fareeq/domain/kernel/names/names.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { recruiterContract } from '@fareeq/domain/recruiter/contract.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import type { Member } from '../../platform/session.ts'
import { userById } from '../accounts/queries.ts'
import { openTicket } from '../tickets/actions-opening.ts'
import { conversationOrNotFound } from './actions-owning.ts'
import type { Owner } from './queries.ts'
import { messageByKey } from './queries-messages.ts'

/** An objection to a suggestion is a ticket: a colleague reads it and answers. */
export const objectTo = (
  ctx: RequestContext<Member>,
  owner: Owner,
  id: string,
  { message_id, text }: BodyOf<(typeof recruiterContract)['object']>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, lang } = ctx
    const conversation = await conversationOrNotFound(db, owner, id)
    if (!(await messageByKey(db, id, message_id))) throw new Refusal(platformErrors.not_found)
    const user = await userById(db, viewer.userId)
    const { reference, due } = await openTicket(ctx, {
      kind: 'contact',
      subject: viewer.kind === 'talent' ? 'talent' : 'hiring',
      body: text,
      from_name: nameFor(user, lang),
      from_email: user.email,
      viewer,
      lang,
      data: { recruiter_conversation_id: conversation.id, recruiter_message_id: message_id },
    })
    await audit(db, {
      actor: actorOf(viewer),
      action: 'recruiter.objected',
      subject: { kind: 'user', id: viewer.userId },
      details: { conversation_id: conversation.id },
    })
    return { data: { reference, due_at: due.toISOString() } }
  })
