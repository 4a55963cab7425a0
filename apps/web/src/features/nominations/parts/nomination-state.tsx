import type { NominationState as State } from '@fareeq/domain/nominations/states.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { ar } from '../messages/operations/ar.ts'
import { en } from '../messages/operations/en.ts'
import { NOMINATION_TONES } from './nomination-tones.ts'

export const NominationState = ({ state }: { state: State }) => (
  <Badge tone={NOMINATION_TONES[state]} dot>
    {useWords({ ar, en })[state]}
  </Badge>
)
