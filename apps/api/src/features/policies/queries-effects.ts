import { ASSESSMENT_EFFECTS } from './queries-effects-assessments.ts'
import { INTERVIEW_EFFECTS } from './queries-effects-interviews.ts'
import { CONTRACT_EFFECTS } from './queries-effects-contracts.ts'
import type { PolicyChange } from '@fareeq/domain/policies/rules.ts'
import type { PolicyEffect } from '@fareeq/domain/policies/schema.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Effects } from './queries-effect.ts'
import { MEETING_EFFECTS } from './queries-effects-meetings.ts'
import { MONEY_EFFECTS } from './queries-effects-money.ts'
import { PROMISE_EFFECTS } from './queries-effects-promises.ts'
import { WORK_EFFECTS } from './queries-effects-work.ts'
import type { PolicyKey } from '@fareeq/domain/kernel/policies/policies.ts'

/** What a change would do to what is under way: counts over the tables of other features. */
const EFFECTS: Effects<PolicyKey> = {
  ...MONEY_EFFECTS,
  ...CONTRACT_EFFECTS,
  ...MEETING_EFFECTS,
  ...INTERVIEW_EFFECTS,
  ...ASSESSMENT_EFFECTS,
  ...PROMISE_EFFECTS,
  ...WORK_EFFECTS,
}

/** Counts of what a change touches; what there is none of is left out. */
export async function effectsOf(db: Db, change: PolicyChange): Promise<PolicyEffect[]> {
  const effects: PolicyEffect[] = []
  for (const compute of EFFECTS[change.key]) {
    const { effect, path: place = null, blocks = false } = compute
    const path = typeof place === 'function' ? place(change) : place
    const count =
      'tally' in compute
        ? await compute.tally(db, change)
        : (await db.one<{ count: number }>(compute.count(change))).count
    if (count > 0) effects.push({ effect, count, path, blocks })
  }
  return effects
}
