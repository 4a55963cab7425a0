import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type { notificationsContract } from '@fareeq/domain/notifications/contract.ts'
import { isOffered, noticesFor } from '@fareeq/domain/notifications/rules.ts'
import type { NoticeChoice } from '@fareeq/domain/notifications/schema.ts'
import { isList } from '@fareeq/domain/notifications/limits.ts'
import { type Call, inTransaction } from '../../platform/call.ts'
import type { Member } from '../../platform/session.ts'
import { changeSubscriptions } from './actions-lists.ts'
import { forgetTrouble, saveChoice, troubledChannels, preferencesOf } from './queries.ts'

const present = <Row>(row: Row | undefined): Row => {
  if (!row) throw new Error('a signed-in person has no account')
  return row
}

export const readNotices = async ({ db, viewer: { userId } }: Call<Member>) => ({
  data: noticesFor(present(await preferencesOf(db, userId))),
  meta: { troubled: await troubledChannels(db, userId) },
})

export const choose = (call: Call<Member>, choice: NoticeChoice) =>
  inTransaction(call, async (call) => {
    const { db, viewer, now } = call
    const { kind, channel, wanted } = choice
    const { type } = present(await preferencesOf(db, viewer.userId))
    if (!isOffered(kind, channel, type)) throw new Refusal(rule.choice, { field: 'channel' })
    if (isList(kind) && channel === 'email')
      await changeSubscriptions(db, viewer.userId, { list: kind, subscribed: wanted, way: 'settings' }, now)
    else await saveChoice(db, viewer.userId, choice, now)
    return readNotices(call)
  })

export async function resume(call: Call<Member>, { channel }: BodyOf<(typeof notificationsContract)['resume']>) {
  await forgetTrouble(call.db, call.viewer.userId, channel)
  return readNotices(call)
}
