import { useLang } from '../../../platform/i18n/i18n.ts'
import { Disclosure } from '../../../ui/display/disclosure.tsx'
import { CostLines, costText } from '../../costs/parts/cost-lines.tsx'
import { useCostWords } from '../../costs/messages/en.ts'
import { useOfferFormWords } from '../messages/form/en.ts'
import type { typedCost } from './offer-fields.ts'

/** What the typed pay costs a month, to the cent; how it is made behind a press. */
export function TypedCost({ cost: estimate }: { cost: ReturnType<typeof typedCost> }) {
  const words = useOfferFormWords()
  const costWords = useCostWords()
  const lang = useLang()
  if (!estimate) return <p className="text-sm text-ink-soft">{words.totalLater}</p>
  const { cost, vat_rate, terms } = estimate
  const range = { low: cost, high: cost, wht_rate: terms.wht_rate, vat_rate }
  return (
    <Disclosure
      isQuiet
      title={
        <span aria-live="polite">
          {`${words.total}: `}
          <span className="num">{costText(range, 'total', costWords, lang)}</span>
        </span>
      }
    >
      <div className="max-w-md pb-2">
        <CostLines cost={range} />
      </div>
    </Disclosure>
  )
}
