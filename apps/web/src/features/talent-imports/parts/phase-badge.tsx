import type { ImportPhase } from '@fareeq/domain/talent-imports/states.ts'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { useImportWords } from '../messages/en.ts'

const TONES: Record<ImportPhase, Tone> = {
  comparing: 'neutral',
  ready: 'point',
  running: 'accent',
  stopped: 'warning',
  finished: 'positive',
}

export function PhaseBadge({ phase }: { phase: ImportPhase }) {
  const words = useImportWords()
  return (
    <Badge tone={TONES[phase]} dot>
      {words.phases[phase]}
    </Badge>
  )
}
