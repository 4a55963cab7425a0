import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { selectionErrors } from '@fareeq/domain/selections/errors.ts'
import { MAX_BULK, MAX_NAMED } from '@fareeq/domain/selections/limits.ts'
import { type BulkOrder, OBSTACLES, bulkEvent, bulkObstacle, mayUndo } from '@fareeq/domain/selections/rules-bulks.ts'
import type { Bulk, BulkForm, BulkPreview, BulkPreviewForm } from '@fareeq/domain/selections/schema-bulks.ts'
import { type BulkEvent, bulkLife } from '@fareeq/domain/selections/states.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { activeColleague } from '../staff/queries.ts'
import {
  bulkFacts,
  bulkRow,
  insertBulk,
  lockOwnBulk,
  recordUndo,
  restoreOwners,
  restoreSteps,
  savePhase,
} from './queries-bulks.ts'
import { idsOf } from './queries.ts'
import type { BulkRow } from './rows.ts'

const selectedIds = async (
  { db, viewer, now }: RequestContext<Staff>,
  { ids, filter }: BulkPreviewForm,
): Promise<string[]> => (ids ? [...new Set(ids)] : filter ? idsOf(db, viewer, filter, MAX_BULK, now) : [])

const orderOf = ({ viewer }: RequestContext<Staff>, form: BulkPreviewForm): BulkOrder =>
  form.kind === 'owner' ? { kind: 'owner', owner: form.owner, me: viewer.staffId } : form

/** Only to somebody who may move them. */
async function newOwner({ db }: RequestContext<Staff>, id: string) {
  const owner = await activeColleague(db, id)
  if (!owner || !staffMay(owner.roles, 'selections.move')) throw new Refusal(rule.choice, { field: 'owner' })
  return owner
}

export async function previewBulk(ctx: RequestContext<Staff>, form: BulkPreviewForm): Promise<{ data: BulkPreview }> {
  if (form.kind === 'owner') await newOwner(ctx, form.owner)
  const [ids, order] = [await selectedIds(ctx, form), orderOf(ctx, form)]
  const rows = new Map((await bulkFacts(ctx.db, ctx.viewer, ids, ctx.lang)).map((row) => [row.talent_id, row]))
  const answers = ids.map((id) => ({ row: rows.get(id), obstacle: bulkObstacle(rows.get(id), order) }))
  const namesOf = (those: typeof answers) => those.flatMap(({ row }) => row?.name ?? []).slice(0, MAX_NAMED)
  const stays = OBSTACLES.map((reason) => ({ reason, those: answers.filter(({ obstacle }) => obstacle === reason) }))
    .filter(({ those }) => those.length > 0)
    .map(({ reason, those }) => ({ reason, count: those.length, names: namesOf(those) }))
  const changes = answers.filter(({ obstacle }) => obstacle === null)
  const back = changes.filter(({ row }) => row && bulkEvent(row, order) === 'back').length
  const colleagues = order.kind === 'owner' ? changes.flatMap(({ row }) => formerOwner(ctx, row)) : []
  const taken_over = [...new Set(colleagues)].map((name) => ({
    name,
    count: colleagues.filter((colleague) => colleague === name).length,
  }))
  return { data: { moves: changes.length, names: namesOf(changes), back, taken_over, stays } }
}

const formerOwner = (
  { viewer }: RequestContext<Staff>,
  row: { owner_id: string | null; owner_name: string | null } | undefined,
): string[] => (row?.owner_name && row.owner_id !== viewer.staffId ? [row.owner_name] : [])

const toBulk = ({ to_step, phase, is_told, ...row }: BulkRow): { data: Bulk } => ({
  data: { ...row, to: to_step, state: phase, may_undo: mayUndo({ kind: row.kind, state: phase, is_told }) },
})

export async function readBulk({ db, viewer }: RequestContext<Staff>, id: string): Promise<{ data: Bulk }> {
  const row = await bulkRow(db, viewer, id)
  if (!row) throw new Refusal(platformErrors.not_found)
  return toBulk(row)
}

const ACTIONS = {
  move: 'selection.bulk_moved',
  owner: 'selection.bulk_handed_over',
  reject: 'selection.bulk_rejected',
  invite: 'selection.bulk_invited',
} as const

export const beginBulk = (ctx: RequestContext<Staff>, form: BulkForm) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, platform, now } = ctx
    const { kind } = form
    const owner = kind === 'owner' ? await newOwner(ctx, form.owner) : undefined
    const to = kind === 'move' ? form.to : kind === 'reject' ? ('rejected' as const) : undefined
    const ids = await selectedIds(ctx, form)
    const id = newId(now)
    const reasons = kind === 'reject' ? { reason: form.reason, sharedReason: form.shared_reason } : {}
    await insertBulk(db, { id, staffId: viewer.staffId, kind, to, owner: owner?.id, ...reasons, ids }, now)
    await audit(db, {
      actor: actorOf(viewer),
      action: ACTIONS[kind],
      subject: { kind: 'staff', id: viewer.staffId },
      details: {
        ...(kind === 'move' && { to }),
        ...(owner && { to: owner.name }),
        ...(kind === 'reject' && { reason: form.reason }),
        count: ids.length,
      },
    })
    if (ids.length === 0) await savePhase(db, id, 'finished', now)
    else await platform.jobs.send(db, 'selections.bulk', { id })
    return readBulk(ctx, id)
  })

const changing = (
  ctx: RequestContext<Staff>,
  id: string,
  event: BulkEvent,
  step: (ctx: RequestContext<Staff>, bulk: BulkRow) => Promise<unknown>,
) =>
  inTransaction(ctx, async (ctx) => {
    const row = await lockOwnBulk(ctx.db, ctx.viewer, id)
    if (!row) throw new Refusal(platformErrors.not_found)
    if (!bulkLife.next(row.phase, event)) throw new Refusal(selectionErrors.bulk_over)
    await step(ctx, row)
    return readBulk(ctx, id)
  })

const entry = ({ viewer }: RequestContext<Staff>, action: 'selection.bulk_stopped' | 'selection.bulk_undone') =>
  ({ actor: actorOf(viewer), action, subject: { kind: 'staff', id: viewer.staffId } }) as const

export const stopBulk = (ctx: RequestContext<Staff>, id: string) =>
  changing(ctx, id, 'stop', async (ctx, { moved }) => {
    await savePhase(ctx.db, id, 'stopped', ctx.now)
    await audit(ctx.db, { ...entry(ctx, 'selection.bulk_stopped'), details: { count: moved } })
  })

/** As one: either all who are still there return, or nobody does. */
export const undoBulk = (ctx: RequestContext<Staff>, id: string) =>
  changing(ctx, id, 'undo', async (ctx, bulk) => {
    const { db, platform, now } = ctx
    if (!mayUndo({ kind: bulk.kind, state: bulk.phase, is_told: bulk.is_told }))
      throw new Refusal(selectionErrors.bulk_told)
    const count = await restore(ctx, bulk)
    await savePhase(db, id, 'undone', now, bulk.moved - count)
    await audit(db, { ...entry(ctx, 'selection.bulk_undone'), details: { count } })
    await publishToStaff(db, platform.events, 'selection.changed')
  })

async function restore({ db, viewer, now }: RequestContext<Staff>, { id, to_step }: BulkRow): Promise<number> {
  if (!to_step) return restoreOwners(db, id, now)
  const rows = await restoreSteps(db, id, to_step, now)
  await recordUndo(db, rows, to_step, viewer.staffId, now)
  return rows.length
}
