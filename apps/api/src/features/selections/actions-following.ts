import { resultBy } from '@fareeq/domain/selections/rules.ts'
import { type SelectionEvent, selectionLife } from '@fareeq/domain/selections/states.ts'
import { type ReferralStatus, isRegistered } from '@fareeq/domain/referrals/states.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import type { ActionContext } from '../../platform/context.ts'
import type { Platform } from '../../platform/platform.ts'
import { applyMove, passAgain } from './actions-moves.ts'
import { friendOf, lockSelection, insertSelection, markReferred, saveFirstClock } from './queries-moves.ts'

// Listeners to domain events of other features; each runs in the transaction of the event.

const BY_ITSELF = { movers: ['system'], actor: { kind: 'system' } } as const

/** An application is finished: the first step begins. One who passed an assessment before is in the second at once. */
export async function enterSelection(ctx: ActionContext, talentId: string): Promise<void> {
  const { db, platform, now } = ctx
  if (!(await insertSelection(db, talentId, now))) return
  const selection = await lockSelection(db, talentId)
  if (selection) await passAgain(ctx, selection)
  await publishToStaff(db, platform.events, 'selection.changed', { id: talentId })
}

/** Where the event is allowed; otherwise a no-op. */
async function follow(ctx: ActionContext, talentId: string, event: SelectionEvent): Promise<void> {
  const selection = await lockSelection(ctx.db, talentId)
  if (selection && selectionLife.next(selection.state, event)) await applyMove(ctx, selection, { event, ...BY_ITSELF })
}

const leaveSelection = (ctx: ActionContext, talentId: string) => follow(ctx, talentId, 'leave')
const hireSelected = (ctx: ActionContext, talentId: string) => follow(ctx, talentId, 'hire')
const resultTakenBack = (ctx: ActionContext, talentId: string) => follow(ctx, talentId, 'annul')

/** A passed assessment moves by itself; a failed one is answered, so nothing is owed. */
async function resultKnown(ctx: ActionContext, talentId: string, passed: boolean) {
  await enterSelection(ctx, talentId)
  if (passed) await follow(ctx, talentId, 'pass')
  else await setFirstClock(ctx, talentId, null)
}

/** A talent who begins a test needs no invitation any more. */
const testStarted = (ctx: ActionContext, talentId: string) => setFirstClock(ctx, talentId, null)

/** The result is promised within minutes. */
const testSubmitted = (ctx: ActionContext, talentId: string) => setFirstClock(ctx, talentId, resultBy(ctx.now))

async function setFirstClock({ db, platform: { events }, now }: ActionContext, talentId: string, due: Date | null) {
  if ((await saveFirstClock(db, talentId, due, now)) > 0)
    await publishToStaff(db, events, 'selection.changed', { id: talentId })
}

type Moved = { referralId: string; status: ReferralStatus }

/** A friend who registered must be invited to the tests within three working days (D-73), finished application or not. */
export async function friendRegistered(ctx: ActionContext, { referralId, status }: Moved): Promise<void> {
  const { db, now } = ctx
  if (!isRegistered(status)) return
  const friend = await friendOf(db, referralId)
  if (!friend?.friend_id) return
  await enterSelection(ctx, friend.friend_id)
  await markReferred(db, friend.friend_id, friend.tests_due_at, now)
}

/** Listens to the features below, in their transactions. */
export function followTalents({ domainEvents }: Platform): void {
  domainEvents.on('application.finished', (ctx, { userId }) => enterSelection(ctx, userId))
  domainEvents.on('assessment.started', (ctx, { userId }) => testStarted(ctx, userId))
  domainEvents.on('assessment.submitted', (ctx, { userId }) => testSubmitted(ctx, userId))
  domainEvents.on('assessment.graded', (ctx, { userId, passed }) => resultKnown(ctx, userId, passed))
  domainEvents.on('assessment.annulled', (ctx, { userId }) => resultTakenBack(ctx, userId))
  domainEvents.on('talent.banned', (ctx, { userId }) => leaveSelection(ctx, userId))
  domainEvents.on('contract.begun', (ctx, { talentId }) => hireSelected(ctx, talentId))
  domainEvents.on('referral.moved', friendRegistered)
}
