import { factsOf } from '@fareeq/domain/contracts/states.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { clientStartsContract as client, talentStartsContract as talent } from '@fareeq/domain/starts/contract.ts'
import { startErrors } from '@fareeq/domain/starts/errors.ts'
import { type StartMove, itemsAfter, moveFault, startsAt } from '@fareeq/domain/starts/rules.ts'
import type { StartChecklist } from '@fareeq/domain/starts/schema.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import type { Client } from '../../platform/session.ts'
import { notifyOfItem, notifyOfPlan, publishMove } from './actions-notifying.ts'
import { type Party, contractOrThrow, toChecklist } from './actions-reading.ts'
import {
  contractOfItem,
  deleteItem,
  insertItem,
  itemsOf,
  startFactsOf,
  lockStart,
  savePlan,
  saveTick,
  startOf,
} from './queries.ts'
import type { ContractRow } from '../contracts/rows.ts'
import type { StartRow } from './rows.ts'

type Answer = { data: StartChecklist }

/** Makes one move of the list under its lock: the rules decide, and what changed is saved. */
const make = <Ctx extends Party>(
  ctx: Ctx,
  contractId: string,
  move: StartMove,
  also?: (ctx: Ctx, contract: ContractRow, start: StartRow) => Promise<void>,
): Promise<Answer> =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const contract = await contractOrThrow(ctx, contractId)
    await lockStart(db, contractId)
    const start = await startOf(db, contractId)
    if (!start) throw new Refusal(platformErrors.not_found)
    const [items, facts] = [await itemsOf(db, contractId), await startFactsOf(db, contractId)]
    const fault = moveFault(items, move, {
      first_day: start.first_day,
      today: riyadhDay(now),
      is_running: factsOf(contract.state).is_running,
      by: viewer.kind === 'talent' ? 'talent' : 'client',
      facts,
    })
    if (fault) throw new Refusal(fault === 'gone' ? platformErrors.not_found : startErrors[fault])
    const before = new Map(items.map((item) => [item.id, item]))
    const after = itemsAfter(items, move)
    for (const item of after) {
      const old = before.get(item.id)
      if (!old) await insertItem(db, contractId, item, now)
      else if (old.is_ticked !== item.is_ticked) await saveTick(db, item, now)
    }
    for (const { id } of items) if (!after.some((item) => item.id === id)) await deleteItem(db, id)
    await also?.(ctx, contract, start)
    await publishMove(ctx, contract, move.move)
    const checklist = await toChecklist(ctx, contract)
    if (!checklist) throw new Refusal(platformErrors.not_found)
    return { data: checklist }
  })

async function makeOfItem(ctx: Party, id: string, move: 'tick' | 'untick' | 'remove'): Promise<Answer> {
  const item = await contractOfItem(ctx.db, ctx.viewer, id)
  if (!item) throw new Refusal(platformErrors.not_found)
  return make(ctx, item.contract_id, { move, id })
}

type Tick = BodyOf<(typeof talent)['tick']>
export const tick = (ctx: Party, id: string, { done }: Tick) => makeOfItem(ctx, id, done ? 'tick' : 'untick')
export const remove = (ctx: RequestContext<Client>, id: string) => makeOfItem(ctx, id, 'remove')

export const add = (ctx: RequestContext<Client>, id: string, { side, label }: BodyOf<(typeof client)['add']>) =>
  make(ctx, id, { move: 'add', id: newId(ctx.now), side, label }, async (ctx, contract) => {
    if (side === 'talent') await notifyOfItem(ctx, contract, label)
  })

/** The hour is of the zone that the company chose it in; the talent is told, of a change as well. */
export const plan = (
  ctx: RequestContext<Client>,
  id: string,
  { time, timezone, contact, place, note }: BodyOf<(typeof client)['plan']>,
) =>
  make(ctx, id, { move: 'plan' }, async (ctx, contract, start) => {
    const starts_at = startsAt(start.first_day, time, timezone)
    if (!starts_at) throw new Refusal(startErrors.start_time_missing, { field: 'time' })
    await savePlan(ctx.db, id, { starts_at, timezone, contact, place, note: note || null }, ctx.now)
    await notifyOfPlan(ctx, contract, { starts_at, timezone, contact, isChange: start.starts_at !== null })
  })
