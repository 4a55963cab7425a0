import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import type { Refund } from '@fareeq/domain/payments/schema.ts'
import { type RefundState, isReturnable } from '@fareeq/domain/payments/states.ts'
import { pathTo } from '../../../../paths.ts'
import { useLang, useWrite } from '../../../../platform/i18n/i18n.ts'
import { useMoment } from '../../../../platform/i18n/zone.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { Badge, type Tone } from '../../../../ui/display/badge.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { ConfirmButton } from '../../../../ui/overlays/confirm-dialog.tsx'
import { returnRefund } from '../../api-ops.ts'
import { usePaymentsOpsWords } from '../../messages/operations/en.ts'

const TONES: Readonly<Record<RefundState, Tone>> = {
  processing: 'warning',
  successful: 'positive',
  failed: 'danger',
  returned: 'danger',
}

/** Of a transfer, whose refund finance read on the statement of the bank. */
function MarkReturned({ paymentId, refundId }: { paymentId: string; refundId: string }) {
  const { refunds: words } = usePaymentsOpsWords()
  return (
    <ConfirmButton
      label={words.returned}
      button={{ kind: 'ghost', size: 'small', className: '-ms-3 justify-self-start' }}
      kind="primary"
      title={words.returnedTitle}
      text={words.returnedText}
      onConfirm={() => runWithToast(returnRefund(paymentId, refundId), words.returnedDone)}
    />
  )
}

/** `mayReturn`: finance, of a bank transfer. */
type Props = { paymentId: string; refunds: readonly Refund[]; mayReturn: boolean }

/** What went back of a payment, and why. */
export function RefundsCard({ paymentId, refunds, mayReturn }: Props) {
  const { refunds: words } = usePaymentsOpsWords()
  const [lang, write, moment] = [useLang(), useWrite(), useMoment()]
  return (
    <Card as="section" aria-labelledby="refunds-title">
      <CardHead id="refunds-title" title={words.title} />
      {refunds.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <ul className="divide-y divide-line">
        {refunds.map(({ id, amount, state, reason, reference, by, ticket, created_at }) => (
          <li key={id} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center justify-between gap-2 font-strong">
              {write(formatUsd(amount, lang))}
              <Badge tone={TONES[state]} dot>
                {words.states[state]}
              </Badge>
            </p>
            <p>
              <bdi>{reason}</bdi>
            </p>
            <p className="text-sm text-ink-soft">
              {moment(created_at)}
              {by && (
                <>
                  {' · '}
                  <bdi>{by}</bdi>
                </>
              )}
              {reference && (
                <>
                  {' · '}
                  <bdi dir="ltr">{reference}</bdi>
                </>
              )}
            </p>
            {ticket && (
              <TextLink
                as={PageLink}
                href={pathTo('opsSection', { section: 'tickets' }, { q: ticket })}
                className="justify-self-start text-sm"
              >
                {words.ticket(ticket)}
              </TextLink>
            )}
            {mayReturn && isReturnable(state) && <MarkReturned paymentId={paymentId} refundId={id} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}
