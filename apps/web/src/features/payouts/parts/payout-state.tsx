import type { PayoutState as State } from '@fareeq/domain/payouts/states.ts'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { usePayoutWords } from '../messages/en.ts'

const TONES: Readonly<Record<State, Tone>> = { due: 'accent', held: 'warning', paid: 'positive', canceled: 'neutral' }

export function PayoutState({ state, isLate = false }: { state: State; isLate?: boolean }) {
  const { states, late } = usePayoutWords()
  return (
    <Badge tone={isLate ? 'danger' : TONES[state]} dot>
      {isLate ? late : states[state]}
    </Badge>
  )
}
