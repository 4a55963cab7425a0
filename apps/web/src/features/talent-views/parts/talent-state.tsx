import type { TalentState as State } from '@fareeq/domain/talent-views/rules.ts'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { useTalentsOpsWords } from '../messages/operations/en.ts'

const TONES: Record<State, Tone> = {
  live: 'positive',
  phone: 'warning',
  unavailable: 'neutral',
  terms: 'warning',
  application: 'neutral',
  banned: 'danger',
}

export const TalentState = ({ state }: { state: State }) => (
  <Badge tone={TONES[state]} dot>
    {useTalentsOpsWords().states[state]}
  </Badge>
)
