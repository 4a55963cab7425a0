import { conversationErrors } from '@fareeq/domain/conversations/errors.ts'
import { kindsFor } from '@fareeq/domain/conversations/rules.ts'
import type { conversationsContract } from '@fareeq/domain/conversations/contract.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import type { Member } from '../../platform/session.ts'
import { toMessage } from './actions.ts'
import { aboutFor } from './queries-contexts.ts'
import { insertReport, markReview } from './queries-reviews.ts'
import { messageById } from './queries.ts'

const REPORTED = {
  ar: 'وصل بلاغك إلى فريقنا، ونخبرك بما نقرر.',
  en: 'Our team has your report. We will tell you what we decide.',
}

type Body = BodyOf<(typeof conversationsContract)['report']>

/** A message of somebody else, once: a second press changes nothing. */
export const reportMessage = (
  ctx: RequestContext<Member>,
  { id, message: messageId }: { id: string; message: string },
  { reason, note }: Body,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, lang, now, platform } = ctx
    const read = async () => {
      const row = await messageById(db, viewer, { about: id, id: messageId, lang })
      if (!row) throw new Refusal(platformErrors.not_found)
      return toMessage(viewer.kind)(row)
    }
    if (!(await aboutFor(db, viewer, kindsFor(viewer), id))) throw new Refusal(platformErrors.not_found)
    const message = await read()
    const answer = async () => ({ data: await read(), message: REPORTED[lang] })
    if (message.is_reported) return answer()
    if (!message.can_report) throw new Refusal(conversationErrors.message_not_reportable)
    await markReview(db, id, now)
    const report = {
      id: newId(now),
      about: id,
      message: messageId,
      reporter: viewer.userId,
      reason,
      note: note || null,
    }
    if (!(await insertReport(db, report, now))) return answer()
    await audit(db, {
      actor: actorOf(viewer),
      action: 'conversation.message_reported',
      subject: { kind: 'conversation', id },
      details: { message: messageId, reason },
    })
    await platform.events.publish(db, { userId: viewer.userId, name: 'conversation.changed', body: { id } })
    await publishToStaff(db, platform.events, 'conversation.changed', { id })
    return answer()
  })
