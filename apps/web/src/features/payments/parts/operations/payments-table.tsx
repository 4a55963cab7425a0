import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import type { StaffPayment } from '@fareeq/domain/payments/schema.ts'
import { pathTo } from '../../../../paths.ts'
import { useLang, useWrite } from '../../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { RelativeTime } from '../../../../ui/dates/moments.tsx'
import { Badge } from '../../../../ui/display/badge.tsx'
import { type Column, Table } from '../../../../ui/layout/table.tsx'
import { PaymentState } from '../payment-state.tsx'
import { usePaymentsOpsWords } from '../../messages/operations/en.ts'
import { useProviderAmount } from './use-provider-amount.ts'

type Props = { label: string; rows: readonly StaffPayment[]; /** With what the provider says. */ isCompared?: boolean }

/** Payments, each with a link to its own page. */
export function PaymentsTable({ label, rows, isCompared = false }: Props) {
  const words = usePaymentsOpsWords()
  const [lang, write] = [useLang(), useWrite()]
  const { provider: providerWords } = words
  const theirs = useProviderAmount()
  const compared: Column<StaffPayment>[] = [
    {
      id: 'says',
      title: providerWords.says,
      cell: ({ provider }) => (provider?.status ? providerWords.statuses[provider.status] : providerWords.never),
    },
    {
      id: 'their-amount',
      title: providerWords.amount,
      numeric: true,
      cell: ({ provider }) => (provider ? theirs(provider) : '–'),
    },
  ]
  return (
    <Table
      label={label}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'company',
          title: words.company,
          lead: true,
          cell: ({ id, company, invoice }) => (
            <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'payments', id })}>
              <bdi>{company}</bdi> · <span className="ltr-island whitespace-nowrap">{invoice.number}</span>
            </TextLink>
          ),
        },
        {
          id: 'state',
          title: words.state,
          cell: ({ state, agrees, reversal }) => (
            <span className="flex flex-wrap gap-1.5">
              <PaymentState state={state} />
              {reversal && <Badge tone="neutral">{words.reversal.badge}</Badge>}
              {!agrees && <Badge tone="danger">{providerWords.differs}</Badge>}
            </span>
          ),
        },
        { id: 'method', title: words.method, cell: ({ method }) => words.methods[method] },
        {
          id: 'amount',
          title: words.amount,
          numeric: true,
          cell: ({ amount }) => write(formatUsd(amount, lang, 2)),
        },
        ...(isCompared ? compared : []),
        { id: 'date', title: words.date, cell: ({ created_at }) => <RelativeTime at={new Date(created_at)} /> },
      ]}
    />
  )
}
