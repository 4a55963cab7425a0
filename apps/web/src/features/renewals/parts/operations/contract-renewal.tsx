import type { PricedRenewal } from '@fareeq/domain/renewals/schema.ts'
import { RenewalCard } from '../renewal-card.tsx'
import { Deciding } from './deciding.tsx'
import { useRenewalsOpsWords } from '../../messages/operations/en.ts'

/** The renewal of a contract on its own page, decided there like on the board. */
export function ContractRenewal({ renewal }: { renewal: PricedRenewal }) {
  const words = useRenewalsOpsWords()
  return (
    <RenewalCard
      renewal={renewal}
      seat="operations"
      title={words.ofContract}
      actions={renewal.waits_for_me && <Deciding renewal={renewal} />}
    />
  )
}
