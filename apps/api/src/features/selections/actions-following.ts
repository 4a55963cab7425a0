import { resultBy } from '@fareeq/domain/selections/rules.ts'
import { type SelectionEvent, selectionLife } from '@fareeq/domain/selections/states.ts'
import { type ReferralStatus, isRegistered } from '@fareeq/domain/referrals/states.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import type { Work } from '../../platform/call.ts'
import type { Platform } from '../../platform/platform.ts'
import { applyMove, passAgain } from './actions-moves.ts'
import { friendOf, lockSelection, insertSelection, markReferred, saveFirstClock } from './queries-moves.ts'

// Listeners to domain events of other features; each runs in the transaction of the event.

const BY_ITSELF = { movers: ['system'], actor: { kind: 'system' } } as const

/** An application is finished: the first step begins. One who passed an assessment before is in the second at once. */
export async function enterSelection(work: Work, talentId: string): Promise<void> {
  const { db, platform, now } = work
  if (!(await insertSelection(db, talentId, now))) return
  const selection = await lockSelection(db, talentId)
  if (selection) await passAgain(work, selection)
  await publishToStaff(db, platform.events, 'selection.changed', { id: talentId })
}

/** Where the event is allowed; otherwise a no-op. */
async function follow(work: Work, talentId: string, event: SelectionEvent): Promise<void> {
  const selection = await lockSelection(work.db, talentId)
  if (selection && selectionLife.next(selection.state, event)) await applyMove(work, selection, { event, ...BY_ITSELF })
}

const leaveSelection = (work: Work, talentId: string) => follow(work, talentId, 'leave')
const hireSelected = (work: Work, talentId: string) => follow(work, talentId, 'hire')
const resultTakenBack = (work: Work, talentId: string) => follow(work, talentId, 'annul')

/** A passed assessment moves by itself; a failed one is answered, so nothing is owed. */
async function resultKnown(work: Work, talentId: string, passed: boolean) {
  await enterSelection(work, talentId)
  if (passed) await follow(work, talentId, 'pass')
  else await setFirstClock(work, talentId, null)
}

/** A talent who begins a test needs no invitation any more. */
const testStarted = (work: Work, talentId: string) => setFirstClock(work, talentId, null)

/** The result is promised within minutes. */
const testSubmitted = (work: Work, talentId: string) => setFirstClock(work, talentId, resultBy(work.now))

async function setFirstClock({ db, platform: { events }, now }: Work, talentId: string, due: Date | null) {
  if ((await saveFirstClock(db, talentId, due, now)) > 0)
    await publishToStaff(db, events, 'selection.changed', { id: talentId })
}

type Moved = { referralId: string; status: ReferralStatus }

/** A friend who registered must be invited to the tests within three working days (D-73), finished application or not. */
export async function friendRegistered(work: Work, { referralId, status }: Moved): Promise<void> {
  const { db, now } = work
  if (!isRegistered(status)) return
  const friend = await friendOf(db, referralId)
  if (!friend?.friend_id) return
  await enterSelection(work, friend.friend_id)
  await markReferred(db, friend.friend_id, friend.tests_due_at, now)
}

/** Listens to the features below, in their transactions. */
export function followTalents({ domainEvents }: Platform): void {
  domainEvents.on('application.finished', (work, { userId }) => enterSelection(work, userId))
  domainEvents.on('assessment.started', (work, { userId }) => testStarted(work, userId))
  domainEvents.on('assessment.submitted', (work, { userId }) => testSubmitted(work, userId))
  domainEvents.on('assessment.graded', (work, { userId, passed }) => resultKnown(work, userId, passed))
  domainEvents.on('assessment.annulled', (work, { userId }) => resultTakenBack(work, userId))
  domainEvents.on('talent.banned', (work, { userId }) => leaveSelection(work, userId))
  domainEvents.on('contract.begun', (work, { talentId }) => hireSelected(work, talentId))
  domainEvents.on('referral.moved', friendRegistered)
}
