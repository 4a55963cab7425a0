import type { Platform } from '../../platform/platform.ts'
import { applyMove } from './actions-moves.ts'
import { unansweredCases } from './queries.ts'

/** Seven days without an answer: the decision continues without it. */
export const followCases = (platform: Platform, now: Date): Promise<void> =>
  platform.db.transaction(async (db) => {
    for (const banCase of await unansweredCases(db, now))
      await applyMove({ db, platform, now }, banCase, { event: 'expire', actor: { kind: 'system' }, columns: [] })
  })
