import type { checkInsOpsContract as ops, talentCheckInsContract as talent } from '@fareeq/domain/check-ins/contract.ts'
import { checkInErrors } from '@fareeq/domain/check-ins/errors.ts'
import { eventOf, handleBy, isAnswerable, isShown } from '@fareeq/domain/check-ins/rules.ts'
import { RAISED } from '@fareeq/domain/check-ins/states.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import type { Staff } from '../../platform/session.ts'
import { contractById } from '../contracts/queries.ts'
import { notifyManagers, publishChange } from './actions-notifying.ts'
import { type Party, checkInsOfContract, readForStaff } from './actions-reading.ts'
import { lockCheckIn, saveAnswer, saveNote } from './queries.ts'

/** Once; one that is not good is work for the account manager, who hears of it at once. */
export const answer = (ctx: Party, id: string, { mood, words, shared = false }: BodyOf<(typeof talent)['answer']>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, now } = ctx
    const row = await lockCheckIn(db, viewer, id)
    if (!row) throw new Refusal(platformErrors.not_found)
    if (!isAnswerable(row, now)) throw new Refusal(checkInErrors.check_in_answered)
    if (shared && !isShown(mood, shared)) throw new Refusal(checkInErrors.check_in_private, { field: 'shared' })
    const event = eventOf(mood)
    const due_at = event === 'raise' ? handleBy(now, platform.policies.at(now).holidays) : row.due_at
    const saved = { mood, words: words || null, is_shared: shared, by: viewer.userId, due_at }
    if (!(await saveAnswer(db, row, event, saved, now))) throw new Refusal(checkInErrors.check_in_answered)
    const subject = { kind: 'contract', id: row.contract_id } as const
    await audit(db, { actor: actorOf(viewer), action: 'check_in.answered', subject })
    const contract = await contractById(db, row.contract_id, 'ar')
    if (contract) {
      await publishChange(ctx, contract)
      if (event === 'raise') await notifyManagers(ctx, contract, { side: row.side, words: saved.words, due_at })
    }
    return checkInsOfContract(ctx, row.contract_id)
  })

/** What came of it, for colleagues alone. */
export const handle = (ctx: RequestContext<Staff>, id: string, { note }: BodyOf<(typeof ops)['handle']>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const row = await lockCheckIn(db, null, id)
    if (!row) throw new Refusal(platformErrors.not_found)
    if (!RAISED.includes(row.state) || !(await saveNote(db, row, note, now)))
      throw new Refusal(checkInErrors.check_in_handled)
    const subject = { kind: 'contract', id: row.contract_id } as const
    await audit(db, { actor: actorOf(viewer), action: 'check_in.handled', subject })
    return readForStaff(ctx, row.contract_id)
  })
