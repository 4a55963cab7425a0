import { resultBy } from '@fareeq/domain/selections/rules.ts'
import { type SelectionEvent, selectionLife } from '@fareeq/domain/selections/states.ts'
import type { ReferralStatus } from '@fareeq/domain/referrals/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import type { Platform } from '../../platform/platform.ts'
import { applyMove, passAgain } from './actions-moves.ts'
import { friendOf, lockSelection, insertSelection, markReferred, saveFirstClock } from './queries-moves.ts'

// Listeners to domain events of other features; each runs in the transaction of the event.

const BY_ITSELF = { movers: ['system'], actor: { kind: 'system' } } as const

/** An application is finished: the first step begins. Whoever passed an assessment before is in the second at once. */
export async function enterSelection(db: Db, platform: Platform, talentId: string, now: Date): Promise<void> {
  if (!(await insertSelection(db, talentId, now))) return
  const selection = await lockSelection(db, talentId)
  if (selection) await passAgain(db, platform, selection, now)
  await publishToStaff(db, platform.events, 'selection.changed', { id: talentId })
}

/** Where the event is allowed; otherwise a no-op. */
async function follow(db: Db, platform: Platform, talentId: string, event: SelectionEvent, now: Date): Promise<void> {
  const selection = await lockSelection(db, talentId)
  if (selection && selectionLife.next(selection.state, event))
    await applyMove(db, platform, selection, { event, ...BY_ITSELF }, now)
}

const leaveSelection = (db: Db, platform: Platform, talentId: string, now: Date) =>
  follow(db, platform, talentId, 'leave', now)
const hireSelected = (db: Db, platform: Platform, talentId: string, now: Date) =>
  follow(db, platform, talentId, 'hire', now)
const resultTakenBack = (db: Db, platform: Platform, talentId: string, now: Date) =>
  follow(db, platform, talentId, 'annul', now)

/** A passed assessment moves by itself; a failed one is answered, so nothing is owed. */
async function resultKnown(db: Db, platform: Platform, talentId: string, passed: boolean, now: Date) {
  await enterSelection(db, platform, talentId, now)
  if (passed) await follow(db, platform, talentId, 'pass', now)
  else await setFirstClock(db, platform, talentId, null, now)
}

/** Whoever begins a test needs no invitation any more. */
const testStarted = (db: Db, platform: Platform, talentId: string, now: Date) =>
  setFirstClock(db, platform, talentId, null, now)

/** The result is promised within minutes. */
const testSubmitted = (db: Db, platform: Platform, talentId: string, now: Date) =>
  setFirstClock(db, platform, talentId, resultBy(now), now)

async function setFirstClock(db: Db, { events }: Platform, talentId: string, due: Date | null, now: Date) {
  if ((await saveFirstClock(db, talentId, due, now)) > 0)
    await publishToStaff(db, events, 'selection.changed', { id: talentId })
}

type Moved = { referralId: string; status: ReferralStatus; now: Date }

/** A friend who registered must be invited to the tests within three working days (D-73), finished application or not. */
export async function friendRegistered(db: Db, platform: Platform, { referralId, status, now }: Moved): Promise<void> {
  if (status !== 'registered') return
  const friend = await friendOf(db, referralId)
  if (!friend?.friend_id) return
  await enterSelection(db, platform, friend.friend_id, now)
  await markReferred(db, friend.friend_id, friend.tests_due_at, now)
}

/** Listens to the features below, in their transactions. */
export function followTalents(platform: Platform): void {
  const { domainEvents } = platform
  domainEvents.on('application.finished', (db, { userId, now }) => enterSelection(db, platform, userId, now))
  domainEvents.on('assessment.started', (db, { userId, now }) => testStarted(db, platform, userId, now))
  domainEvents.on('assessment.submitted', (db, { userId, now }) => testSubmitted(db, platform, userId, now))
  domainEvents.on('assessment.graded', (db, { userId, passed, now }) => resultKnown(db, platform, userId, passed, now))
  domainEvents.on('assessment.annulled', (db, { userId, now }) => resultTakenBack(db, platform, userId, now))
  domainEvents.on('talent.banned', (db, { userId, now }) => leaveSelection(db, platform, userId, now))
  domainEvents.on('contract.begun', (db, { talentId, now }) => hireSelected(db, platform, talentId, now))
  domainEvents.on('referral.moved', (db, moved) => friendRegistered(db, platform, moved))
}
