import { CLOSED } from '@fareeq/domain/contracts/states.ts'
import type { OwnContract } from '../../contracts/api.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { useCostWords } from '../messages/en.ts'
import { AgreedCost } from './agreed-cost.tsx'

/** What a month of a contract costs, from the draft that is signed to its end. */
export function ContractCost({ contract: { state, terms, fee } }: { contract: OwnContract }) {
  const { cost } = useCostWords()
  const { salary_net: net, salary_gross: gross, wht_rate } = terms
  if (CLOSED.includes(state) || net === null || gross === null || wht_rate === null || typeof fee !== 'number')
    return null
  return (
    <Card pad="small">
      <AgreedCost label={cost.agreed} pay={{ net, gross, fee, wht_rate }} />
    </Card>
  )
}
