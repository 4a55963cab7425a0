import { PAYMENT_FACTS, isCreditKind } from '@fareeq/domain/invoices/limits.ts'
import type { ClientInvoice } from '@fareeq/domain/invoices/schema.ts'
import { isVoid } from '@fareeq/domain/invoices/states.ts'
import { useAction } from '../../../forms/use-action.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { UserText } from '../../../ui/display/user-text.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { useAmounts } from './use-amounts.ts'
import { useInvoiceWords } from '../messages/en.ts'

type Note = ClientInvoice['credit_notes'][number]

/** The addresses of other invoices, and of payments. */
type Links = {
  hrefOf: (id: string) => string
  /** Staff have a page for each payment, */
  paymentHrefOf?: (id: string) => string
  /** and companies a receipt for what arrived. */
  saveReceipt?: (paymentId: string) => Promise<unknown>
}

/** Payments, refunds, and credit transferred from or to another invoice. */
export function InvoicePayments({
  payments,
  state,
  hrefOf,
  paymentHrefOf,
  saveReceipt,
}: Pick<ClientInvoice, 'payments' | 'state'> & Links) {
  const words = useInvoiceWords()
  const { exact: usd, day } = useAmounts()
  const receipt = useAction(async (id: string) => saveReceipt?.(id))
  return (
    <Card as="section" aria-labelledby="payments-title">
      <CardHead id="payments-title" title={words.payments} />
      {payments.length === 0 ? (
        <p className="text-ink-soft">{isVoid(state) ? words.noPaymentsVoid : words.noPayments}</p>
      ) : (
        <KeyValues
          className="-mt-2.5"
          items={payments.map(
            ({ id, kind, amount, day: on, other, reference, has_record: hasRecord, is_reversed: isReversed }) => ({
              id,
              name: (
                <>
                  {isCreditKind(kind) ? words.creditMoves[kind][amount > 0 ? 'from' : 'to'] : words.paymentKinds[kind]}
                  {other && (
                    <>
                      {' '}
                      <TextLink as={PageLink} href={hrefOf(other.id)}>
                        <span className="ltr-island">{other.number}</span>
                      </TextLink>
                    </>
                  )}
                  {` · ${day(on)}`}
                  {isReversed && ` · ${words.reversed}`}
                  {reference && (
                    <>
                      {' · '}
                      <span className="ltr-island">{reference}</span>
                    </>
                  )}
                  {hasRecord && paymentHrefOf && (
                    <>
                      {' · '}
                      <TextLink as={PageLink} href={paymentHrefOf(id)}>
                        {words.paymentOf}
                      </TextLink>
                    </>
                  )}
                  {saveReceipt && PAYMENT_FACTS[kind].has_receipt && !isReversed && (
                    <Button
                      kind="ghost"
                      size="small"
                      className="-ms-3 mt-1 flex"
                      pending={receipt.pendingArgs?.[0] === id}
                      onPress={() => void receipt.run(id)}
                      aria-label={words.receiptOf(day(on))}
                    >
                      {words.receipt}
                    </Button>
                  )}
                </>
              ),
              value: isReversed ? <s>{usd(amount)}</s> : usd(amount),
            }),
          )}
        />
      )}
    </Card>
  )
}

type Credits = { notes: readonly Note[]; save?: (note: Note) => Promise<unknown> }

/** What was taken back, and why. */
export function InvoiceCredits({ notes, save }: Credits) {
  const words = useInvoiceWords()
  const { usd, day } = useAmounts()
  const pdf = useAction(async (note: Note) => save?.(note))
  if (notes.length === 0) return null
  return (
    <Card as="section" aria-labelledby="credits-title">
      <CardHead id="credits-title" title={words.credits} />
      <ul className="divide-y divide-line">
        {notes.map((note) => (
          <li key={note.id} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <p className="flex justify-between gap-4">
              <span className="ltr-island">{note.number}</span>
              <span>{usd(note.total)}</span>
            </p>
            <p className="text-sm wrap-anywhere text-ink-soft">
              {day(note.day)} · <UserText labelled>{note.reason}</UserText>
            </p>
            {save && (
              <Button
                kind="ghost"
                size="small"
                className="-ms-3 justify-self-start"
                pending={pdf.pendingArgs?.[0].id === note.id}
                onPress={() => void pdf.run(note)}
              >
                {words.creditOf(note.number)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
