import type { RecurringState as State } from '@fareeq/domain/recurring-invoices/states.ts'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { useRecurringWords } from '../messages/en.ts'

const TONES: Readonly<Record<State, Tone>> = { active: 'positive', paused: 'warning', ended: 'neutral' }

export function RecurringState({ state }: { state: State }) {
  const { states } = useRecurringWords()
  return (
    <Badge tone={TONES[state]} dot>
      {states[state]}
    </Badge>
  )
}
