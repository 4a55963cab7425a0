import type { ContractState as State } from '@fareeq/domain/contracts/states.ts'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { useContractWords } from '../messages/en.ts'

const TONES: Readonly<Record<State, Tone>> = {
  draft: 'neutral',
  sent: 'warning',
  signed_by_talent: 'warning',
  active: 'positive',
  ending: 'warning',
  ended: 'neutral',
  terminated: 'danger',
}

export function ContractState({ state, isMine = false }: { state: State; isMine?: boolean }) {
  const { states, yours } = useContractWords()
  return (
    <Badge tone={isMine ? 'point' : TONES[state]} dot>
      {isMine ? yours : states[state]}
    </Badge>
  )
}
