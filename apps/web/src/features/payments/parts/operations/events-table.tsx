import type { PaymentEventRow } from '@fareeq/domain/payments/schema.ts'
import { useMoment } from '../../../../platform/i18n/zone.ts'
import { Badge } from '../../../../ui/display/badge.tsx'
import { Table } from '../../../../ui/layout/table.tsx'
import { usePaymentsOpsWords } from '../../messages/operations/en.ts'
import { useProviderAmount } from './use-provider-amount.ts'

const isFine = ({ outcome }: PaymentEventRow) => ['applied', 'known', 'ignored'].includes(outcome)

/** What the provider said, in the order it came, and what became of it. */
export function EventsTable({ label, events }: { label: string; events: readonly PaymentEventRow[] }) {
  const { events: words, amount: amountName } = usePaymentsOpsWords()
  const [amountText, moment] = [useProviderAmount(), useMoment()]
  return (
    <Table
      label={label}
      rows={events}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'type',
          title: words.type,
          lead: true,
          cell: ({ type }) => (
            <bdi dir="ltr" className="text-sm break-all">
              {type}
            </bdi>
          ),
        },
        {
          id: 'outcome',
          title: words.outcome,
          cell: (event) => (
            <Badge tone={isFine(event) ? 'neutral' : 'danger'} wrap>
              {words.outcomes[event.outcome]}
            </Badge>
          ),
        },
        {
          id: 'amount',
          title: amountName,
          numeric: true,
          cell: amountText,
        },
        { id: 'received', title: words.received, cell: ({ received_at }) => moment(received_at) },
      ]}
    />
  )
}
