import type { PricedRenewal } from '@fareeq/domain/renewals/schema.ts'
import { useCostWords } from '../../costs/messages/en.ts'
import { AgreedCost } from '../../costs/parts/agreed-cost.tsx'

type Terms = PricedRenewal['current']
const payOf = ({ salary_net: net, salary_gross: gross, wht_rate }: Terms, fee: number) => ({
  net,
  gross,
  fee,
  wht_rate,
})

/** What a month costs now, and by the offered terms. */
export function RenewalCost({ renewal: { current, offered, fee, offered_fee } }: { renewal: PricedRenewal }) {
  const { cost } = useCostWords()
  return (
    <div className="grid gap-0.5">
      <AgreedCost label={cost.agreed} pay={payOf(current, fee)} />
      {offered && <AgreedCost label={cost.offered} pay={payOf(offered, offered_fee ?? fee)} />}
    </div>
  )
}
