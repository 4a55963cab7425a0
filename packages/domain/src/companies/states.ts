import { machine } from '../kernel/machine.ts'

/** Proof of a company (D-31): a colleague has seen evidence, or takes that word back with a reason. */
export const proofLife = machine({
  unproven: { prove: 'proven' },
  proven: { take_back: 'unproven' },
})
export type ProofState = (typeof proofLife.states)[number]
export type ProofEvent = (typeof proofLife.events)[number]
export const PROVEN = proofLife.targets('prove')
export const PROOF_STATES = proofLife.states as [ProofState, ...ProofState[]]
