import { type Work, inTransaction } from '../../platform/call.ts'
import { applyMove } from './actions-moves.ts'
import { unansweredCases } from './queries.ts'

/** Seven days without an answer: the decision continues without it. */
export const followCases = (work: Work): Promise<void> =>
  inTransaction(work, async (work) => {
    for (const banCase of await unansweredCases(work.db, work.now))
      await applyMove(work, banCase, { event: 'expire', actor: { kind: 'system' }, columns: [] })
  })
