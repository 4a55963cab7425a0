import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { AuditAction } from '@fareeq/domain/staff/schema-audit.ts'
import { type Actor, audit } from '../../platform/audit.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import { type News, mailOf } from '../../platform/messages/news.ts'
import type { ActionContext } from '../../platform/context.ts'
import { addEntry } from '../notifications/actions.ts'
import { type Letter, personById } from './queries.ts'

/** Who acts, for whom: the person, or a colleague on a written request. */
export type DataRequest = { userId: string; actor: Actor; letter: Letter | null }

/** Always by mail; what a colleague did for them is in the notification centre, too. */
export async function notifyPerson(
  ctx: ActionContext,
  { userId, letter }: DataRequest,
  news: (lang: Lang) => News,
): Promise<void> {
  const { db, platform } = ctx
  const { email, lang } = await personById(db, userId)
  const path = pathTo('settings', {}, { tab: 'data' })
  const mail = mailOf(lang, news(lang), platform.env.PUBLIC_URL + path)
  const messageId = await queueMessage(db, platform, { to: email, ...mail })
  if (!letter) return
  const deliveries = [{ channel: 'email', reason: 'always' }] as const
  await addEntry(ctx, userId, {
    kind: 'account',
    path,
    title: (lang) => news(lang).subject,
    deliveries: deliveries,
    messageId,
  })
}

/** The audit entry with a colleague's reason, and the live event for the list of requests. */
export async function record(
  { db, platform: { events } }: ActionContext,
  { userId, actor, letter }: DataRequest,
  action: AuditAction,
): Promise<void> {
  const details = letter ? { reason: letter.reason } : {}
  await audit(db, { actor, action, subject: { kind: 'user', id: userId }, details })
  await publishToStaff(db, events, 'privacy.changed')
}
