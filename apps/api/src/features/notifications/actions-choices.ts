import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type { notificationsContract } from '@fareeq/domain/notifications/contract.ts'
import { isOffered, noticesFor } from '@fareeq/domain/notifications/rules.ts'
import type { NoticeChoice } from '@fareeq/domain/notifications/schema.ts'
import { isList } from '@fareeq/domain/notifications/limits.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import type { Member } from '../../platform/session.ts'
import { changeSubscriptions } from './actions-lists.ts'
import { forgetTrouble, saveChoice, troubledChannels, preferencesOf } from './queries.ts'

const present = <Row>(row: Row | undefined): Row => {
  if (!row) throw new Error('a signed-in person has no account')
  return row
}

export const readNotices = async ({ db, viewer: { userId } }: RequestContext<Member>) => ({
  data: noticesFor(present(await preferencesOf(db, userId))),
  meta: { troubled: await troubledChannels(db, userId) },
})

export const choose = (ctx: RequestContext<Member>, choice: NoticeChoice) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const { kind, channel, wanted } = choice
    const { type } = present(await preferencesOf(db, viewer.userId))
    if (!isOffered(kind, channel, type)) throw new Refusal(rule.choice, { field: 'channel' })
    if (isList(kind) && channel === 'email')
      await changeSubscriptions(db, viewer.userId, { list: kind, subscribed: wanted, way: 'settings' }, now)
    else await saveChoice(db, viewer.userId, choice, now)
    return readNotices(ctx)
  })

export async function resume(
  ctx: RequestContext<Member>,
  { channel }: BodyOf<(typeof notificationsContract)['resume']>,
) {
  await forgetTrouble(ctx.db, ctx.viewer.userId, channel)
  return readNotices(ctx)
}
