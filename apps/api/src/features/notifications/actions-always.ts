import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import { type News, mailOf } from '../../platform/messages/news.ts'
import type { ActionContext } from '../../platform/context.ts'
import { addEntry } from './actions.ts'
import { receiverOf } from './queries.ts'

type AccountNotice = { path: string; news: (lang: Lang) => News }

/** By mail and in the centre, whatever was chosen: notices about the account itself cannot be switched off. */
export async function notifyAlways(ctx: ActionContext, userId: string, { path, news }: AccountNotice): Promise<void> {
  const { db, platform } = ctx
  const to = await receiverOf(db, userId)
  const messageId = to.email
    ? await queueMessage(db, platform, {
        to: to.email,
        ...mailOf(to.lang, news(to.lang), platform.env.PUBLIC_URL + path),
      })
    : null
  const deliveries = [{ channel: 'email', reason: 'always' }] as const
  const title = (lang: Lang) => platform.mails.withPublishedTexts(lang, news(lang)).subject
  await addEntry(ctx, userId, { kind: 'account', path, title, deliveries, messageId })
}
