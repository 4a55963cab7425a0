import { machine } from '../kernel/machine.ts'
import type { StaffRole } from '../kernel/roles.ts'

/** Leaves the four steps: turned down by us, hired meanwhile, or banned. */
const OUT = { reject: 'rejected', hire: 'done', leave: 'left' } as const

/**
 * The way of a talent through the four steps of selection (D-74). Passing the assessment moves by itself, and so do a
 * result taken back, a contract and a ban; everything else is decided by people. No step is skipped.
 */
export const selectionLife = machine({
  assessment: { pass: 'evaluation', ...OUT },
  evaluation: { advance: 'interview', annul: 'assessment', ...OUT },
  interview: { advance: 'alignment', back: 'evaluation', ...OUT },
  alignment: { advance: 'done', back: 'interview', ...OUT },
  done: { back: 'alignment', leave: 'left' },
  rejected: { apply: 'assessment', reconsider: 'assessment', leave: 'left' },
  left: { reconsider: 'assessment' },
})
export type SelectionState = (typeof selectionLife.states)[number]
export type SelectionEvent = (typeof selectionLife.events)[number]
export const SELECTION_STATES = selectionLife.states as [SelectionState, ...SelectionState[]]

/** Who may cause an event; `system` are the domain events of other features. */
export type Mover = 'system' | 'talent' | StaffRole
const RECRUITING = ['recruiter', 'admin'] as const
export const MOVED_BY: Readonly<Record<SelectionEvent, readonly Mover[]>> = {
  pass: ['system'],
  annul: ['system'],
  hire: ['system'],
  leave: ['system'],
  apply: ['talent'],
  advance: RECRUITING,
  back: RECRUITING,
  reject: RECRUITING,
  reconsider: RECRUITING,
}
export const mayMove = (event: SelectionEvent, movers: readonly string[]): boolean =>
  MOVED_BY[event].some((mover) => movers.includes(mover))

type Facts = {
  /** Who acts in it; null where nothing is waited for. */
  readonly acts: 'talent' | 'fareeq' | 'company' | null
  /** How many of the four steps are behind somebody. */
  readonly done: number
}
const FACTS: Readonly<Record<SelectionState, Facts>> = {
  assessment: { acts: 'talent', done: 0 },
  evaluation: { acts: 'fareeq', done: 1 },
  interview: { acts: 'fareeq', done: 2 },
  alignment: { acts: 'company', done: 3 },
  done: { acts: null, done: 4 },
  rejected: { acts: null, done: 0 },
  left: { acts: null, done: 0 },
}
export const factsOf = (state: SelectionState): Facts => FACTS[state]

/** The columns of the board. */
export const STEPS = SELECTION_STATES.filter((state) => FACTS[state].acts !== null) as Step[]
export type Step = 'assessment' | 'evaluation' | 'interview' | 'alignment'
export const isStep = (state: string): state is Step => STEPS.some((one) => one === state)

/** The talent is assessed: the first step, whose clock is that of the assessment. */
export const ASSESSED = selectionLife.sources('pass')

/** Moves from column to column; a rejection has a form of its own. */
const ALONG = ['advance', 'back'] as const

/** What leads there by hand; null where nothing does. */
export const eventTo = (from: SelectionState, to: SelectionState): (typeof ALONG)[number] | null =>
  ALONG.find((event) => selectionLife.next(from, event) === to) ?? null

/** Where somebody can be moved to by hand, the next step first. */
export const targetsOf = (from: SelectionState): SelectionState[] =>
  ALONG.flatMap((event) => selectionLife.next(from, event) ?? [])
