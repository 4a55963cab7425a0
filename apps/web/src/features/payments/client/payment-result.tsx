import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { POLLING } from '@fareeq/domain/payments/limits.ts'
import { type PaymentResult, resultOf } from '@fareeq/domain/payments/rules.ts'
import type { ClientPayment } from '@fareeq/domain/payments/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { pathTo } from '../../../paths.ts'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useParams } from '../../../platform/navigation/params.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { saveReceipt } from '../../invoices/api.ts'
import { payInvoices, paymentQuery } from '../api.ts'
import { ResultCard } from '../parts/result-card.tsx'
import { usePaymentWords } from '../messages/en.ts'

/** Where the provider redirects to: the state of the payment. */
export function Screen() {
  const { paymentId } = useParams()
  return paymentId ? <Result key={paymentId} id={paymentId} /> : <NotFound />
}

function ToInvoices() {
  const words = usePaymentWords()
  return (
    <ButtonLink as={PageLink} kind="quiet" href={pathTo('invoices')}>
      {words.toInvoices}
    </ButtonLink>
  )
}

function NotFound() {
  const { none } = usePaymentWords()
  return <ResultCard kind="none" title={none.title} texts={[none.text]} actions={<ToInvoices />} />
}

function Result({ id }: { id: string }) {
  const words = usePaymentWords()
  const isCanceled = readHref(useHref()).query['canceled'] !== undefined
  const { data, error, isFetching, refetch } = useQuery(paymentQuery(id, isCanceled))
  if (data) return <PaymentDetails payment={data} />
  if (isCallFailure(error) && error.status === 404) return <NotFound />
  if (error) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} action={<ToInvoices />} />
  return (
    <Skeletons label={words.loading}>
      <SkeletonBlock className="mx-auto mt-4 h-80 w-full max-w-lg" />
    </Skeletons>
  )
}

/** For as long as it polls, the page says that it is confirming; then that the payment is being processed. */
function useIsPolling(): boolean {
  const [isPolling, setPolling] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPolling(false), POLLING.every * POLLING.times)
    return () => clearTimeout(timer)
  }, [])
  return isPolling
}

function useResultTexts(result: PaymentResult): { title: string; texts: readonly string[] } {
  const { success, failed, aborted, processing, checking, none } = usePaymentWords()
  const isPolling = useIsPolling()
  const waiting = isPolling ? checking : processing
  const outcome = { success, failed, aborted, processing: waiting, none }[result]
  return { title: outcome.title, texts: 'wrong' in outcome ? [outcome.wrong, outcome.text] : [outcome.text] }
}

function PaymentDetails({ payment }: { payment: ClientPayment }) {
  const words = usePaymentWords()
  const [lang, write, moment] = [useLang(), useWrite(), useMoment()]
  const { amount, invoices, created_at } = payment
  const [invoice] = invoices
  const result = resultOf(payment.state)
  const isOver = result === 'failed' || result === 'aborted'
  return (
    <ResultCard
      kind={result}
      {...useResultTexts(result)}
      facts={
        <KeyValues
          items={[
            { id: 'amount', name: words.amount, value: write(formatUsd(amount, lang)) },
            ...invoices.map(({ id, number, amount: part }) => ({
              id,
              name: words.invoice,
              value: <InvoicePart number={number} amount={invoices.length > 1 ? part : null} />,
            })),
            { id: 'date', name: words.date, value: moment(created_at) },
          ]}
        />
      }
      actions={
        <>
          {isOver && <TryAgain invoiceIds={invoices.map(({ id }) => id)} />}
          {invoice && invoices.length === 1 && (
            <ButtonLink as={PageLink} kind={isOver ? 'quiet' : 'primary'} href={pathTo('invoice', { id: invoice.id })}>
              {words.toInvoice}
            </ButtonLink>
          )}
          {result === 'success' &&
            invoices.map((paid) => <Receipt key={paid.id} invoice={paid} isOne={invoices.length === 1} />)}
          {(!isOver || invoices.length > 1) && <ToInvoices />}
        </>
      }
    />
  )
}

function TryAgain({ invoiceIds }: { invoiceIds: string[] }) {
  const words = usePaymentWords()
  const { run, isPending } = useAction(() => payInvoices(invoiceIds), { isLast: true })
  return (
    <Button pending={isPending} onPress={() => void run()}>
      {words.tryAgain}
    </Button>
  )
}

type PaidInvoice = ClientPayment['invoices'][number]

function InvoicePart({ number, amount }: { number: string; amount: number | null }) {
  const [lang, write] = [useLang(), useWrite()]
  return (
    <>
      <span className="ltr-island">{number}</span>
      {amount !== null && ` · ${write(formatUsd(amount, lang))}`}
    </>
  )
}

/** Each invoice has a receipt of its own. */
function Receipt({ invoice, isOne }: { invoice: PaidInvoice; isOne: boolean }) {
  const words = usePaymentWords()
  const { id, number, payment_id } = invoice
  const { run, isPending } = useAction(() => saveReceipt(id, { id: payment_id, number }))
  return (
    <Button kind="quiet" pending={isPending} onPress={() => void run()}>
      {isOne ? words.receipt : words.receiptOf(number)}
    </Button>
  )
}
