import { type ReferralEvent, referralLife } from '@fareeq/domain/referrals/states.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { applyMove } from './actions-moves.ts'
import { type LockedReferral, lockOfFriend } from './queries.ts'

const BY_SYSTEM = { mover: 'system', actor: { kind: 'system' } } as const

async function moveWhereAllowed(db: Db, platform: Platform, referral: LockedReferral, event: ReferralEvent, now: Date) {
  const status = referralLife.next(referral.status, event)
  if (!status) return
  await applyMove(db, platform, referral, { event, ...BY_SYSTEM, now })
  referral.status = status
}

/** A friend began an assessment. Whoever is tested already, or further on, stays there. */
export async function friendIsTested(db: Db, platform: Platform, friendId: string, now: Date): Promise<void> {
  const locked = await lockOfFriend(db, friendId)
  if (locked) await moveWhereAllowed(db, platform, locked, 'test', now)
}

/** Of two parallel assessments the better result counts: a failed referral is reopened by the one that is graded later. */
export async function friendIsGraded(
  db: Db,
  platform: Platform,
  friendId: string,
  passed: boolean,
  now: Date,
): Promise<void> {
  const locked = await lockOfFriend(db, friendId)
  const event = passed ? 'pass' : 'fail'
  if (!locked) return
  if (passed && !referralLife.next(locked.status, event)) await moveWhereAllowed(db, platform, locked, 'test', now)
  await moveWhereAllowed(db, platform, locked, event, now)
}
