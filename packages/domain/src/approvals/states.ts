import { machine } from '../kernel/machine.ts'

/** The life of an approval: asked for by one colleague, decided about by another. What was decided stays. */
export const approvalLife = machine({
  waiting: { release: 'released', refuse: 'refused', withdraw: 'withdrawn' },
  released: {},
  refused: {},
  withdrawn: {},
})
export type ApprovalState = (typeof approvalLife.states)[number]
export type ApprovalEvent = (typeof approvalLife.events)[number]
export const APPROVAL_STATES = approvalLife.states as [ApprovalState, ...ApprovalState[]]
/** How it was decided. */
export type ApprovalOutcome = Exclude<ApprovalState, 'waiting'>

/** Nobody has decided about it. */
export const WAITING = approvalLife.sources('release')
export const isWaiting = (state: ApprovalState): boolean => WAITING.includes(state)
const RELEASED = approvalLife.targets('release')
export const isReleased = (state: ApprovalState): boolean => RELEASED.includes(state)
