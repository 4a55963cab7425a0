import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { REASON_LENGTH } from '@fareeq/domain/payments/limits.ts'
import type { StaffPayment, StaffPaymentWhole } from '@fareeq/domain/payments/schema.ts'
import { useLang, useListed, useWrite } from '../../../../platform/i18n/i18n.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { KeyValues } from '../../../../ui/layout/key-values.tsx'
import { ConfirmButton } from '../../../../ui/overlays/confirm-dialog.tsx'
import { reversePayment } from '../../api-ops.ts'
import { usePaymentsOpsWords } from '../../messages/operations/en.ts'

/** It was recorded wrongly: says what follows, also for the invoices that came with it. */
export function ReverseButton({ payment }: { payment: StaffPaymentWhole }) {
  const { reversal: words } = usePaymentsOpsWords()
  const [lang, listed] = [useLang(), useListed()]
  const { id, shared_with: others } = payment
  return (
    <ConfirmButton
      label={words.reverse}
      button={{ kind: 'quiet', size: 'small' }}
      text={words.text}
      reason={{ label: words.reason, required: rule.reason_needed[lang], limit: REASON_LENGTH }}
      cancelLabel={words.keep}
      onConfirm={(reason) => runWithToast(reversePayment(id, reason), words.done)}
    >
      {others.length > 0 && <p className="mb-4 text-sm">{words.shared(listed(others))}</p>}
    </ConfirmButton>
  )
}

type Props = { reversal: NonNullable<StaffPayment['reversal']> }

export function ReversalCard({ reversal: { kind, day, reason, by } }: Props) {
  const { reversal: words } = usePaymentsOpsWords()
  const [lang, write] = [useLang(), useWrite()]
  return (
    <Card as="section" aria-labelledby="reversal-title">
      <CardHead id="reversal-title" title={words.title} />
      <KeyValues
        items={[
          { id: 'kind', name: words.why, value: words.kinds[kind] },
          { id: 'day', name: words.day, value: write(formatDay(day, lang)) },
          { id: 'by', name: words.by, value: <bdi>{by}</bdi> },
          {
            id: 'reason',
            name: words.reason,
            value: <bdi className="wrap-anywhere whitespace-pre-line">{reason}</bdi>,
          },
        ]}
      />
    </Card>
  )
}
