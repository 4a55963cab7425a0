import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import type { BuyoutPrice } from '@fareeq/domain/site/rules.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { useFrame } from '../../../../platform/navigation/page-data.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { NuqtaCount } from '../../../../ui/display/nuqta.tsx'
import type { CalculatorWords } from '../../messages/service/ar-calculator.ts'

type Props = { words: CalculatorWords; price: BuyoutPrice | null; /** Months of the contract. */ months: number }

export function BuyoutResult({ words, price, months }: Props) {
  const lang = useLang()
  const { buyout_months, buyout_percent } = useFrame().policies
  const money = (cents: number) => formatUsd(cents, lang)
  return (
    <Card pad="large" className="flex flex-col gap-6">
      <div>
        <p className="text-sm text-ink-soft">{words.commission}</p>
        <output htmlFor="salary months" className="block text-4xl font-semibold text-accent">
          {price ? (
            money(price.commission)
          ) : (
            <span className="block pt-1 text-base font-normal text-ink-soft">{words.pending}</span>
          )}
        </output>
      </div>
      {price && (
        <>
          <div>
            <NuqtaCount n={price.months} total={buyout_months} className="flex-wrap text-[0.95rem] xs:text-[1.1rem]" />
            <p className="mt-1 text-sm text-ink-soft">
              {months > price.months ? words.beyond(months, price.months) : words.counted(price.months)}
            </p>
          </div>
          <dl className="divide-y divide-line text-[0.9375rem]">
            <Line name={words.base} value={money(price.base)} />
            <Line name={words.rate} value={`${buyout_percent}%`} />
          </dl>
          <Shares words={words} salary={money(price.base)} commission={money(price.commission)} />
        </>
      )}
    </Card>
  )
}

const Line = ({ name, value }: { name: string; value: string }) => (
  <div className="flex items-baseline justify-between gap-6 py-2.5">
    <dt className="min-w-0 text-ink-soft">{name}</dt>
    <dd className="font-strong whitespace-nowrap">{value}</dd>
  </div>
)

/** Of everything those months cost: what the talent gets, and what we do. */
function Shares({ words, salary, commission }: { words: CalculatorWords; salary: string; commission: string }) {
  const { buyout_percent } = useFrame().policies
  const share = 100 / (1 + buyout_percent / 100)
  return (
    <div>
      <svg
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        role="img"
        aria-label={words.bar(salary, commission)}
        className="h-3 w-full rounded-full rtl:-scale-x-100"
      >
        <rect width={share} height="8" className="fill-accent" />
        <rect x={share + 0.6} width={100 - share} height="8" className="fill-point" />
      </svg>
      <p aria-hidden className="mt-2 flex justify-between gap-4 text-sm text-ink-soft">
        <span>
          {`${words.toTalent} `}
          <span className="block font-strong whitespace-nowrap text-ink">{salary}</span>
        </span>
        <span className="text-end">
          {`${words.toUs} `}
          <span className="block font-strong whitespace-nowrap text-ink">{commission}</span>
        </span>
      </p>
    </div>
  )
}
