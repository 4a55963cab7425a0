import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation.ts'
import type { notificationsContract } from '@fareeq/domain/notifications/contract.ts'
import { isOffered, noticesFor } from '@fareeq/domain/notifications/rules.ts'
import type { NoticeChoice } from '@fareeq/domain/notifications/schema.ts'
import { isList } from '@fareeq/domain/subscriptions/schema.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Member } from '../../platform/session.ts'
import { changeSubscriptions } from './actions-lists.ts'
import { forgetTrouble, saveChoice, troubledChannels, wishesOf } from './queries.ts'

const present = <Row>(row: Row | undefined): Row => {
  if (!row) throw new Error('a signed-in person has no account')
  return row
}

export const readNotices = async (db: Db, { userId }: Member) => ({
  data: noticesFor(present(await wishesOf(db, userId))),
  meta: { troubled: await troubledChannels(db, userId) },
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

export async function resume(db: Db, viewer: Member, { channel }: BodyOf<(typeof notificationsContract)['resume']>) {
  await forgetTrouble(db, viewer.userId, channel)
  return readNotices(db, viewer)
}
