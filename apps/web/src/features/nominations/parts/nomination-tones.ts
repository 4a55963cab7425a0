import type { NominationState } from '@fareeq/domain/nominations/states.ts'
import type { Tone } from '../../../ui/display/badge.tsx'

export const NOMINATION_TONES: Record<NominationState, Tone> = {
  reserved: 'accent',
  in_interview: 'point',
  accepted: 'positive',
  not_interested: 'neutral',
  expired: 'warning',
  withdrawn: 'neutral',
}
