import { contractsCost } from '@fareeq/domain/costs/rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../../platform/session/may.ts'
import type { OwnContract } from '../../contracts/api.ts'
import { useAmounts } from '../../invoices/parts/use-amounts.ts'
import { costBasisQuery } from '../api.ts'
import { useCostWords } from '../messages/en.ts'

/** What a whole month of these contracts costs, all included; nothing for who may not see pay. */
export function ContractsCost({ contracts }: { contracts: readonly OwnContract[] }) {
  const words = useCostWords()
  const { usd } = useAmounts()
  const { data: basis } = useQuery({ ...costBasisQuery(), enabled: useMay('contracts.salary') })
  const pays = contracts.flatMap(({ terms: { salary_net: net, salary_gross: gross }, fee }) =>
    net === null || gross === null || fee === null || fee === undefined ? [] : [{ net, gross, fee }],
  )
  if (!basis || pays.length < contracts.length) return null
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3 text-sm text-ink-soft">
      {words.wholeMonth}
      <span className="num text-base font-strong text-ink">{usd(contractsCost(pays, basis.country, basis).total)}</span>
    </p>
  )
}
