import type { InterviewState } from '@fareeq/domain/interviews/states.ts'
import type { Seat } from '@fareeq/domain/rooms/rules.ts'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
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

/** With a seat it speaks to whoever sits there. */
export function StateBadge({ state, seat }: { state: InterviewState; seat?: Seat }) {
  const { states, yours } = useInterviewWords()
  return (
    <Badge tone={TONES[state]} dot>
      {(seat && yours[seat][state]) ?? states[state]}
    </Badge>
  )
}
