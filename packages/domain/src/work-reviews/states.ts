import { machine } from '../kernel/machine.ts'

/** The life of a question about work that is over: asked of each side when the contract ends, answered once or lapsed. */
export const workReviewLife = machine({
  asked: { answer: 'answered', lapse: 'lapsed' },
  answered: {},
  lapsed: {},
})
export type WorkReviewState = (typeof workReviewLife.states)[number]
export const WORK_REVIEW_STATES = workReviewLife.states as [WorkReviewState, ...WorkReviewState[]]
/** It waits for its side. */
export const OPEN_WORK_REVIEWS = workReviewLife.sources('answer')

/**
 * The life of what a company wrote to and about a talent. With a way to reach somebody in it a colleague reads it first; then
 * the talent does, and shows it to companies or not. A colleague may take it away, with a reason.
 */
export const referenceLife = machine({
  held: { release: 'hidden', remove: 'removed' },
  hidden: { show: 'shown', hold: 'held', remove: 'removed' },
  shown: { hide: 'hidden', hold: 'held', remove: 'removed' },
  removed: {},
})
export type ReferenceState = (typeof referenceLife.states)[number]
export type ReferenceEvent = (typeof referenceLife.events)[number]
export const REFERENCE_STATES = referenceLife.states as [ReferenceState, ...ReferenceState[]]

const MOVED_BY = {
  release: 'staff',
  remove: 'staff',
  show: 'talent',
  hide: 'talent',
  hold: 'system',
} as const satisfies Readonly<Record<ReferenceEvent, 'talent' | 'staff' | 'system'>>
export const referenceMoves = (state: ReferenceState, mover: 'talent' | 'staff'): ReferenceEvent[] =>
  referenceLife.moves(state).filter((event) => MOVED_BY[event] === mover)

/** It waits for a colleague. */
export const AWAITING_RELEASE = referenceLife.sources('release')
const [FIRST_HELD] = referenceLife.targets('hold')
const [FIRST_READ] = referenceLife.targets('release')
/** Where it begins. */
export const referenceStart = (isHeld: boolean): ReferenceState => (isHeld ? FIRST_HELD : FIRST_READ) ?? 'held'
/** Its talent reads it, and may answer it. */
export const READABLE_REFERENCES = REFERENCE_STATES.filter((state) => referenceLife.next(state, 'hold') !== null)
