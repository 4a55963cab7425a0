import { machine } from '../kernel/machine.ts'

/** What may happen wherever a conversation stands. */
const ANYWHERE = {
  /** Something is said of what is needed, and more has to be asked. */
  tell: 'listening',
  /** Enough is known to look for people. */
  complete: 'ready',
  search: 'people',
  compose: 'squads',
  /** A request, a meeting or a list waits for a press. */
  prepare: 'prepared',
  restart: 'listening',
} as const

/**
 * Life of a conversation with the recruiter. Nothing but `confirm` changes anything outside of it, and that is a press of the
 * person.
 */
export const dialogueLife = machine({
  listening: ANYWHERE,
  ready: ANYWHERE,
  people: ANYWHERE,
  squads: ANYWHERE,
  prepared: { ...ANYWHERE, confirm: 'done', drop: 'ready' },
  done: ANYWHERE,
})
export type DialogueState = (typeof dialogueLife.states)[number]
export type DialogueEvent = (typeof dialogueLife.events)[number]
export const DIALOGUE_STATES = dialogueLife.states as [DialogueState, ...DialogueState[]]

/** A proposal is confirmed or dropped once; a newer one of its kind takes its place. */
export const proposalLife = machine({
  open: { confirm: 'confirmed', drop: 'dropped', replace: 'replaced' },
  confirmed: {},
  dropped: {},
  replaced: {},
})
export type ProposalState = (typeof proposalLife.states)[number]
export const PROPOSAL_STATES = proposalLife.states as [ProposalState, ...ProposalState[]]
/** Those that wait for a press: at most one of each kind in a conversation. */
export const OPEN_PREVIEWS = PROPOSAL_STATES.filter((state) => proposalLife.moves(state).length > 0)
