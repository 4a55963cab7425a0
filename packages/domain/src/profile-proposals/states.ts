import { machine } from '../kernel/machine.ts'

/**
 * The life of a proposal. Only its talent accepts or declines it; `replace` is a newer wording by the same colleague, or the
 * text changed by an admin meanwhile.
 */
export const proposalLife = machine({
  open: { accept: 'accepted', decline: 'declined', replace: 'replaced', withdraw: 'withdrawn' },
  accepted: {},
  declined: {},
  replaced: {},
  withdrawn: {},
})
export type ProposalState = (typeof proposalLife.states)[number]
export type ProposalEvent = (typeof proposalLife.events)[number]
export const PROPOSAL_STATES = proposalLife.states as [ProposalState, ...ProposalState[]]
/** Those that wait for an answer: at most one for each text of a talent. */
export const OPEN_PROPOSALS = PROPOSAL_STATES.filter((state) => proposalLife.moves(state).length > 0)
export const isOpen = (state: ProposalState): boolean => OPEN_PROPOSALS.includes(state)
