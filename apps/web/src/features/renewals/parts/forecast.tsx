import type { ForecastBoard } from '@fareeq/domain/renewals/schema.ts'
import { useWrite } from '../../../platform/i18n/i18n.ts'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { useRenewalWords } from '../messages/en.ts'

/** How many contracts end in which days, each counted once, and where they stand; nothing where none ends. */
export function Forecast({ board }: { board: ForecastBoard }) {
  const { forecast: words } = useRenewalWords()
  const write = useWrite()
  if (board.every(({ contracts }) => contracts === 0)) return null
  return (
    <Card as="section" aria-labelledby="forecast-title" className="mb-6">
      <CardHead id="forecast-title" title={words.title} />
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-5">
        {board.map(({ from, to, contracts, undecided, under_way: underWay, settled }) => (
          <div key={to}>
            <dt className="text-sm text-ink-faint">{from === 0 ? words.within(to) : write(words.between(from, to))}</dt>
            <dd className="font-strong">{words.contracts(contracts)}</dd>
            {undecided > 0 && <dd className="text-sm text-ink-soft">{write(words.undecided(undecided))}</dd>}
            {underWay > 0 && <dd className="text-sm text-ink-soft">{write(words.underWay(underWay))}</dd>}
            {settled > 0 && <dd className="text-sm text-ink-soft">{write(words.settled(settled))}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  )
}
