import { machine } from '../kernel/machine.ts'

/** The life of an import: a job compares its lines, a colleague decides about them, a job takes them over. */
export const importLife = machine({
  comparing: { compare: 'ready' },
  ready: { begin: 'running' },
  running: { stop: 'stopped', finish: 'finished' },
  stopped: { begin: 'running' },
  finished: {},
})
export type ImportPhase = (typeof importLife.states)[number]
export type ImportEvent = (typeof importLife.events)[number]
export const IMPORT_PHASES = importLife.states as [ImportPhase, ...ImportPhase[]]

export const isComparing = (phase: ImportPhase): boolean => importLife.next(phase, 'compare') !== null
export const isRunning = (phase: ImportPhase): boolean => importLife.next(phase, 'finish') !== null
/** Its lines can be decided about. */
export const mayBegin = (phase: ImportPhase): boolean => importLife.next(phase, 'begin') !== null
export const isFinished = (phase: ImportPhase): boolean => importLife.moves(phase).length === 0
/** Some of its lines may have been taken over. */
export const hasBegun = (phase: ImportPhase): boolean =>
  !isComparing(phase) && !importLife.targets('compare').includes(phase)

/** The life of a line: what was chosen for it is done once. */
export const rowLife = machine({
  waiting: { import: 'imported', note: 'noted', skip: 'skipped' },
  imported: {},
  noted: {},
  skipped: {},
})
export type RowState = (typeof rowLife.states)[number]
export const ROW_STATES = rowLife.states as [RowState, ...RowState[]]
export const WAITING_ROWS = rowLife.states.filter((state) => rowLife.moves(state).length > 0)
export const isWaiting = (state: RowState): boolean => WAITING_ROWS.includes(state)
