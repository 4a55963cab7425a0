import type { QuoteState as State } from '@fareeq/domain/quotes/states.ts'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { useQuoteWords } from '../messages/en.ts'

const TONES: Readonly<Record<State, Tone>> = {
  draft: 'neutral',
  sent: 'warning',
  accepted: 'positive',
  declined: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
  discarded: 'neutral',
}

export function QuoteState({ state }: { state: State }) {
  const { states } = useQuoteWords()
  return (
    <Badge tone={TONES[state]} dot>
      {states[state]}
    </Badge>
  )
}
