import { type ApprovalState, isReleased, isWaiting } from '../approvals/states.ts'
import type { BatchState } from './states.ts'

/** Its release may be asked for: nobody has decided, or not with a yes. */
export const isSubmittable = (approval: ApprovalState | null): boolean =>
  approval === null || (!isWaiting(approval) && !isReleased(approval))

export type BatchPhase = Exclude<BatchState, 'open'> | 'unreleased' | 'waiting' | 'refused' | 'released'
/** An open batch is where its approval is. */
export function batchPhase(state: BatchState, approval: ApprovalState | null): BatchPhase {
  if (state !== 'open') return state
  return approval === null || approval === 'withdrawn' ? 'unreleased' : approval
}
