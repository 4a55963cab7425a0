import type { NominationState as State } from '@fareeq/domain/nominations/states.ts'
import { useWords } from '../../../platform/i18n.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { ar } from '../messages/operations/ar.ts'
import { en } from '../messages/operations/en.ts'

const TONES: Record<State, Tone> = {
  reserved: 'accent',
  in_interview: 'point',
  accepted: 'positive',
  not_interested: 'neutral',
  expired: 'warning',
  withdrawn: 'neutral',
}

export const NominationState = ({ state }: { state: State }) => (
  <Badge tone={TONES[state]} dot>
    {useWords({ ar, en })[state]}
  </Badge>
)
