import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { Again, WorkReviewSide } from '@fareeq/domain/work-reviews/limits.ts'
import type { ActionContext } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import type { News } from '../../platform/messages/news.ts'
import { managersOf } from '../contracts/queries-endings.ts'
import type { ContractRow } from '../contracts/rows.ts'
import { notify } from '../notifications/actions.ts'
import { colleagueIds } from '../organisations/queries.ts'
import { askedNews, lowMail, referenceNews, removedNews, replyNews } from './emails.ts'

/** Open pages of both sides and of staff refetch. */
export async function publishChange(
  { db, platform: { events } }: ActionContext,
  { id, talent_id, client_id }: ContractRow,
): Promise<void> {
  for (const userId of [talent_id, ...(await colleagueIds(db, client_id))])
    await events.publish(db, { userId, name: 'contract.changed' })
  await publishToStaff(db, events, 'contract.changed', { id })
}

async function notifySide(
  ctx: ActionContext,
  contract: ContractRow,
  side: WorkReviewSide,
  news: (lang: Lang) => News,
): Promise<void> {
  const { id, talent_id, client_id } = contract
  const path = pathTo(side === 'talent' ? 'talentContract' : 'clientContract', { id })
  await notify(ctx, side === 'talent' ? talent_id : client_id, { kind: 'contracts', path, news })
}

export const notifyOfQuestion = (ctx: ActionContext, contract: ContractRow, side: WorkReviewSide, due_at: Date) =>
  notifySide(ctx, contract, side, askedNews(side, { talent: contract.talent_name, company: contract.company, due_at }))

/** When no colleague has to read it before. */
export const notifyOfReference = (ctx: ActionContext, contract: ContractRow, hasReference: boolean) =>
  notifySide(ctx, contract, 'talent', referenceNews({ company: contract.company, hasReference }))

/** What they answered was held, and is released. */
export const notifyOfReply = (ctx: ActionContext, contract: ContractRow) =>
  notifySide(ctx, contract, 'talent', replyNews({ company: contract.company }))

/** Both sides, with the reason. */
export async function notifyOfRemoval(ctx: ActionContext, contract: ContractRow, reason: string): Promise<void> {
  const { talent_name: talent, company } = contract
  for (const side of ['talent', 'client'] as const)
    await notifySide(ctx, contract, side, removedNews(side, { talent, company, reason }))
}

type LowReview = { side: WorkReviewSide; overall: number; again: Again; words: string | null }
/** Whoever of us looks after the company; the other side is not told. */
export async function notifyManagers(ctx: ActionContext, contract: ContractRow, review: LowReview): Promise<void> {
  const { db, platform } = ctx
  const { id, number, talent_name: talent, company } = contract
  for (const { email, name, lang } of await managersOf(db, id))
    await queueMessage(db, platform, { to: email, ...lowMail(lang, { name, number, talent, company, ...review }) })
}
