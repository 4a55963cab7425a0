import type { ManualState as State } from '@fareeq/domain/manual-entries/states.ts'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { useManualWords } from '../messages/en.ts'

const TONES: Readonly<Record<State, Tone>> = {
  waiting: 'warning',
  booked: 'positive',
  refused: 'danger',
  withdrawn: 'neutral',
}

export function ManualState({ state }: { state: State }) {
  const words = useManualWords()
  return <Badge tone={TONES[state]}>{words.states[state]}</Badge>
}
