import { type ReferralEvent, referralLife } from '@fareeq/domain/referrals/states.ts'
import type { Work } from '../../platform/call.ts'
import { applyMove } from './actions-moves.ts'
import { lockOfFriend } from './queries.ts'
import type { LockedReferral } from './rows.ts'

const BY_SYSTEM = { mover: 'system', actor: { kind: 'system' } } as const

async function moveWhereAllowed(work: Work, referral: LockedReferral, event: ReferralEvent) {
  const status = referralLife.next(referral.status, event)
  if (!status) return
  await applyMove(work, referral, { event, ...BY_SYSTEM })
  referral.status = status
}

/** A friend began an assessment. A friend who is tested already, or further on, stays there. */
export async function friendIsTested(work: Work, friendId: string): Promise<void> {
  const locked = await lockOfFriend(work.db, friendId)
  if (locked) await moveWhereAllowed(work, locked, 'test')
}

/** Of two parallel assessments the better result counts: a failed referral is reopened by the one that is graded later. */
export async function friendIsGraded(work: Work, friendId: string, passed: boolean): Promise<void> {
  const locked = await lockOfFriend(work.db, friendId)
  const event = passed ? 'pass' : 'fail'
  if (!locked) return
  if (passed && !referralLife.next(locked.status, event)) await moveWhereAllowed(work, locked, 'test')
  await moveWhereAllowed(work, locked, event)
}
