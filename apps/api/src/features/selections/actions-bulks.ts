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
import { type Call, inTransaction } from '../../platform/call.ts'
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

const selectedIds = async ({ db, viewer, now }: Call<Staff>, { ids, filter }: BulkPreviewForm): Promise<string[]> =>
  ids ? [...new Set(ids)] : filter ? idsOf(db, viewer, filter, MAX_BULK, now) : []

const orderOf = ({ viewer }: Call<Staff>, form: BulkPreviewForm): BulkOrder =>
  form.kind === 'owner' ? { kind: 'owner', owner: form.owner, me: viewer.staffId } : form

/** Only to somebody who may move them. */
async function newOwner({ db }: Call<Staff>, id: string) {
  const owner = await activeColleague(db, id)
  if (!owner || !staffMay(owner.roles, 'selections.move')) throw new Refusal(rule.choice, { field: 'owner' })
  return owner
}

export async function previewBulk(call: Call<Staff>, form: BulkPreviewForm): Promise<{ data: BulkPreview }> {
  if (form.kind === 'owner') await newOwner(call, form.owner)
  const [ids, order] = [await selectedIds(call, form), orderOf(call, form)]
  const rows = new Map((await bulkFacts(call.db, call.viewer, ids, call.lang)).map((row) => [row.talent_id, row]))
  const answers = ids.map((id) => ({ row: rows.get(id), obstacle: bulkObstacle(rows.get(id), order) }))
  const namesOf = (those: typeof answers) => those.flatMap(({ row }) => row?.name ?? []).slice(0, MAX_NAMED)
  const stays = OBSTACLES.map((reason) => ({ reason, those: answers.filter(({ obstacle }) => obstacle === reason) }))
    .filter(({ those }) => those.length > 0)
    .map(({ reason, those }) => ({ reason, count: those.length, names: namesOf(those) }))
  const changes = answers.filter(({ obstacle }) => obstacle === null)
  const back = changes.filter(({ row }) => row && bulkEvent(row, order) === 'back').length
  const colleagues = order.kind === 'owner' ? changes.flatMap(({ row }) => formerOwner(call, row)) : []
  const taken_over = [...new Set(colleagues)].map((name) => ({
    name,
    count: colleagues.filter((one) => one === name).length,
  }))
  return { data: { moves: changes.length, names: namesOf(changes), back, taken_over, stays } }
}

const formerOwner = (
  { viewer }: Call<Staff>,
  row: { owner_id: string | null; owner_name: string | null } | undefined,
): string[] => (row?.owner_name && row.owner_id !== viewer.staffId ? [row.owner_name] : [])

const toBulk = ({ to_step, phase, is_told, ...row }: BulkRow): { data: Bulk } => ({
  data: { ...row, to: to_step, state: phase, may_undo: mayUndo({ kind: row.kind, state: phase, is_told }) },
})

export async function readBulk({ db, viewer }: Call<Staff>, id: string): Promise<{ data: Bulk }> {
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

export const beginBulk = (call: Call<Staff>, form: BulkForm) =>
  inTransaction(call, async (call) => {
    const { db, viewer, platform, now } = call
    const { kind } = form
    const owner = kind === 'owner' ? await newOwner(call, form.owner) : undefined
    const to = kind === 'move' ? form.to : kind === 'reject' ? ('rejected' as const) : undefined
    const ids = await selectedIds(call, form)
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
    return readBulk(call, id)
  })

const changing = (
  call: Call<Staff>,
  id: string,
  event: BulkEvent,
  step: (call: Call<Staff>, bulk: BulkRow) => Promise<unknown>,
) =>
  inTransaction(call, async (call) => {
    const row = await lockOwnBulk(call.db, call.viewer, id)
    if (!row) throw new Refusal(platformErrors.not_found)
    if (!bulkLife.next(row.phase, event)) throw new Refusal(selectionErrors.bulk_over)
    await step(call, row)
    return readBulk(call, id)
  })

const entry = ({ viewer }: Call<Staff>, action: 'selection.bulk_stopped' | 'selection.bulk_undone') =>
  ({ actor: actorOf(viewer), action, subject: { kind: 'staff', id: viewer.staffId } }) as const

export const stopBulk = (call: Call<Staff>, id: string) =>
  changing(call, id, 'stop', async (call, { moved }) => {
    await savePhase(call.db, id, 'stopped', call.now)
    await audit(call.db, { ...entry(call, 'selection.bulk_stopped'), details: { count: moved } })
  })

/** As one: either all who are still there return, or nobody does. */
export const undoBulk = (call: Call<Staff>, id: string) =>
  changing(call, id, 'undo', async (call, bulk) => {
    const { db, platform, now } = call
    if (!mayUndo({ kind: bulk.kind, state: bulk.phase, is_told: bulk.is_told }))
      throw new Refusal(selectionErrors.bulk_told)
    const count = await restore(call, bulk)
    await savePhase(db, id, 'undone', now, bulk.moved - count)
    await audit(db, { ...entry(call, 'selection.bulk_undone'), details: { count } })
    await publishToStaff(db, platform.events, 'selection.changed')
  })

async function restore({ db, viewer, now }: Call<Staff>, { id, to_step }: BulkRow): Promise<number> {
  if (!to_step) return restoreOwners(db, id, now)
  const rows = await restoreSteps(db, id, to_step, now)
  await recordUndo(db, rows, to_step, viewer.staffId, now)
  return rows.length
}
