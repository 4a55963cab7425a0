import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation.ts'
import { isOffered, isWanted, noticesFor } from '@fareeq/domain/notifications/rules.ts'
import { CHANNELS, type NoticeChoice, type NoticeKind } from '@fareeq/domain/notifications/schema.ts'
import { isList } from '@fareeq/domain/subscriptions/schema.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Email } from '../../platform/messages/message.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Member } from '../../platform/session.ts'
import { leavingHeaders, leavingPage } from '../subscriptions/actions-leaving.ts'
import { changeSubscriptions } from '../subscriptions/actions.ts'
import { receiverOf, saveChoice, wishesOf } from './queries.ts'

const present = <Row>(row: Row | undefined): Row => {
  if (!row) throw new Error('a signed-in person has no account')
  return row
}

export const readNotices = async (db: Db, { userId }: Member) => ({
  data: noticesFor(present(await wishesOf(db, userId))),
})

export const choose = (db: Db, viewer: Member, choice: NoticeChoice, now: Date) =>
  db.transaction(async (db) => {
    const { kind, channel, wanted } = choice
    const { type } = present(await wishesOf(db, viewer.userId))
    if (!isOffered(kind, channel, type)) throw new Refusal(rule.choice, { field: 'channel' })
    if (isList(kind) && channel === 'email')
      await changeSubscriptions(db, viewer.userId, { list: kind, subscribed: wanted, way: 'settings' }, now)
    else await saveChoice(db, viewer.userId, choice, now)
    return readNotices(db, viewer)
  })

/** What is to be said, in the receiver's language. `leave` is the page where one stops such mails, if one can. */
export type Notice = {
  kind: NoticeKind
  mail: (lang: Lang, leave: string | null) => Pick<Email, 'subject' | 'text' | 'html'>
  phone: (lang: Lang) => string
}

/** Tells a person of something by every channel they want it by; with the change it tells of, or not at all. */
export async function notify(db: Db, platform: Platform, userId: string, { kind, mail, phone }: Notice) {
  const wishes = await wishesOf(db, userId)
  if (!wishes) return
  const to = await receiverOf(db, userId)
  for (const channel of CHANNELS.filter((one) => isWanted(kind, one, wishes)))
    if (channel === 'email')
      await queueMessage(db, platform.jobs, {
        channel,
        to: to.email,
        lang: to.lang,
        ...mail(to.lang, isList(kind) ? leavingPage(platform.env, userId, kind) : null),
        ...(isList(kind) && { headers: leavingHeaders(platform.env, userId, kind) }),
      })
    else if (to.phone)
      await queueMessage(db, platform.jobs, { channel, to: to.phone, lang: to.lang, text: phone(to.lang) })
}
