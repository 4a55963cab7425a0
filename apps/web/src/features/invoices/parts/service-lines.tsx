import { discounted } from '@fareeq/domain/invoices/rules-discounts.ts'
import { DISCOUNT_NAMES, LINE_NAMES } from '@fareeq/domain/invoices/rules-paper.ts'
import type { ServiceLine } from '@fareeq/domain/invoices/schema-services.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { UserText } from '../../../ui/display/user-text.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { useAmounts } from './use-amounts.ts'

/** What is quoted or billed again, each with its discount and what it costs before VAT. */
export function ServiceLines({ lines }: { lines: readonly ServiceLine[] }) {
  const lang = useLang()
  const { usd, exact, percent } = useAmounts()
  return (
    <KeyValues
      className="-mt-2.5"
      items={lines.map(({ kind, label, amount, discount }, place) => {
        const line = discounted({ net: 0, wht: 0, fee: amount }, discount)
        const share = line.discount_rate ? percent(line.discount_rate) : null
        return {
          id: String(place),
          name: (
            <>
              <span className="wrap-anywhere text-ink">
                <UserText labelled>{label}</UserText>
              </span>
              {kind !== 'other' && <span className="block text-sm">{LINE_NAMES[kind][lang]}</span>}
              {line.discount > 0 && (
                <span className="block text-sm">{DISCOUNT_NAMES[lang](usd(amount), usd(line.discount), share)}</span>
              )}
            </>
          ),
          value: exact(line.fee),
        }
      })}
    />
  )
}
