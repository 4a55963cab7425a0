import { ar } from '../messages/selection-states/ar.ts'
import { en } from '../messages/selection-states/en.ts'

/** Both languages, for the words of the selections. */
export const SELECTION_STATES = { ar, en }
