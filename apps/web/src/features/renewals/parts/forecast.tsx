import type { ForecastBoard } from '@fareeq/domain/renewals/schema.ts'
import { useWrite } from '../../../platform/i18n/i18n.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { useRenewalWords } from './use-renewal-words.ts'

/** How many contracts end within 60, 45, 30, 14 and 7 days; nothing where none does. */
export function Forecast({ board }: { board: ForecastBoard }) {
  const { forecast: words } = useRenewalWords()
  const write = useWrite()
  if (board.every(({ contracts }) => contracts === 0)) return null
  return (
    <Card as="section" aria-labelledby="forecast-title" className="mb-6">
      <CardHead id="forecast-title" title={words.title} />
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-5">
        {board.map(({ days, contracts, settled }) => (
          <div key={days}>
            <dt className="text-sm text-ink-faint">{words.within(days)}</dt>
            <dd className="font-strong">{words.contracts(contracts)}</dd>
            {contracts > 0 && <dd className="text-sm text-ink-soft">{write(words.settled(settled))}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  )
}
