import type { ClientInterview } from '@fareeq/domain/interviews/schema.ts'
import { Badge } from '../../../../ui/display/badge.tsx'
import { useRoundWords } from '../../messages/rounds/en.ts'

/** Which round it is, where there are several. */
export function RoundBadge({ round, round_count }: Pick<ClientInterview, 'round' | 'round_count'>) {
  const { ofSoFar } = useRoundWords()
  return round_count > 1 && <Badge tone="neutral">{ofSoFar(round, round_count)}</Badge>
}
