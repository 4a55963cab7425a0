import { factsOf } from '@fareeq/domain/contracts/states.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type {
  clientTimeOffContract as client,
  talentTimeOffContract as talent,
} from '@fareeq/domain/time-off/contract.ts'
import { timeOffErrors } from '@fareeq/domain/time-off/errors.ts'
import { daysTaken, faultOf, hasBegun } from '@fareeq/domain/time-off/rules.ts'
import type { TimeOffEvent } from '@fareeq/domain/time-off/states.ts'
import { actorOf } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import type { Client, Talent } from '../../platform/session.ts'
import { lockContract } from '../contracts/queries.ts'
import { move, publishAsked } from './actions-moves.ts'
import { contractOrThrow, leaveOf, timeOffOfContract } from './actions-reading.ts'
import { insertTimeOff, lockTimeOff } from './queries.ts'

/** Days of a running contract; the lock of the contract keeps two requests from sharing what is left. */
export const ask = (ctx: RequestContext<Talent>, contractId: string, body: BodyOf<(typeof talent)['ask']>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, lang, now } = ctx
    await contractOrThrow(ctx, contractId)
    await lockContract(db, contractId)
    const contract = await contractOrThrow(ctx, contractId)
    if (!factsOf(contract.state).is_running) throw new Refusal(timeOffErrors.time_off_not_running)
    const { rows, balance } = await leaveOf(ctx, contract)
    const { holidays } = platform.policies.at(now)
    const { first_day: start, ends_on: end } = contract
    const facts = { today: riyadhDay(now), start, end, left: balance.left, holidays, requests: rows }
    const fault = faultOf(body, facts)
    if (fault) {
      const { code, field, values } = fault
      const wordings = values && 'day' in values ? { day: formatDay(values.day, lang) } : values
      throw new Refusal(timeOffErrors[code], { field, ...(wordings && { values: wordings }) })
    }
    const { kind, first_day, last_day } = body
    const days = daysTaken(body, holidays)
    const timeOff = {
      id: newId(now),
      contract_id: contractId,
      kind,
      first_day,
      last_day,
      days,
      note: body.note || null,
    }
    await insertTimeOff(db, timeOff, now)
    await publishAsked(ctx, contract, timeOff)
    return timeOffOfContract(ctx, contract)
  })

const moveOne = (
  ctx: RequestContext<Talent> | RequestContext<Client>,
  id: string,
  event: TimeOffEvent,
  reason: string | null = null,
) =>
  inTransaction(ctx, async (ctx) => {
    const row = await lockTimeOff(ctx.db, ctx.viewer, id)
    if (!row) throw new Refusal(platformErrors.not_found)
    if (hasBegun(row.first_day, riyadhDay(ctx.now))) throw new Refusal(timeOffErrors.time_off_moved)
    if (!(await move(ctx, row, { event, actor: actorOf(ctx.viewer), reason })))
      throw new Refusal(timeOffErrors.time_off_moved)
    return timeOffOfContract(ctx, await contractOrThrow(ctx, row.contract_id))
  })

export const withdraw = (ctx: RequestContext<Talent>, id: string) => moveOne(ctx, id, 'withdraw')
export const agree = (ctx: RequestContext<Client>, id: string) => moveOne(ctx, id, 'agree')
export const decline = (ctx: RequestContext<Client>, id: string, { reason }: BodyOf<(typeof client)['decline']>) =>
  moveOne(ctx, id, 'decline', reason)
