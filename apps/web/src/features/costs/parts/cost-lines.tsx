import { type CostRange, hasRange } from '@fareeq/domain/costs/rules.ts'
import { formatUsd, type Cents } from '@fareeq/domain/kernel/money.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useCostWords } from '../messages/en.ts'
import type { CostWords } from '../messages/ar.ts'

/** One amount to the cent; a range in whole dollars, because it is an estimate. */
export function costText({ low, high }: CostRange, part: keyof CostRange['low'], words: CostWords, lang: Lang): string {
  if (!hasRange({ low, high })) return formatUsd(low[part], lang)
  const dollars = (cents: Cents) => formatUsd(Math.round(cents / 100) * 100, lang)
  return low[part] === high[part] ? dollars(low[part]) : words.range(dollars(low[part]), dollars(high[part]))
}

const percentText = (basisPoints: number): string => `${basisPoints / 100}%`

type Props = { cost: CostRange }

/** How the total is made: pay, tax, fee, VAT; what is nothing is left out. */
export function CostLines({ cost }: Props) {
  const words = useCostWords()
  const lang = useLang()
  const lines = [
    { id: 'net', name: words.net },
    { id: 'wht', name: words.wht(percentText(cost.wht_rate)) },
    { id: 'fee', name: words.fee },
    { id: 'vat', name: words.vat(percentText(cost.vat_rate)) },
  ] as const
  return (
    <dl className="divide-y divide-line text-[0.9375rem]">
      {lines
        .filter(({ id }) => cost.high[id] > 0)
        .map(({ id, name }) => (
          <div key={id} className="flex items-baseline justify-between gap-6 py-2.5">
            <dt className="min-w-0 text-ink-soft">{name}</dt>
            <dd className="num flex-none text-end font-strong">{costText(cost, id, words, lang)}</dd>
          </div>
        ))}
    </dl>
  )
}
