import type { TalentPayout } from '@fareeq/domain/payouts/schema.ts'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { usePayoutText } from './use-payout-text.ts'
import { usePayoutWords } from './use-payout-words.ts'

type Props = Pick<TalentPayout, 'net' | 'wht' | 'gross'>

/** The line of the company's invoice, as far as it is the talent's: gross, tax, net. */
export function PayoutAmounts({ net, wht, gross }: Props) {
  const words = usePayoutWords()
  const { exact: usd } = usePayoutText()
  return (
    <KeyValues
      columns={3}
      items={[
        { id: 'gross', name: words.gross, value: usd(gross) },
        { id: 'wht', name: words.wht, value: usd(wht) },
        { id: 'net', name: words.net, value: usd(net) },
      ]}
    />
  )
}
