import { useQuery } from '@tanstack/react-query'
import { SkeletonRows, Skeletons } from '../../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../../ui/display/states.tsx'
import { differencesQuery } from '../../api-ops.ts'
import { EventsTable } from './events-table.tsx'
import { PaymentsTable } from './payments-table.tsx'
import { usePaymentsOpsWords } from '../../messages/operations/en.ts'

/** Reconciliation: payments whose state at the provider differs, and payments that we do not know. */
export function Differences() {
  const { differences: words } = usePaymentsOpsWords()
  const { data, isError, isFetching, refetch } = useQuery(differencesQuery())
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Skeletons>
        <SkeletonRows rows={4} />
      </Skeletons>
    )
  return (
    <div className="grid grid-cols-1 gap-8">
      <section className="grid grid-cols-1 gap-3" aria-labelledby="differing-payments">
        <h2 id="differing-payments" className="text-lg font-semibold">
          {words.payments}
        </h2>
        {data.payments.length === 0 ? (
          <p className="text-ink-soft">{words.noPayments}</p>
        ) : (
          <PaymentsTable label={words.payments} rows={data.payments} isCompared />
        )}
      </section>
      <section className="grid grid-cols-1 gap-3" aria-labelledby="odd-events">
        <h2 id="odd-events" className="text-lg font-semibold">
          {words.events}
        </h2>
        {data.events.length === 0 ? (
          <p className="text-ink-soft">{words.noEvents}</p>
        ) : (
          <EventsTable label={words.events} events={data.events} />
        )}
      </section>
    </div>
  )
}
