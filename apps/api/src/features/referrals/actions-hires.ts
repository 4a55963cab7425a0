import type { Contract } from '@fareeq/domain/referrals/rules.ts'
import { referralLife } from '@fareeq/domain/referrals/states.ts'
import type { Work } from '../../platform/call.ts'
import { applyMove } from './actions-moves.ts'
import { lockOfFriend } from './queries.ts'

const SYSTEM = { mover: 'system', actor: { kind: 'system' } } as const

/** A friend's contract is in force: from here the clock of the bonus runs (D-85). */
export async function hireFriend(work: Work, friendId: string, hire: Contract) {
  const locked = await lockOfFriend(work.db, friendId)
  if (locked && referralLife.next(locked.status, 'hire'))
    await applyMove(work, locked, { event: 'hire', hire, ...SYSTEM })
}

/** It is over before the bonus was earned. */
export async function releaseFriend(work: Work, friendId: string) {
  const locked = await lockOfFriend(work.db, friendId)
  if (locked && referralLife.next(locked.status, 'leave')) await applyMove(work, locked, { event: 'leave', ...SYSTEM })
}
