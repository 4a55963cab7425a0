import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/working-days.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { contractById } from '../contracts/queries.ts'
import { notify } from '../notifications/actions.ts'
import { move } from './actions-moves.ts'
import { renewalNews } from './emails.ts'
import { lockRenewal, lapsed, openDue, openOf } from './queries.ts'

/** Opens a renewal for each contract that ends soon and has none; returns how many. */
export async function openRenewals(db: Db, platform: Platform, now: Date): Promise<number> {
  const opened = await openDue(db, daysAfter(riyadhDay(now), platform.policies.at(now).renewal_days), now)
  for (const { contract_id } of opened) {
    const contract = await contractById(db, contract_id, 'ar')
    if (!contract) continue
    const { number, talent_name: talent, company, client_id } = contract
    const news = renewalNews('need_renewal', 'client', { number, talent, company, note: null })
    await platform.events.publish(db, { userId: client_id, name: 'counters.changed' })
    if (news) await notify(db, platform, client_id, { kind: 'contracts', path: pathTo('clientRenewals'), news })
  }
  return opened.length
}

/** A contract that is over has nothing to renew: what was open about it lapses. */
export async function lapseRenewals(db: Db, platform: Platform, contractId: string, now: Date): Promise<void> {
  for (const { id } of await openOf(db, contractId)) await lapseOne(db, platform, id, now)
}

async function lapseOne(db: Db, platform: Platform, id: string, now: Date): Promise<boolean> {
  const row = await lockRenewal(db, null, id)
  const lapse = { event: 'lapse', actor: { kind: 'system' }, note: null } as const
  return row !== undefined && (await move(db, platform, row, lapse, now)) !== null
}

/** Daily: opens renewals of contracts that end soon, and lapses those whose contract has ended. */
export async function followRenewals(platform: Platform, now: Date): Promise<{ opened: number; lapsed: number }> {
  const { db } = platform
  const today = riyadhDay(now)
  const opened = await db.transaction((db) => openRenewals(db, platform, now))
  let count = 0
  for (const { id } of await lapsed(db, today))
    if (await db.transaction((db) => lapseOne(db, platform, id, now))) count++
  return { opened, lapsed: count }
}
