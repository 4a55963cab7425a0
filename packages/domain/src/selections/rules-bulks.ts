import { handOverDecision, takeDecision } from '../kernel/permissions/ownership.ts'
import { MINUTE, after } from '../kernel/time/time.ts'
import { BULK_FACTS, BULK_KINDS, type BulkKind } from './limits.ts'
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
  switch (order.kind) {
    case 'move':
      return moveObstacle(facts, order.to)
    case 'owner':
      return ownerObstacle(facts, order)
    case 'reject':
      return mailObstacle(facts)
    case 'invite':
      return mailObstacle(facts) ?? inviteObstacle(facts)
  }
}

const mailObstacle = ({ state, awaits_consent }: BulkFacts): Obstacle | null =>
  isStep(state) ? (awaits_consent ? 'no_consent' : null) : 'over'

const inviteObstacle = ({ state, invited_at }: BulkFacts): Obstacle | null =>
  isAssessed(state) ? (invited_at ? 'invited' : null) : 'no_way'

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
  switch (order.kind) {
    case 'move':
      return eventTo(state, order.to)
    case 'reject':
      return 'reject'
    case 'owner':
    case 'invite':
      return null
  }
}

/** Those concerned are told this much later, and not at all if it is undone before. */
export const UNDO_MINUTES = 10
export const isToldOf = (ended: Date, now: Date): boolean => now >= after(ended, UNDO_MINUTES * MINUTE)
export type DelayedKind = {
  [Kind in BulkKind]: (typeof BULK_FACTS)[Kind]['delays_news'] extends true ? Kind : never
}[BulkKind]
export const isDelayedKind = (kind: BulkKind): kind is DelayedKind => BULK_FACTS[kind].delays_news
export const DELAYED_NEWS = BULK_KINDS.filter(isDelayedKind)
/** Over, and it stands. */
export const FINAL_STATES = BULK_STATES.filter((state) => !isRunning(state) && !isUndone(state))

/** What people were told of is no longer taken back. */
export const mayUndo = ({ kind, state, is_told }: { kind: BulkKind; state: BulkState; is_told: boolean }): boolean =>
  bulkLife.next(state, 'undo') !== null && BULK_FACTS[kind].can_undo && !is_told
