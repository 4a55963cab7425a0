import { audit } from '../../platform/audit.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { dropFiles } from '../../platform/erasure.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import type { Platform } from '../../platform/platform.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { closeContracts } from '../contracts/actions-closing.ts'
import { closeInterviews } from '../interviews/actions-closing.ts'
import { cancelMeetingsOf } from '../meetings/queries.ts'
import { closeNominations } from '../nominations/actions-closing.ts'
import { closeOffers } from '../offers/actions-closing.ts'
import { leaveForGood } from '../organisations/actions-joining.ts'
import { farewellMail } from './emails.ts'
import { erasePerson } from './actions-erasure.ts'
import { dropFarewells, dueClosings, lockDueClosing, markClosed, personById } from './queries.ts'

/** Closes every account whose thirty days are over. Returns how many. */
export async function closeDueAccounts(ctx: ActionContext): Promise<number> {
  // Leftovers of earlier rounds.
  await dropFarewells(ctx.db)
  let closed = 0
  for (const { id } of await dueClosings(ctx.db, ctx.now)) if (await closeAccount(ctx, id)) closed++
  return closed
}

const closeAccount = (ctx: ActionContext, id: string): Promise<boolean> =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, now } = ctx
    const closing = await lockDueClosing(db, id, now)
    if (!closing) return false
    const { user_id: userId } = closing
    const person = await personById(db, userId)
    await platform.sessions.endAll(db, { userId }, now)
    await leaveForGood(ctx, userId, person.email)
    await closeOffers(ctx, userId)
    await closeContracts(ctx, userId)
    await closeInterviews(ctx, userId)
    await closeNominations(ctx, userId)
    await cancelMeetingsOf(db, userId, person.email, now)
    const keys = await dropFiles(db, person, now)
    await erasePerson(ctx, person)
    const farewell = await queueMessage(db, platform, { to: person.email, ...farewellMail(person.lang) })
    await markClosed(db, id, farewell, now)
    await audit(db, {
      actor: { kind: 'system' },
      action: 'account.closed',
      subject: { kind: 'user', id: userId },
    })
    await platform.events.publish(db, { topic: 'site', name: 'content.changed' })
    await platform.events.publish(db, { userId, name: 'profile.changed' })
    await publishToStaff(db, platform.events, 'privacy.changed')
    db.afterCommit(() => dropBytes(platform, keys))
    return true
  })

/** After the commit; a failure is logged. */
async function dropBytes({ files, log }: Platform, keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await files.delete(key).catch((err: unknown) => log.error({ err, key }, 'the file of a closed account stayed'))
}
