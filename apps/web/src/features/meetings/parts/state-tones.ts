import type { MeetingState } from '@fareeq/domain/meetings/states.ts'
import type { Tone } from '../../../ui/display/badge.tsx'

export const STATE_TONES: Record<MeetingState, Tone> = {
  pending: 'warning',
  booked: 'positive',
  canceled: 'danger',
  held: 'neutral',
  missed: 'warning',
}
