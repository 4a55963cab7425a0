import { MIN_BAND_PEOPLE } from '@fareeq/domain/costs/rules-bands.ts'
import { hasRange } from '@fareeq/domain/costs/rules.ts'
import { inRiyals } from '@fareeq/domain/invoices/rules.ts'
import { formatSar, formatUsd, usd } from '@fareeq/domain/kernel/money.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { useFrame } from '../../../../platform/navigation/page-data.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { useCostWords } from '../../../costs/messages/en.ts'
import { CostLines, costText } from '../../../costs/parts/cost-lines.tsx'
import { useFactWords } from '../../../talents/parts/use-fact-words.ts'
import type { PricingWords } from '../../messages/pricing/ar.ts'
import type { CostEstimate } from './use-cost.ts'

type Props = { words: PricingWords['calculator'] } & CostEstimate

/** The total, how it is made, and which range it is made of. */
export function CostResult({ words, cost, role, level, band, isTyped }: Props) {
  const lang = useLang()
  const costs = useCostWords()
  const { seniorities } = useFactWords()
  const { sar_rate } = useFrame().policies
  const money = (dollars: number) => formatUsd(usd(dollars), lang)
  const pending = role && level && !band ? words.noBand(MIN_BAND_PEOPLE) : words.pending
  return (
    <Card pad="large" className="flex flex-col gap-5 self-start">
      <div>
        <p className="text-sm text-ink-soft">{costs.total}</p>
        <output htmlFor="role level pay company talent" className="block">
          {cost ? (
            <span className="num block text-3xl font-semibold text-accent text-balance sm:text-4xl">
              {costText(cost, 'total', costs, lang)}
            </span>
          ) : (
            <span className="block pt-1 text-ink-soft text-pretty">{pending}</span>
          )}
        </output>
        {cost && cost.vat_rate > 0 && !hasRange(cost) && (
          <p className="mt-1 text-sm text-ink-soft">
            {words.riyals(formatSar(inRiyals(cost.low.total, sar_rate), lang))}
          </p>
        )}
      </div>
      {cost && <CostLines cost={cost} />}
      {cost && !isTyped && role && level && band && (
        <p className="text-sm text-ink-soft text-pretty">
          {`${words.band(role.name, seniorities[level], costs.range(money(band.from), money(band.to)))} ${band.seniorities.length > 1 ? words.wide : ''}`}
        </p>
      )}
    </Card>
  )
}
