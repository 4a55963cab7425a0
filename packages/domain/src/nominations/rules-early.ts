import type { Policies } from '../kernel/policies/policies.ts'
import { type SelectionState, factsOf } from '../selections/states.ts'

/** How many steps of the selection are behind somebody; none before it has started. */
export const stepsDone = (state: SelectionState | null): number => (state ? factsOf(state).done : 0)

/** Before the promised steps a nomination needs a reason, which the company reads (D-127). */
export const isEarly = (
  state: SelectionState | null,
  { steps_before_nomination }: Pick<Policies, 'steps_before_nomination'>,
): boolean => stepsDone(state) < steps_before_nomination
