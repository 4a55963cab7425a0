import { costRange } from '@fareeq/domain/costs/rules.ts'
import type { PayBand } from '@fareeq/domain/costs/schema.ts'
import { LOCALE } from '@fareeq/domain/kernel/language/locale.ts'
import { formatUsd, usd } from '@fareeq/domain/kernel/money.ts'
import { SENIORITIES } from '@fareeq/domain/talents/rules.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { useFrame, usePage } from '../../../../platform/navigation/page-data.tsx'
import { useCostWords } from '../../../costs/messages/en.ts'
import { costText } from '../../../costs/parts/cost-lines.tsx'
import { useFactWords } from '../../../talents/parts/use-fact-words.ts'
import type { PricingWords } from '../../messages/pricing/ar.ts'

const CELL = 'px-3 py-2.5 text-start align-baseline first:ps-4 last:pe-4'
const COMPANY = { company: 'SA', talent: null }

/** All bands that are shown today, by role and level. */
export function BandsTable({ words }: { words: PricingWords['bands'] }) {
  const lang = useLang()
  const costs = useCostWords()
  const { seniorities } = useFactWords()
  const { policies } = useFrame()
  const { bands, roles } = usePage('pricing')
  const names = new Map(roles.map(({ id, name }) => [id, name]))
  const rows = bands
    .map((band) => ({ ...band, name: names.get(band.role) ?? band.role, level: levelOf(band.seniorities) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, LOCALE[lang]) || one.level - other.level)
  if (rows.length === 0) return <p className="text-ink-soft">{words.none}</p>
  const money = (dollars: number) => formatUsd(usd(dollars), lang)
  const costOf = (band: PayBand) => costText(costRange(band, COMPANY, policies), 'total', costs, lang)
  return (
    <div className="rounded-lg border border-line bg-raised">
      <table aria-label={words.label} className="w-full text-[0.9375rem]">
        <thead className="border-b border-line text-sm text-ink-soft">
          <tr>
            <th scope="col" className={CELL}>
              {words.role}
            </th>
            <th scope="col" className={CELL}>
              {words.pay}
            </th>
            <th scope="col" className={`${CELL} max-sm:hidden`}>
              {words.cost}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((band) => (
            <tr key={`${band.role} ${band.level}`}>
              <th scope="row" className={`${CELL} font-strong`}>
                {band.name}
                <span className="block text-sm font-normal text-ink-soft">
                  {band.seniorities.map((seniority) => seniorities[seniority]).join(' · ')}
                </span>
              </th>
              <td className={CELL}>
                <span className="num">{costs.range(money(band.from), money(band.to))}</span>
                <span className="block text-sm text-ink-soft sm:hidden">
                  {`${words.cost}: `}
                  <span className="num">{costOf(band)}</span>
                </span>
              </td>
              <td className={`${CELL} num max-sm:hidden`}>{costOf(band)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const levelOf = ([first]: readonly (typeof SENIORITIES)[number][]) => (first ? SENIORITIES.indexOf(first) : 0)
