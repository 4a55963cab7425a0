import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { move } from './actions-moves.ts'
import { dueContracts, lockContract } from './queries.ts'

const CLOCK = { kind: 'system' } as const

/** Daily clock job: contracts come near their end, and end the day after their last. One that fails does not stop the others. */
export async function followContracts(ctx: ActionContext): Promise<number> {
  const { db, platform, now } = ctx
  const today = riyadhDay(now)
  // In this order: after days without a clock a contract may be near its end and over at once.
  const due = [
    ['come_near', daysAfter(today, platform.policies.at(now).renewal_days)],
    ['end', daysAfter(today, -1)],
  ] as const
  let moved = 0
  for (const [event, until] of due)
    for (const { id } of await dueContracts(db, event, until)) {
      try {
        const hasMoved = await inTransaction(ctx, async (ctx) => {
          const contract = await lockContract(ctx.db, id)
          return contract && (await move(ctx, contract, { event, actor: CLOCK, note: null }))
        })
        if (hasMoved) moved++
      } catch (err) {
        platform.log.error({ err, id, event }, 'a contract was not moved by the clock')
      }
    }
  return moved
}
