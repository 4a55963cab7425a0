import type { ApprovalState as State } from '@fareeq/domain/approvals/states.ts'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { useApprovalWords } from '../messages/en.ts'

const TONES: Readonly<Record<State, Tone>> = {
  waiting: 'warning',
  released: 'positive',
  refused: 'danger',
  withdrawn: 'neutral',
}

export function ApprovalState({ state }: { state: State }) {
  const words = useApprovalWords()
  return <Badge tone={TONES[state]}>{words.states[state]}</Badge>
}
