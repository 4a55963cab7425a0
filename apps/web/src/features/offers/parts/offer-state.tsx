import type { OfferState as State } from '@fareeq/domain/offers/states.ts'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { useOfferWords } from '../messages/en.ts'

const TONES: Readonly<Record<State, Tone>> = {
  made: 'warning',
  change_asked: 'warning',
  changed: 'warning',
  accepted: 'positive',
  declined: 'danger',
  expired: 'neutral',
  withdrawn: 'neutral',
}

export function OfferState({ state, isMine = false }: { state: State; isMine?: boolean }) {
  const { states, yours } = useOfferWords()
  return (
    <Badge tone={isMine ? 'point' : TONES[state]} dot>
      {isMine ? yours : states[state]}
    </Badge>
  )
}
