import type { BanState } from '@fareeq/domain/bans/states.ts'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { useBanWords } from '../messages/en.ts'

const TONES: Record<BanState, Tone> = {
  reported: 'warning',
  noticed: 'neutral',
  answered: 'warning',
  unanswered: 'warning',
  banned: 'danger',
  dismissed: 'positive',
  appealed: 'warning',
  lifted: 'positive',
  upheld: 'danger',
}

export function BanBadge({ state, own }: { state: BanState; /** As the talent reads it. */ own?: boolean }) {
  const words = useBanWords()
  return (
    <Badge tone={TONES[state]} dot wrap>
      {own ? words.own.states[state] : words.states[state]}
    </Badge>
  )
}
