import { machine } from '../kernel/machine.ts'

/**
 * The life of an attempt at an assessment. The machine grades tests; a person decides about videos. `voided` gives the
 * trial back (a technical incident, an objection that was right), `annulled` is a person's decision about conduct.
 */
export const attemptLife = machine({
  invited: { start: 'running', lapse: 'lapsed', leave: 'voided' },
  running: { submit: 'submitted', run_out: 'submitted', void: 'voided', leave: 'voided' },
  submitted: { pass: 'passed', fail: 'failed', complete: 'completed', hand_over: 'in_review', void: 'voided' },
  in_review: { pass: 'passed', fail: 'failed', void: 'voided' },
  passed: { annul: 'annulled', void: 'voided' },
  failed: { annul: 'annulled', void: 'voided' },
  completed: { void: 'voided' },
  lapsed: {},
  voided: {},
  annulled: { void: 'voided' },
})

export type AttemptState = (typeof attemptLife.states)[number]
export type AttemptEvent = (typeof attemptLife.events)[number]
export const ATTEMPT_STATES = attemptLife.states as [AttemptState, ...AttemptState[]]

type Facts = {
  /** The talent can still do something with the link. */
  readonly is_open: boolean
  /** Counts as one of the trials. */
  readonly is_trial: boolean
  /** Its result is final, and part of the report. */
  readonly is_reported: boolean
  /** Closes the assessment for this talent, for good or for a while. */
  readonly verdict: 'passed' | 'failed' | null
  /** It has a result or was undone: by whom stands in the trail. */
  readonly is_decided: boolean
}
const OVER = { is_open: false, is_trial: true, is_reported: true, verdict: null, is_decided: true } as const
const UNDECIDED = { ...OVER, is_reported: false, is_decided: false } as const

const FACTS = {
  invited: { ...UNDECIDED, is_open: true, is_trial: false },
  running: { ...UNDECIDED, is_open: true },
  submitted: UNDECIDED,
  in_review: UNDECIDED,
  passed: { ...OVER, verdict: 'passed' },
  failed: { ...OVER, verdict: 'failed' },
  completed: { ...OVER, is_trial: false },
  lapsed: { ...UNDECIDED, is_trial: false },
  voided: { ...OVER, is_trial: false, is_reported: false },
  annulled: { ...OVER, is_reported: false, verdict: 'failed' },
} as const satisfies Record<AttemptState, Facts>
export const factsOf = (state: AttemptState): Facts => FACTS[state]
export type DecidedState = {
  [S in AttemptState]: (typeof FACTS)[S]['is_decided'] extends true ? S : never
}[AttemptState]
export const isDecided = (state: AttemptState): state is DecidedState => FACTS[state].is_decided

const statesWith = (holds: (facts: Facts) => boolean) => ATTEMPT_STATES.filter((state) => holds(FACTS[state]))
/** At most one attempt of a talent at an assessment is in one of these. */
export const OPEN = statesWith(({ is_open }) => is_open)
export const REPORTED = statesWith(({ is_reported }) => is_reported)
export const PASSED = statesWith(({ verdict }) => verdict === 'passed')
/** A result that a person took away: its talent still reads why. */
export const ANNULLED = statesWith(({ verdict, is_reported }) => verdict !== null && !is_reported)
/** The clock ends them. */
export const RUNNING = attemptLife.sources('run_out')
export const WAITING_FOR_START = attemptLife.sources('start')
/** States of attempts that are submitted and not graded yet. */
export const UNGRADED = attemptLife.sources('pass')
/** Its talent can do nothing more to them, and they were not undone. */
export const SUBMITTED_STATES = [...UNGRADED, ...REPORTED]
/** A person watches these. */
export const FOR_REVIEW = statesWith((facts) => !facts.is_open && facts.is_trial && !facts.is_reported).filter(
  (state) => attemptLife.next(state, 'pass') !== null && attemptLife.next(state, 'hand_over') === null,
)

/** An objection or a doubt about conduct, decided by a named person. */
export const objectionLife = machine({
  open: { accept: 'accepted', refuse: 'refused', withdraw: 'withdrawn' },
  accepted: {},
  refused: {},
  withdrawn: {},
})
export type ObjectionState = (typeof objectionLife.states)[number]
export const OBJECTION_STATES = objectionLife.states as [ObjectionState, ...ObjectionState[]]
/** Nobody has decided about them. */
export const OPEN_OBJECTIONS = objectionLife.sources('accept')
