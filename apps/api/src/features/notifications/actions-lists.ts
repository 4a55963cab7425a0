import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { type NoticePreferences, isOffered, isEnabled } from '@fareeq/domain/notifications/rules.ts'
import { LISTS } from '@fareeq/domain/notifications/limits.ts'
import type { List, Subscription } from '@fareeq/domain/notifications/limits.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { lockPreferences, saveChoice, preferencesOf, type Way, recordChange } from './queries.ts'

const offered = ({ type }: NoticePreferences): List[] => LISTS.filter((list) => isOffered(list, 'email', type))
const stateOf = (preferences: NoticePreferences): Subscription[] =>
  offered(preferences).map((list) => ({ list, subscribed: isEnabled(list, 'email', preferences) }))

/** Not found, for an unknown person and for another than the caller. */
const orNotFound = (preferences: NoticePreferences | undefined): NoticePreferences => {
  if (!preferences) throw new Refusal(platformErrors.not_found)
  return preferences
}

export const readSubscriptions = async (db: Db, userId: string) => ({
  data: stateOf(orNotFound(await preferencesOf(db, userId))),
})

/** Without a list, all of them. */
type Change = { list?: List; subscribed: boolean; way: Way; comment?: string }

/** Idempotent: only changes are saved. */
export const changeSubscriptions = (db: Db, userId: string, { list, ...change }: Change, now: Date) =>
  db.transaction(async (db) => {
    const before = orNotFound(await lockPreferences(db, userId))
    if (list && !offered(before).includes(list)) throw new Refusal(rule.choice, { field: 'subscription' })
    const { subscribed, way } = change
    for (const subscription of stateOf(before).filter((state) => state.subscribed !== subscribed)) {
      if (list && list !== subscription.list) continue
      await saveChoice(db, userId, { kind: subscription.list, channel: 'email', wanted: subscribed }, now)
      await recordChange(db, userId, { ...change, list: subscription.list }, now)
      await audit(db, {
        actor: { kind: before.type === 1 ? 'talent' : 'client', id: userId },
        action: subscribed ? 'subscription.joined' : 'subscription.left',
        subject: { kind: 'user', id: userId },
        details: { list: subscription.list, way },
      })
    }
    return readSubscriptions(db, userId)
  })
