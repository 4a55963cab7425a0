import type { BatchSummary } from '@fareeq/domain/payouts/schema.ts'
import { type BatchPhase, batchPhase } from '@fareeq/domain/payouts/rules-batches.ts'
import { Badge, type Tone } from '../../../../ui/display/badge.tsx'
import { usePayoutsOpsWords } from '../../messages/operations/en.ts'

const TONES: Readonly<Record<BatchPhase, Tone>> = {
  unreleased: 'neutral',
  waiting: 'warning',
  refused: 'danger',
  released: 'point',
  paid: 'positive',
  discarded: 'neutral',
}

export function BatchState({ batch }: { batch: Pick<BatchSummary, 'state' | 'approval'> }) {
  const { batches: words } = usePayoutsOpsWords()
  const phase = batchPhase(batch.state, batch.approval?.state ?? null)
  return (
    <Badge tone={TONES[phase]} dot>
      {words.phases[phase]}
    </Badge>
  )
}
