import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { type BulkOrder, bulkEvent, bulkObstacle } from '@fareeq/domain/selections/rules-bulks.ts'
import { isRunning } from '@fareeq/domain/selections/states.ts'
import { audit } from '../../platform/audit.ts'
import { type ActionContext, inBatches } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { colleague } from '../staff/queries.ts'
import { applyMove, sendInvitation } from './actions-moves.ts'
import { advanceBulk, lockBulk, saveBulkMove } from './queries-bulks.ts'
import { lockSelection, saveOwner } from './queries-moves.ts'
import type { LockedBulk, LockedSelection } from './rows.ts'

/** Transaction size: small, so that progress is visible, a stop takes effect soon, and row locks are short. */
const FEW = 25

/** Job: a batch of rows per transaction, until none is left or it is stopped. After a crash it continues with the rest. */
export const workBulk = (ctx: ActionContext, id: string) => inBatches(ctx, (ctx) => changeFew(ctx, id))

function orderOf({ kind, to_step, owner_id, staff_id }: LockedBulk): BulkOrder {
  switch (kind) {
    case 'move':
      if (!to_step) throw new Error('A bulk move leads to a step')
      return { kind, to: to_step }
    case 'owner':
      if (!owner_id) throw new Error('A bulk change of owner has one')
      return { kind, owner: owner_id, me: staff_id }
    case 'reject':
    case 'invite':
      return { kind }
  }
}

async function changeFew(ctx: ActionContext, id: string): Promise<boolean> {
  const { db, platform, now } = ctx
  const bulk = await lockBulk(db, id, FEW)
  if (!bulk || !isRunning(bulk.phase)) return false
  const order = orderOf(bulk)
  let changed = 0
  // In the order of ids, like every other lock of several rows.
  for (const talentId of bulk.waiting.toSorted()) {
    const selection = await lockSelection(db, talentId)
    // A role may have been taken away in the middle.
    if (!selection || bulkObstacle(selection, order) || !staffMay(bulk.roles ?? [], 'selections.move')) continue
    await saveBulkMove(db, id, selection, now)
    await change(ctx, selection, bulk, order)
    changed++
  }
  const isLast = await advanceBulk(db, id, { few: FEW, moved: changed, skipped: bulk.waiting.length - changed }, now)
  await publishToStaff(db, platform.events, 'selection.changed')
  return !isLast
}

async function change(
  ctx: ActionContext,
  selection: LockedSelection,
  bulk: LockedBulk,
  order: BulkOrder,
): Promise<void> {
  const actor = { kind: 'staff', id: bulk.staff_id } as const
  switch (order.kind) {
    case 'move':
    case 'reject': {
      const event = bulkEvent(selection, order)
      if (!event) throw new Error('A row with an obstacle is left out')
      const reasons = { reason: bulk.reason ?? undefined, sharedReason: bulk.shared_reason ?? undefined }
      const movers = bulk.roles ?? []
      return applyMove(ctx, selection, { event, movers, actor, ...reasons, isQuiet: true, isToldLater: true })
    }
    case 'owner':
      return setOwner(ctx, selection, order)
    case 'invite':
      return sendInvitation(ctx, selection.talent_id, actor)
  }
}

async function setOwner(
  { db, now }: ActionContext,
  { talent_id, owner_id }: LockedSelection,
  { owner, me }: Extract<BulkOrder, { kind: 'owner' }>,
): Promise<void> {
  await saveOwner(db, talent_id, owner, now)
  const [from, to] = [owner_id && (await colleague(db, owner_id)), await colleague(db, owner)]
  await audit(db, {
    actor: { kind: 'staff', id: me },
    action: owner === me ? 'selection.taken' : 'selection.handed_over',
    subject: { kind: 'talent', id: talent_id },
    details: { ...(from && { from: from.name }), to: to.name },
  })
}
