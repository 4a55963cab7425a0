import type { InterviewState } from '@fareeq/domain/interviews/states.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { useInterviewWords } from './use-interview-words.ts'

const TONES: Record<InterviewState, Tone> = {
  pending_talent_confirmation: 'warning',
  pending_client_time_slots: 'point',
  pending_talent_meeting_confirmation: 'warning',
  pending_client_confirmation_on_new_slots: 'point',
  interview_scheduled: 'positive',
  client_pending: 'point',
  talent_unavailable: 'neutral',
  canceled: 'danger',
  interview_completed: 'accent',
}

export const StateBadge = ({ state }: { state: InterviewState }) => (
  <Badge tone={TONES[state]} dot>
    {useInterviewWords().states[state]}
  </Badge>
)
