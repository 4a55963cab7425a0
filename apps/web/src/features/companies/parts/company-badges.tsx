import type { Health } from '@fareeq/domain/companies/rules-health.ts'
import type { ProofState } from '@fareeq/domain/companies/states.ts'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { useCompanyWords } from '../messages/en.ts'

const HEALTH_TONES: Readonly<Record<Health, Tone>> = { good: 'positive', attention: 'warning', at_risk: 'danger' }

export const HealthBadge = ({ health }: { health: Health }) => (
  <Badge tone={HEALTH_TONES[health]} dot>
    {useCompanyWords().healths[health]}
  </Badge>
)

export const ProofBadge = ({ proof }: { proof: ProofState }) => (
  <Badge tone={proof === 'proven' ? 'accent' : 'neutral'}>{useCompanyWords().proofs[proof]}</Badge>
)
