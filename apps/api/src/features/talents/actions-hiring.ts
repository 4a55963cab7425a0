import { type HiringStatus, hiringLife, isBanned } from '@fareeq/domain/talents/states.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { saveHiringStatus, savePassed } from './queries-hiring.ts'

type HiringEvent = (typeof hiringLife.events)[number]

/** Moves the hiring status (D-125), if the event is allowed in it; otherwise a no-op. */
export async function moveHiring(
  db: Db,
  { events, domainEvents }: Pick<Platform, 'events' | 'domainEvents'>,
  userId: string,
  event: HiringEvent,
  now: Date,
): Promise<void> {
  const targets = new Set(hiringLife.sources(event).map((from): HiringStatus | null => hiringLife.next(from, event)))
  for (const to of targets) {
    if (!to) continue
    const from = hiringLife.sources(event).filter((state) => hiringLife.next(state, event) === to)
    if (!(await saveHiringStatus(db, userId, from, to, now))) continue
    await events.publish(db, { userId, name: 'profile.changed' })
    if (isBanned(to)) await domainEvents.emit(db, 'talent.banned', { userId, now })
  }
}

/** What somebody has proved: any technical assessment makes them verified, and proves its roles (D-122). */
export async function savePassedRoles(
  db: Db,
  platform: Pick<Platform, 'events' | 'domainEvents'>,
  userId: string,
  { verified, roles }: { verified: boolean; roles: readonly string[] },
  now: Date,
): Promise<void> {
  await savePassed(db, userId, { verified, roles }, now)
  if (verified) await moveHiring(db, platform, userId, 'pass', now)
  await platform.events.publish(db, { userId, name: 'profile.changed' })
}

const WAY_TO_A_CONTRACT = ['nominate', 'interview', 'hire'] as const

/** A contract in force: whoever is verified is hired, by whichever steps were not recorded before. */
export async function hireTalent(
  db: Db,
  platform: Pick<Platform, 'events' | 'domainEvents'>,
  userId: string,
  now: Date,
): Promise<void> {
  for (const event of WAY_TO_A_CONTRACT) await moveHiring(db, platform, userId, event, now)
}
