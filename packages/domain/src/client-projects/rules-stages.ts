import { CLIENT_STEP } from '../kernel/steps.ts'

/** How far a request has come, in the words of the board. */
export const STAGES = ['describing', 'meeting', 'searching', 'nominated', 'contracted'] as const
export type Stage = (typeof STAGES)[number]

type StageFacts = { step: number; nominations: number; contracted: boolean }
export function stageOf({ step, nominations, contracted }: StageFacts): Stage {
  if (contracted) return 'contracted'
  if (step < CLIENT_STEP.BOOK_MEETING) return 'describing'
  if (step < CLIENT_STEP.DONE) return 'meeting'
  return nominations > 0 ? 'nominated' : 'searching'
}
