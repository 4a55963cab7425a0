import { type HiringStatus, hiringLife, isBanned } from '@fareeq/domain/talents/states.ts'
import type { ActionContext } from '../../platform/context.ts'
import { isVerified, saveHiringStatus } from './queries-hiring.ts'

type HiringEvent = (typeof hiringLife.events)[number]

/** Moves the hiring status (D-125), if the event is allowed in it; otherwise a no-op. */
export async function moveHiring(ctx: ActionContext, userId: string, event: HiringEvent): Promise<void> {
  const { db, platform, now } = ctx
  const targets = new Set(hiringLife.sources(event).map((from): HiringStatus | null => hiringLife.next(from, event)))
  for (const to of targets) {
    if (!to) continue
    const from = hiringLife.sources(event).filter((state) => hiringLife.next(state, event) === to)
    if (!(await saveHiringStatus(db, userId, from, to, now))) continue
    await platform.events.publish(db, { userId, name: 'profile.changed' })
    if (isBanned(to)) await platform.domainEvents.emit(ctx, 'talent.banned', { userId })
  }
}

/** Follows up a result: any passed technical assessment makes its talent verified (D-122). Whether they are is the answer. */
export async function followResult(ctx: ActionContext, userId: string): Promise<boolean> {
  const { db, platform } = ctx
  const verified = await isVerified(db, userId)
  if (verified) await moveHiring(ctx, userId, 'pass')
  await platform.events.publish(db, { userId, name: 'profile.changed' })
  return verified
}

const WAY_TO_A_CONTRACT = ['nominate', 'interview', 'hire'] as const

/** A contract in force: makes the moves to hired that have not been made before. */
export async function hireTalent(ctx: ActionContext, userId: string): Promise<void> {
  for (const event of WAY_TO_A_CONTRACT) await moveHiring(ctx, userId, event)
}
