import { CHECK_IN_SIDES } from '@fareeq/domain/check-ins/limits.ts'
import { answerBy, dueNumber } from '@fareeq/domain/check-ins/rules.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { contractById } from '../contracts/queries.ts'
import { notifyOfQuestion, publishChange } from './actions-notifying.ts'
import { insertCheckIn, lapseUnanswered, runningContracts } from './queries.ts'

/** Both sides, each once. */
export async function askBoth(ctx: ActionContext, contractId: string, number: number): Promise<number> {
  const { db, now } = ctx
  const contract = await contractById(db, contractId, 'ar')
  if (!contract) return 0
  let questions = 0
  for (const side of CHECK_IN_SIDES) {
    const question = { id: newId(now), contract_id: contractId, side, number, due_at: answerBy(now) }
    if (!(await insertCheckIn(db, question, now))) continue
    await notifyOfQuestion(ctx, contract, side, number)
    questions++
  }
  if (questions > 0) await publishChange(ctx, contract)
  return questions
}

/** Daily: what is over lapses, and both sides of a contract are asked what is due. One that fails does not stop the others. */
export async function followCheckIns(ctx: ActionContext): Promise<{ asked: number; lapsed: number }> {
  const { db, platform, now } = ctx
  const today = riyadhDay(now)
  const lapsed = await lapseUnanswered(db, now)
  let questions = 0
  for (const { id, first_day, last_number } of await runningContracts(db, today)) {
    const number = dueNumber({ first_day, today, is_running: true }, last_number)
    if (number === null) continue
    try {
      questions += await inTransaction(ctx, (ctx) => askBoth(ctx, id, number))
    } catch (err) {
      platform.log.error({ err, id }, 'nobody was asked how a contract is going')
    }
  }
  return { asked: questions, lapsed }
}
