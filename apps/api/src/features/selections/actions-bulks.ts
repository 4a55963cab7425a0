import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { selectionBulksContract } from '@fareeq/domain/selections/contract-bulks.ts'
import { selectionErrors } from '@fareeq/domain/selections/errors.ts'
import { MAX_BULK, MAX_NAMED } from '@fareeq/domain/selections/limits.ts'
import { OBSTACLES, bulkMove, isObstacle } from '@fareeq/domain/selections/rules.ts'
import type { Bulk, BulkPreview } from '@fareeq/domain/selections/schema-bulks.ts'
import { type BulkEvent, bulkLife, isRunning, mayMove } from '@fareeq/domain/selections/states.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type Call, type Work, inBatches, inTransaction } from '../../platform/call.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { applyMove } from './actions-moves.ts'
import {
  advanceBulk,
  bulkRow,
  evidenceOf,
  lockBulk,
  lockOwnBulk,
  insertBulk,
  saveBulkMove,
  recordUndo,
  restoreBulk,
  savePhase,
} from './queries-bulks.ts'
import { lockSelection } from './queries-moves.ts'
import { idsOf } from './queries.ts'

type BulkRequest = BodyOf<(typeof selectionBulksContract)['begin']>

/** Transaction size: small, so that progress is visible, a stop takes effect soon, and row locks are short. */
const FEW = 25

const selectedIds = async ({ db, viewer, now }: Call<Staff>, { ids, filter }: BulkRequest): Promise<string[]> =>
  ids ? [...new Set(ids)] : filter ? idsOf(db, viewer, filter, MAX_BULK, now) : []

export async function previewBulk(call: Call<Staff>, request: BulkRequest): Promise<{ data: BulkPreview }> {
  const ids = await selectedIds(call, request)
  const rows = new Map((await evidenceOf(call.db, call.viewer, ids, call.lang)).map((row) => [row.talent_id, row]))
  const answers = ids.map((id) => ({ name: rows.get(id)?.name, answer: bulkMove(rows.get(id), request.to) }))
  const those = (answer: (typeof answers)[number]['answer']) => answers.filter((one) => one.answer === answer)
  const stays = OBSTACLES.map((reason) => ({
    reason,
    count: those(reason).length,
    names: those(reason)
      .flatMap(({ name }) => name ?? [])
      .slice(0, MAX_NAMED),
  })).filter(({ count }) => count > 0)
  const moves = answers.filter(({ answer }) => !isObstacle(answer)).length
  return { data: { moves, back: those('back').length, stays } }
}

const toBulk = ({ to_step, phase, ...row }: NonNullable<Awaited<ReturnType<typeof bulkRow>>>): { data: Bulk } => ({
  data: { ...row, to: to_step, state: phase },
})

export async function readBulk({ db, viewer }: Call<Staff>, id: string): Promise<{ data: Bulk }> {
  const row = await bulkRow(db, viewer, id)
  if (!row) throw new Refusal(platformErrors.not_found)
  return toBulk(row)
}

export const beginBulk = (call: Call<Staff>, request: BulkRequest) =>
  inTransaction(call, async (call) => {
    const { db, viewer, platform, now } = call
    const ids = await selectedIds(call, request)
    const id = newId(now)
    await insertBulk(db, { id, staffId: viewer.staffId, to: request.to, ids }, now)
    await audit(db, {
      actor: actorOf(viewer),
      action: 'selection.bulk_moved',
      subject: { kind: 'staff', id: viewer.staffId },
      details: { to: request.to, count: ids.length },
    })
    if (ids.length === 0) await savePhase(db, id, 'finished')
    else await platform.jobs.send(db, 'selections.bulk', { id })
    return readBulk(call, id)
  })

/** Job: a batch of rows per transaction, until none is left or it is stopped. After a crash it continues with the rest. */
export const workBulk = (work: Work, id: string) => inBatches(work, (work) => moveFew(work, id))

async function moveFew(work: Work, id: string): Promise<boolean> {
  const { db, platform, now } = work
  const bulk = await lockBulk(db, id, FEW)
  if (!bulk || !isRunning(bulk.phase)) return false
  const actor = { kind: 'staff', id: bulk.staff_id } as const
  let moved = 0
  // In the order of ids, like every other lock of several rows.
  for (const talentId of bulk.waiting.toSorted()) {
    const selection = await lockSelection(db, talentId)
    const event = bulkMove(selection, bulk.to_step)
    // A role may have been taken away in the middle.
    if (!selection || isObstacle(event) || !mayMove(event, bulk.roles ?? [])) continue
    await saveBulkMove(db, id, selection, now)
    await applyMove(work, selection, { event, movers: bulk.roles, actor, isQuiet: true })
    moved++
  }
  await advanceBulk(db, id, FEW, moved, bulk.waiting.length - moved)
  await publishToStaff(db, platform.events, 'selection.changed')
  return bulk.waiting.length === FEW
}

const changing = (
  call: Call<Staff>,
  id: string,
  event: BulkEvent,
  step: (call: Call<Staff>, to: Bulk['to']) => Promise<unknown>,
) =>
  inTransaction(call, async (call) => {
    const row = await lockOwnBulk(call.db, call.viewer, id)
    if (!row) throw new Refusal(platformErrors.not_found)
    if (!bulkLife.next(row.phase, event)) throw new Refusal(selectionErrors.bulk_over)
    await step(call, row.to_step)
    return readBulk(call, id)
  })

const entry = ({ viewer }: Call<Staff>, action: 'selection.bulk_stopped' | 'selection.bulk_undone') =>
  ({ actor: actorOf(viewer), action, subject: { kind: 'staff', id: viewer.staffId } }) as const

export const stopBulk = (call: Call<Staff>, id: string) =>
  changing(call, id, 'stop', async (call) => {
    await savePhase(call.db, id, 'stopped')
    await audit(call.db, entry(call, 'selection.bulk_stopped'))
  })

/** As one: either all who are still there return, or nobody does. */
export const undoBulk = (call: Call<Staff>, id: string) =>
  changing(call, id, 'undo', async (call, to) => {
    const { db, viewer, platform, now } = call
    const back = await restoreBulk(db, id, to, now)
    await recordUndo(db, back, to, viewer.staffId, now)
    const { data } = await readBulk(call, id)
    await savePhase(db, id, 'undone', data.moved - back.length)
    await audit(db, { ...entry(call, 'selection.bulk_undone'), details: { count: back.length } })
    await publishToStaff(db, platform.events, 'selection.changed')
  })
