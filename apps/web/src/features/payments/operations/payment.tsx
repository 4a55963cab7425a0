import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import type { StaffPaymentWhole } from '@fareeq/domain/payments/schema.ts'
import { useAction } from '../../../forms/use-action.ts'
import { pathTo } from '../../../paths.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Filled } from '../../../ui/display/filled.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { StaffRecord } from '../../staff/parts/staff-record.tsx'
import { refreshFromProvider, staffPaymentQuery } from '../api-ops.ts'
import { EventsTable } from '../parts/operations/events-table.tsx'
import { ProviderCard, TransferCard } from '../parts/operations/payment-cards.tsx'
import { ReversalCard, ReverseButton } from '../parts/operations/payment-reversal.tsx'
import { RefundDialog } from '../parts/operations/refund-form.tsx'
import { RefundsCard } from '../parts/operations/refunds-card.tsx'
import { usePaymentsOpsWords } from '../messages/operations/en.ts'
import { PaymentState } from '../parts/payment-state.tsx'
import { useWayBack } from '../../staff/parts/use-way-back.ts'

/** One payment by its own address, and what finance may do with it. */
export function Screen() {
  const words = usePaymentsOpsWords()
  return (
    <StaffRecord may="invoices.view" queryOf={staffPaymentQuery} section="payments" words={words}>
      {(payment, staff) => <PaymentDetails payment={payment} isFinance={staffMay(staff.roles, 'invoices.pay')} />}
    </StaffRecord>
  )
}

function PaymentDetails({ payment, isFinance }: { payment: StaffPaymentWhole; isFinance: boolean }) {
  const words = usePaymentsOpsWords()
  const back = useWayBack('payments', words.back)
  const [lang, write, moment] = [useLang(), useWrite(), useMoment()]
  const { id, company, state, method, amount, invoice, created_at, provider, transfer, reversal, events } = payment
  return (
    <>
      <PageHeader
        back={{ ...back, as: PageLink }}
        title={<Filled sentence={words.of} company={<bdi>{company}</bdi>} />}
        badge={reversal ? <Badge tone="neutral">{words.reversal.badge}</Badge> : <PaymentState state={state} />}
        text={write(formatUsd(amount, lang))}
        actions={
          isFinance && (
            <div className="flex flex-wrap gap-2">
              {provider?.session_id && <AskButton id={id} />}
              <RefundDialog payment={payment} />
              {payment.can_reverse && <ReverseButton payment={payment} />}
            </div>
          )
        }
      />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Card as="section">
          <KeyValues
            items={[
              {
                id: 'invoice',
                name: words.invoice,
                value: (
                  <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'invoices', id: invoice.id })}>
                    <bdi dir="ltr">{invoice.number}</bdi>
                  </TextLink>
                ),
              },
              ...(payment.paid_with.length > 0
                ? [{ id: 'with', name: words.paidWith, value: payment.paid_with.join(' · '), ltr: true }]
                : []),
              { id: 'amount', name: words.amount, value: write(formatUsd(amount, lang)) },
              { id: 'method', name: words.method, value: words.methods[method] },
              { id: 'date', name: words.date, value: moment(created_at) },
              { id: 'left', name: words.refunds.left, value: write(formatUsd(payment.refundable, lang)) },
            ]}
          />
        </Card>
        {provider && <ProviderCard provider={provider} agrees={payment.agrees} />}
        {transfer && <TransferCard id={id} transfer={transfer} />}
        {reversal && <ReversalCard reversal={reversal} />}
        <RefundsCard paymentId={id} refunds={payment.refunds} mayReturn={isFinance && transfer !== null} />
      </div>
      {provider && (
        <Card as="section" aria-labelledby="events-title" className="mt-5">
          <CardHead id="events-title" title={words.events.title} />
          {events.length === 0 ? (
            <p className="text-ink-soft">{words.events.none}</p>
          ) : (
            <EventsTable label={words.events.title} events={events} />
          )}
        </Card>
      )}
    </>
  )
}

function AskButton({ id }: { id: string }) {
  const { provider: words } = usePaymentsOpsWords()
  const { run, isPending } = useAction(() => refreshFromProvider(id), { done: words.asked })
  return (
    <Button kind="quiet" size="small" pending={isPending} onPress={() => void run()}>
      {words.ask}
    </Button>
  )
}
