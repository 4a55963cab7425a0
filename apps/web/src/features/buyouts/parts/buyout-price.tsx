import type { Buyout } from '@fareeq/domain/buyouts/schema.ts'
import { MONTHS } from '@fareeq/domain/kernel/language/counts.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { useAmounts } from '../../invoices/parts/use-amounts.ts'
import { useBuyoutWords } from '../messages/en.ts'

type Price = Pick<Buyout, 'salary_gross' | 'counted_months' | 'percent' | 'fee' | 'vat' | 'total'>

/** The price in its parts, before anybody asks for it. */
export function BuyoutPrice({ buyout: { salary_gross, counted_months, percent, fee, vat, total } }: { buyout: Price }) {
  const words = useBuyoutWords()
  const lang = useLang()
  const { usd } = useAmounts()
  return (
    <>
      <p className="text-sm text-ink-soft">
        {words.base(usd(salary_gross), MONTHS[lang](counted_months), `${percent}%`)}
      </p>
      <KeyValues
        items={[
          { id: 'fee', name: words.fee, value: usd(fee) },
          { id: 'vat', name: words.vat, value: usd(vat) },
          { id: 'total', name: words.total, value: usd(total) },
        ]}
      />
    </>
  )
}
