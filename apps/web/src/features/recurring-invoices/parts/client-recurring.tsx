import { useQuery } from '@tanstack/react-query'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { useAmounts } from '../../invoices/parts/use-amounts.ts'
import { clientRecurringQuery } from '../api.ts'
import { useRecurringWords } from '../messages/en.ts'

/** What the company is billed regularly; nothing where there is none. */
export function ClientRecurring() {
  const words = useRecurringWords()
  const { exact, day } = useAmounts()
  const { data = [] } = useQuery(clientRecurringQuery())
  if (data.length === 0) return null
  return (
    <Card as="section" tone="sunken" aria-labelledby="recurring-title" className="mb-6">
      <CardHead id="recurring-title" title={words.client.title} />
      <KeyValues
        className="-mt-2.5"
        items={data.map(({ id, title, interval, next_day, total }) => ({
          id,
          name: (
            <>
              <bdi className="wrap-anywhere text-ink">{title}</bdi>
              <span className="block text-sm">
                {words.intervals[interval]} · {next_day ? words.client.next(day(next_day)) : words.client.paused}
              </span>
            </>
          ),
          value: exact(total),
        }))}
      />
    </Card>
  )
}
