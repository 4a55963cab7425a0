import type { Contract } from '@fareeq/domain/referrals/rules.ts'
import { referralLife } from '@fareeq/domain/referrals/states.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { applyMove } from './actions-moves.ts'
import { lockOfFriend } from './queries.ts'

const SYSTEM = { mover: 'system', actor: { kind: 'system' } } as const

/** A friend's contract is in force: from here the clock of the bonus runs (D-85). */
export async function hireFriend(db: Db, platform: Platform, friendId: string, hire: Contract, now: Date) {
  const locked = await lockOfFriend(db, friendId)
  if (locked && referralLife.next(locked.status, 'hire'))
    await applyMove(db, platform, locked, { event: 'hire', hire, now, ...SYSTEM })
}

/** It is over before the bonus was earned. */
export async function releaseFriend(db: Db, platform: Platform, friendId: string, now: Date) {
  const locked = await lockOfFriend(db, friendId)
  if (locked && referralLife.next(locked.status, 'leave'))
    await applyMove(db, platform, locked, { event: 'leave', now, ...SYSTEM })
}
