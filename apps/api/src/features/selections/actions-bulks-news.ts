import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { type DelayedKind, isToldOf, isDelayedKind } from '@fareeq/domain/selections/rules-bulks.ts'
import { type ActionContext, inBatches, inTransaction } from '../../platform/context.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import { colleague } from '../staff/queries.ts'
import { notifyRejection } from './actions-moves.ts'
import { manyOwningMail } from './emails-owning.ts'
import { dropReasons, formerOwners, lockUntoldBulk, markTold, takeUntold, untoldBulks } from './queries-bulks-news.ts'

/** Mails per transaction. */
const FEW = 25

/** Job: those concerned by a bulk rejection or hand-over are told once it can no longer be undone. */
export async function mailBulkNews(ctx: ActionContext): Promise<void> {
  const bulks = (await untoldBulks(ctx.db)).filter(({ ended_at }) => isToldOf(ended_at, ctx.now))
  for (const { id, kind } of bulks) if (isDelayedKind(kind)) await MAIL[kind](ctx, id)
}

const MAIL: Readonly<Record<DelayedKind, (ctx: ActionContext, id: string) => Promise<unknown>>> = {
  reject: (ctx, id) => inBatches(ctx, (ctx) => mailFew(ctx, id)),
  owner: (ctx, id) => inTransaction(ctx, (ctx) => mailOwners(ctx, id)),
}

async function mailFew(ctx: ActionContext, id: string): Promise<boolean> {
  const { db, now } = ctx
  const bulk = await lockUntoldBulk(db, id)
  if (!bulk) return false
  await markTold(db, id, now)
  const few = await takeUntold(db, id, FEW, now)
  for (const { talent_id, apply_again_at } of few)
    if (apply_again_at) await notifyRejection(ctx, talent_id, apply_again_at, bulk.shared_reason ?? undefined)
  if (few.length < FEW) await dropReasons(db, id)
  return few.length === FEW
}

/** One mail for each colleague, however many talents it is about. */
async function mailOwners({ db, platform, now }: ActionContext, id: string): Promise<void> {
  const bulk = await lockUntoldBulk(db, id)
  if (!bulk?.owner_id) return
  await markTold(db, id, now)
  const former = await formerOwners(db, id)
  if (former.length === 0) return
  const by = await colleague(db, bulk.staff_id)
  const mails = [
    ...former.map((to) => ({ to, kind: 'taken_over' as const })),
    { to: bulk.owner_id, kind: 'handed_over' as const },
  ]
  for (const { to, kind } of mails) {
    if (!to || to === bulk.staff_id) continue
    const { email, lang, name } = await colleague(db, to)
    const query = { view: 'list', ...(kind === 'handed_over' && { owner: 'me' }) }
    const url = platform.env.PUBLIC_URL + pathTo('opsSection', { section: 'pipeline' }, query)
    await queueMessage(db, platform, { to: email, ...manyOwningMail(lang, kind, { name, by: by.name, url }) })
  }
}
