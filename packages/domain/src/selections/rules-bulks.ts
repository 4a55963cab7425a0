import { handOverDecision, takeDecision } from '../kernel/permissions/ownership.ts'
import { MINUTE, after } from '../kernel/time/time.ts'
import type { BulkKind } from './limits.ts'
import { type EvidenceFacts, missingEvidence } from './rules.ts'
import {
  BULK_STATES,
  type BulkState,
  type SelectionEvent,
  type SelectionState,
  bulkLife,
  eventTo,
  isAssessed,
  isRunning,
  isStep,
  isUndone,
} from './states.ts'

/** Why somebody in a bulk list stays as they are. */
export const OBSTACLES = ['gone', 'same', 'over', 'no_way', 'no_evidence', 'no_consent', 'invited', 'taken'] as const
export type Obstacle = (typeof OBSTACLES)[number]

export type BulkFacts = EvidenceFacts & {
  readonly owner_id: string | null
  readonly invited_at: Date | null
  /** Imported, and has not agreed yet: nothing is sent. */
  readonly awaits_consent: boolean
}

/** What is done with all of them; `me` is the colleague who does it. */
export type BulkOrder =
  | { readonly kind: 'move'; readonly to: SelectionState }
  | { readonly kind: 'owner'; readonly owner: string; readonly me: string }
  | { readonly kind: 'reject' }
  | { readonly kind: 'invite' }

/** Dry run of one row: what is in the way, if anything. `undefined`: a foreign or vanished id. */
export function bulkObstacle(facts: BulkFacts | undefined, order: BulkOrder): Obstacle | null {
  if (facts === undefined) return 'gone'
  if (order.kind === 'move') return moveObstacle(facts, order.to)
  if (order.kind === 'owner') return ownerObstacle(facts, order)
  if (!isStep(facts.state)) return 'over'
  if (facts.awaits_consent) return 'no_consent'
  if (order.kind === 'reject') return null
  if (!isAssessed(facts.state)) return 'no_way'
  return facts.invited_at ? 'invited' : null
}

function moveObstacle(facts: EvidenceFacts, to: SelectionState): Obstacle | null {
  if (facts.state === to) return 'same'
  if (!isStep(facts.state)) return 'over'
  const event = eventTo(facts.state, to)
  // No reason fits many people: who lacks evidence is moved alone.
  if (event === 'advance' && missingEvidence(facts)) return 'no_evidence'
  return event ? null : 'no_way'
}

/** As one by one (D-121): the dry run has named from whom the caller takes over; a colleague’s are not given away. */
function ownerObstacle({ owner_id }: BulkFacts, { owner, me }: Extract<BulkOrder, { kind: 'owner' }>): Obstacle | null {
  const decision =
    owner === me
      ? takeDecision({ owner: owner_id, me, expectedOwner: owner_id })
      : handOverDecision({ owner: owner_id, me, to: owner })
  return decision === 'change' ? null : decision
}

/** What moves a row that nothing is in the way of; null where it keeps its step. */
export function bulkEvent({ state }: { state: SelectionState }, order: BulkOrder): SelectionEvent | null {
  if (order.kind === 'move') return eventTo(state, order.to)
  return order.kind === 'reject' ? 'reject' : null
}

/** Those concerned are told of a rejection and of a new owner this much later, and not at all if it is undone before. */
export const UNDO_MINUTES = 10
export const isToldOf = (ended: Date, now: Date): boolean => now >= after(ended, UNDO_MINUTES * MINUTE)
export const DELAYED_NEWS = ['owner', 'reject'] as const satisfies readonly BulkKind[]
/** Over, and it stands. */
export const FINAL_STATES = BULK_STATES.filter((state) => !isRunning(state) && !isUndone(state))

/** An invitation is in the mail at once, and what people were told of is no longer taken back. */
export const mayUndo = ({ kind, state, is_told }: { kind: BulkKind; state: BulkState; is_told: boolean }): boolean =>
  bulkLife.next(state, 'undo') !== null && kind !== 'invite' && !is_told
