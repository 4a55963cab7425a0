import { type InterviewState, factsOf } from '@fareeq/domain/interviews/states.ts'
import type { Seat } from '@fareeq/domain/interviews/rules-seats.ts'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { useInterviewWords } from '../messages/en.ts'

const TURN_TONES = { talent: 'warning', client: 'point' } as const
const MEETING_TONES = { none: 'neutral', ahead: 'positive', met: 'accent', canceled: 'danger' } as const

function toneOf(state: InterviewState): Tone {
  const { turn, meeting } = factsOf(state)
  return turn ? TURN_TONES[turn] : MEETING_TONES[meeting]
}

/** With a seat the text addresses that person. */
export function StateBadge({ state, seat }: { state: InterviewState; seat?: Seat }) {
  const { states, yours } = useInterviewWords()
  return (
    <Badge tone={toneOf(state)} dot>
      {(seat && yours[seat][state]) ?? states[state]}
    </Badge>
  )
}
