import type { PayoutTransfer } from '@fareeq/domain/payouts/schema-transfers.ts'
import type { TransferState as State } from '@fareeq/domain/payouts/states.ts'
import { reasonText } from '@fareeq/domain/payouts/rules-bank-reasons.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { Badge, type Tone } from '../../../../ui/display/badge.tsx'
import { type Column, Table } from '../../../../ui/layout/table.tsx'
import { usePayoutText } from '../use-payout-text.ts'
import { usePayoutWords } from '../../messages/en.ts'
import { usePayoutsOpsWords } from '../../messages/operations/en.ts'
import { DetailsWarningText } from './details-warning.tsx'
import { TransferMoves } from './transfer-moves.tsx'

const TONES: Readonly<Record<State, Tone>> = {
  planned: 'neutral',
  accepted: 'point',
  paid: 'positive',
  rejected: 'danger',
  returned: 'danger',
  discarded: 'neutral',
}

type Props = { transfers: readonly PayoutTransfer[]; mayPay: boolean }

/** What the bank is asked for, one for each talent, and what it said. */
export function TransferTable({ transfers, mayPay }: Props) {
  const { batch: words, talent, method, amount, actions } = usePayoutsOpsWords()
  const { exact } = usePayoutText()
  const moves: Column<PayoutTransfer>[] = [
    { id: 'moves', title: actions, actions: true, cell: (transfer) => <TransferMoves transfer={transfer} /> },
  ]
  const hasMoves = mayPay && transfers.some(({ can_reject, can_return }) => can_reject || can_return)
  return (
    <Table
      label={words.transfers}
      rows={transfers}
      rowKey={({ id }) => id}
      columns={[
        { id: 'talent', title: talent, lead: true, cell: (transfer) => <Talent transfer={transfer} /> },
        { id: 'to', title: method, cell: (transfer) => <Account transfer={transfer} /> },
        {
          id: 'reference',
          title: words.transferReference,
          cell: ({ reference }) => <span className="ltr-island num">{reference}</span>,
        },
        { id: 'state', title: words.result, cell: (transfer) => <Result transfer={transfer} /> },
        { id: 'amount', title: amount, numeric: true, cell: (transfer) => exact(transfer.amount) },
        ...(hasMoves ? moves : []),
      ]}
    />
  )
}

type CellProps = { transfer: PayoutTransfer }

function Talent({ transfer: { talent, payouts } }: CellProps) {
  const { topic, exact } = usePayoutText()
  return (
    <>
      <bdi className="wrap-anywhere">{talent.name}</bdi>
      {payouts.map(({ id, net, company, ...payout }) => (
        <span key={id} className="block text-sm font-normal text-ink-soft">
          {topic(payout)}
          {company && (
            <>
              {' · '}
              <bdi>{company}</bdi>
            </>
          )}
          {payouts.length > 1 && ` · ${exact(net)}`}
        </span>
      ))}
    </>
  )
}

function Account({ transfer: { method, paid_to: to, warning } }: CellProps) {
  const { methods } = usePayoutWords()
  return (
    <>
      {methods[method]}
      {to && (
        <span className="block text-sm text-ink-soft">
          <span className="ltr-island">{to}</span>
        </span>
      )}
      {warning && <DetailsWarningText warning={warning} />}
    </>
  )
}

function Result({ transfer }: CellProps) {
  const { batch: words } = usePayoutsOpsWords()
  const { day, exact } = usePayoutText()
  const lang = useLang()
  const { state, amount, code, note, paid_day: paid, returned_day: returned, fee } = transfer
  return (
    <>
      <Badge tone={TONES[state]} dot>
        {amount === 0 ? words.settled : words.states[state]}
      </Badge>
      {paid && <span className="block text-sm text-ink-soft">{words.paidOn(day(paid))}</span>}
      {returned && <span className="block text-sm text-ink-soft">{words.returnedOn(day(returned))}</span>}
      {fee > 0 && <span className="block text-sm text-ink-soft">{words.feeOf(exact(fee))}</span>}
      {code && (
        <span className="block text-sm">
          {reasonText(code)[lang]} <span className="ltr-island text-ink-soft">{code}</span>
        </span>
      )}
      {note && <bdi className="block text-sm wrap-anywhere text-ink-soft">{note}</bdi>}
    </>
  )
}
