import type { PeriodState as State } from '@fareeq/domain/accounting-periods/states.ts'
import { Lock, LockOpen } from 'lucide-react'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { usePeriodWords } from '../messages/en.ts'

const TONES: Readonly<Record<State, Tone>> = { open: 'neutral', closing: 'point', closed: 'positive' }

export function PeriodState({ state }: { state: State }) {
  const words = usePeriodWords()
  const Icon = state === 'closed' ? Lock : LockOpen
  return (
    <Badge tone={TONES[state]}>
      <span className="inline-flex items-center gap-1.5">
        <Icon aria-hidden className="size-3.5" />
        {words.states[state]}
      </span>
    </Badge>
  )
}
