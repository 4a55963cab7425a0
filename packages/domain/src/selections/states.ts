import { machine } from '../kernel/machine.ts'
import type { StaffRole } from '../kernel/permissions/roles.ts'

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
  /** We meet the talent in it. */
  readonly meets: boolean
}
const FACTS = {
  assessment: { acts: 'talent', done: 0, meets: false },
  evaluation: { acts: 'fareeq', done: 1, meets: false },
  interview: { acts: 'fareeq', done: 2, meets: true },
  alignment: { acts: 'company', done: 3, meets: true },
  done: { acts: null, done: 4, meets: false },
  rejected: { acts: null, done: 0, meets: false },
  left: { acts: null, done: 0, meets: false },
} as const satisfies Record<SelectionState, Facts>
export const factsOf = (state: SelectionState): Facts => FACTS[state]

/** The columns of the board. */
export type Step = { [S in SelectionState]: (typeof FACTS)[S]['acts'] extends null ? never : S }[SelectionState]
export const isStep = (state: SelectionState): state is Step => FACTS[state].acts !== null
export const STEPS = SELECTION_STATES.filter(isStep)
/** Steps with a meeting. */
export type MeetingStep = { [S in SelectionState]: (typeof FACTS)[S]['meets'] extends true ? S : never }[SelectionState]
export const hasMeeting = (state: SelectionState): state is MeetingStep => FACTS[state].meets
export const MEETING_STEPS = SELECTION_STATES.filter(hasMeeting)
/** It takes a company that has chosen them, so we promise no date for it. */
export const isWithCompany = (state: SelectionState): boolean => FACTS[state].acts === 'company'
/** All steps are behind them. */
export const isThrough = (state: SelectionState): boolean => FACTS[state].done === STEPS.length
/** They may apply again one day. */
export const isRejected = (state: SelectionState): boolean => selectionLife.next(state, 'apply') !== null

/** The talent is assessed: the first step, whose clock is that of the assessment. */
export const ASSESSED = selectionLife.sources('pass')
export const isAssessed = (state: SelectionState): boolean => ASSESSED.includes(state)

/** Moves from column to column; a rejection has a form of its own. */
const ALONG = ['advance', 'back'] as const

/** What leads there by hand; null where nothing does. */
export const eventTo = (from: SelectionState, to: SelectionState): (typeof ALONG)[number] | null =>
  ALONG.find((event) => selectionLife.next(from, event) === to) ?? null

/** Where somebody can be moved to by hand, the next step first. */
export const targetsOf = (from: SelectionState): SelectionState[] =>
  ALONG.flatMap((event) => selectionLife.next(from, event) ?? [])

/** Where a bulk move may lead. */
export const BULK_TARGETS = SELECTION_STATES.filter((to) => SELECTION_STATES.some((from) => eventTo(from, to)))

/** The life of a bulk action: its rows change one after the other until none is left or somebody stops it. */
export const bulkLife = machine({
  running: { stop: 'stopped', finish: 'finished', undo: 'undone' },
  stopped: { undo: 'undone' },
  finished: { undo: 'undone' },
  undone: {},
})
export type BulkState = (typeof bulkLife.states)[number]
export type BulkEvent = (typeof bulkLife.events)[number]
export const BULK_STATES = bulkLife.states as [BulkState, ...BulkState[]]
export const isRunning = (state: BulkState): boolean => bulkLife.next(state, 'finish') !== null
export const isUndone = (state: BulkState): boolean => bulkLife.moves(state).length === 0
