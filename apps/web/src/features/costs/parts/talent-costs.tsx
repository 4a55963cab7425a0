import { type PricedTalent, talentCosts } from '@fareeq/domain/costs/rules-talents.ts'
import { useQuery } from '@tanstack/react-query'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useMay } from '../../../platform/session/may.ts'
import { Disclosure } from '../../../ui/display/disclosure.tsx'
import { useFactWords } from '../../talents/parts/use-fact-words.ts'
import { costBasisQuery } from '../api.ts'
import { useCostWords } from '../messages/en.ts'
import { CostLines, costText } from './cost-lines.tsx'

/** What a month of somebody costs the company, and behind a press how it is made; nothing for who may not see pay. */
export function TalentCosts({ talent, className }: { talent: PricedTalent; className?: string }) {
  const words = useCostWords()
  const lang = useLang()
  const { times } = useFactWords()
  const { data: basis } = useQuery({ ...costBasisQuery(), enabled: useMay('talents.salary') })
  if (!basis) return null
  return (
    <div className={className}>
      {talentCosts(talent, basis).map(({ time, source, cost }) => (
        <Disclosure
          key={time}
          isQuiet
          title={
            <span>
              {`${words.cost[source](times[time])} `}
              <span className="num font-strong text-ink">{costText(cost, 'total', words, lang)}</span>
            </span>
          }
        >
          <div className="max-w-md pb-2">
            <CostLines cost={cost} />
            {source === 'band' && <p className="text-sm text-ink-soft text-pretty">{words.band}</p>}
          </div>
        </Disclosure>
      ))}
    </div>
  )
}
