import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import type { News } from '../../platform/messages/news.ts'
import type { ActionContext } from '../../platform/context.ts'
import { notify } from '../notifications/actions.ts'
import { payoutById } from './queries.ts'
import type { PayoutRow } from './rows.ts'

type Subject = Pick<PayoutRow, 'id' | 'talent_id'>

/** Live events: open pages of its talent and of staff refetch. */
export async function publishChange(
  { db, platform: { events } }: ActionContext,
  { id, talent_id }: Subject,
): Promise<void> {
  await events.publish(db, { userId: talent_id, name: 'payout.changed', body: { id } })
  await publishToStaff(db, events, 'payout.changed', { id })
}

/** Names of companies and months are in the language of the receiver. */
export async function notifyTalent(
  ctx: ActionContext,
  { id, talent_id }: Subject,
  news: (lang: Lang, payout: PayoutRow) => News,
  urgent = false,
): Promise<void> {
  const rows = { ar: await payoutById(ctx.db, id, 'ar'), en: await payoutById(ctx.db, id, 'en') }
  await notify(ctx, talent_id, {
    kind: 'payouts',
    path: pathTo('talentPayouts'),
    ...(urgent && { urgent }),
    news: (lang) => {
      const row = rows[lang]
      if (!row) throw new Error('A payout is never deleted')
      return news(lang, row)
    },
  })
}
