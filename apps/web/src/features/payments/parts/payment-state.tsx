import type { PaymentState as State } from '@fareeq/domain/payments/states.ts'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { usePaymentWords } from '../messages/en.ts'

const TONES: Readonly<Record<State, Tone>> = {
  processing: 'warning',
  successful: 'positive',
  failed: 'danger',
  aborted: 'neutral',
}

export function PaymentState({ state }: { state: State }) {
  const { states } = usePaymentWords()
  return (
    <Badge tone={TONES[state]} dot>
      {states[state]}
    </Badge>
  )
}
