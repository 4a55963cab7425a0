import type { SelectionState } from '@fareeq/domain/selections/states.ts'
import { SELECTION_STATES } from '../../../staff/parts/selection-states.ts'

/** By themselves, because the home of colleagues names the steps, too. */
export const ar: Record<SelectionState, string> = SELECTION_STATES.ar
