import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import type { Db } from '../../platform/db/database.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import { mailOf } from '../../platform/messages/news.ts'
import type { Platform } from '../../platform/platform.ts'
import { enter } from '../notifications/actions.ts'
import { receiverOf } from '../notifications/queries.ts'
import { type BanNews, banNews } from './emails.ts'

export type { BanNews } from './emails.ts'

/** Always by mail and in the centre: notices about a ban cannot be switched off. */
export async function tellTalent(db: Db, platform: Platform, userId: string, news: BanNews): Promise<void> {
  const to = await receiverOf(db, userId)
  const path = pathTo('talentCase')
  const words = (lang: Lang) => banNews(lang, news)
  const messageId = to.email
    ? await queueMessage(db, platform, {
        to: to.email,
        ...mailOf(to.lang, words(to.lang), platform.env.PUBLIC_URL + path),
      })
    : null
  const told = [{ channel: 'email', reason: 'always' }] as const
  await enter(db, platform, userId, {
    kind: 'account',
    path,
    title: (lang) => platform.mails.inForce(lang, words(lang)).subject,
    told,
    messageId,
  })
}
