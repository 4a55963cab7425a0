import type { RenewalState as State } from '@fareeq/domain/renewals/states.ts'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { useRenewalWords } from './use-renewal-words.ts'

const TONES: Readonly<Record<State, Tone>> = {
  need_renewal: 'warning',
  waiting_response: 'accent',
  pending_talent: 'accent',
  in_progress: 'accent',
  renewed: 'positive',
  rejected: 'danger',
  rejected_by_talent: 'danger',
  rejected_by_client: 'danger',
}

export function RenewalState({ state, isMine = false }: { state: State; isMine?: boolean }) {
  const { states, yours } = useRenewalWords()
  return (
    <Badge tone={isMine ? 'point' : TONES[state]} dot>
      {isMine ? yours : states[state]}
    </Badge>
  )
}
