import { SELECTION_STATES } from '../../../staff/parts/selection-states.ts'
import type { ar } from './ar.ts'

export const en: typeof ar = SELECTION_STATES.en
