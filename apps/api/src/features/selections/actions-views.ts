import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { selectionBulksContract } from '@fareeq/domain/selections/contract-bulks.ts'
import { selectionErrors } from '@fareeq/domain/selections/errors.ts'
import { MAX_VIEWS } from '@fareeq/domain/selections/limits.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { deleteView, saveViewRow, viewsOf } from './queries-views.ts'

export const listViews = async ({ db, viewer }: RequestContext<Staff>) => ({ data: await viewsOf(db, viewer) })

export const saveView = (
  ctx: RequestContext<Staff>,
  { name, query }: BodyOf<(typeof selectionBulksContract)['saveView']>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const views = await viewsOf(db, viewer)
    if (views.length >= MAX_VIEWS && views.every((view) => view.name !== name))
      throw new Refusal(selectionErrors.too_many_views, { values: { max: MAX_VIEWS } })
    const filters = Object.fromEntries(Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : [])))
    await saveViewRow(db, viewer, { id: newId(now), name, query: filters }, now)
    return listViews(ctx)
  })

/** Idempotent: deleting a missing one is no error. */
export const dropView = async (ctx: RequestContext<Staff>, id: string) => {
  await deleteView(ctx.db, ctx.viewer, id)
  return listViews(ctx)
}
