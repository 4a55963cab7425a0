import type { CostRange } from '@fareeq/domain/costs/rules.ts'
import { type RequestedRole, roleEstimate, teamEstimate } from '@fareeq/domain/costs/rules-team.ts'
import { formatUsd, usd } from '@fareeq/domain/kernel/money.ts'
import { useQuery } from '@tanstack/react-query'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useMay } from '../../../platform/session/may.ts'
import { Disclosure } from '../../../ui/display/disclosure.tsx'
import { costBasisQuery } from '../api.ts'
import { useCostWords } from '../messages/en.ts'
import { CostLines, costText } from './cost-lines.tsx'

const useBasis = () => useQuery({ ...costBasisQuery(), enabled: useMay('talents.salary') }).data

/** Beside a role that is typed: what it usually asks for, and what so many people cost in a month. */
export function RoleCosts({ role, people }: { role: RequestedRole; people: string }) {
  const words = useCostWords()
  const lang = useLang()
  const basis = useBasis()
  if (!basis) return null
  const { market, isBelow, cost } = roleEstimate(role, basis)
  if (!market && !cost) return null
  const money = (dollars: number) => formatUsd(usd(dollars), lang)
  const text = role.seniority ? words.request.market : words.request.marketOfAll
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      {market && <p className="text-pretty">{text(words.range(money(market.from), money(market.to)))}</p>}
      {isBelow && <p className="text-pretty text-warning">{words.request.below}</p>}
      {cost && <Total title={words.request.cost(people)} cost={cost} />}
    </div>
  )
}

/** Of all roles together, where there are several. */
export function TeamCosts({ roles, people }: { roles: readonly RequestedRole[]; people: string }) {
  const words = useCostWords().request
  const basis = useBasis()
  const { cost, isWhole } = basis ? teamEstimate(roles, basis) : { cost: null, isWhole: true }
  if (!cost || roles.length < 2) return null
  return (
    <div aria-live="polite" className="rounded-lg border border-line bg-raised px-4 py-2">
      <Total title={words.team(people)} cost={cost} />
      {!isWhole && <p className="pb-2 text-sm text-ink-soft">{words.notWhole}</p>}
    </div>
  )
}

function Total({ title, cost }: { title: string; cost: CostRange }) {
  const words = useCostWords()
  const lang = useLang()
  return (
    <Disclosure
      isQuiet
      title={
        <span>
          {`${title} `}
          <span className="num font-strong text-ink">{costText(cost, 'total', words, lang)}</span>
        </span>
      }
    >
      <div className="max-w-md pb-2">
        <CostLines cost={cost} />
        <p className="text-sm text-ink-soft text-pretty">{words.request.basis}</p>
      </div>
    </Disclosure>
  )
}
