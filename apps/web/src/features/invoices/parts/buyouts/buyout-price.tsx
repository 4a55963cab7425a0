import type { Buyout } from '@fareeq/domain/invoices/schema-buyouts.ts'
import { MONTHS } from '@fareeq/domain/kernel/language/counts.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { KeyValues } from '../../../../ui/layout/key-values.tsx'
import { useBuyoutWords } from '../../messages/buyouts/en.ts'
import { useAmounts } from '../use-amounts.ts'

/** The price in its parts, before anybody asks for it. */
export function BuyoutPrice({
  buyout: { salary_gross, counted_months, percent, fee, vat, total },
}: {
  buyout: Buyout
}) {
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
