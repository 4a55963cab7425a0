import type { BatchState as State } from '@fareeq/domain/payouts/states.ts'
import { Badge, type Tone } from '../../../../ui/display/badge.tsx'
import { usePayoutsOpsWords } from '../../messages/operations/en.ts'

const TONES: Readonly<Record<State, Tone>> = { open: 'point', paid: 'positive', discarded: 'neutral' }

export function BatchState({ state }: { state: State }) {
  const { batches: words } = usePayoutsOpsWords()
  return (
    <Badge tone={TONES[state]} dot>
      {words.states[state]}
    </Badge>
  )
}
