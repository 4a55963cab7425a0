import type { StaffPayment } from '@fareeq/domain/payments/schema.ts'
import { useAction } from '../../../../forms/use-action.ts'
import { useLocale } from '../../../../platform/i18n/i18n.ts'
import { useMoment } from '../../../../platform/i18n/zone.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Badge } from '../../../../ui/display/badge.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { KeyValues } from '../../../../ui/layout/key-values.tsx'
import { saveProof } from '../../api-ops.ts'
import { usePaymentsOpsWords } from '../../messages/operations/en.ts'
import { useProviderAmount } from './use-provider-amount.ts'

type Provider = NonNullable<StaffPayment['provider']>

/** What the provider says, beside what we have. */
export function ProviderCard({ provider, agrees }: { provider: Provider; agrees: boolean }) {
  const { provider: words } = usePaymentsOpsWords()
  const [amountText, moment] = [useProviderAmount(), useMoment()]
  const { status, session_id, checked_at } = provider
  return (
    <Card as="section" aria-labelledby="provider-title">
      <CardHead
        id="provider-title"
        title={words.title}
        actions={status && <Badge tone={agrees ? 'positive' : 'danger'}>{agrees ? words.agrees : words.differs}</Badge>}
      />
      <KeyValues
        items={[
          { id: 'says', name: words.says, value: status ? words.statuses[status] : words.never },
          { id: 'amount', name: words.amount, value: amountText(provider) },
          { id: 'checked', name: words.checked, value: checked_at ? moment(checked_at) : words.never },
          {
            id: 'session',
            name: words.session,
            value: <span className="text-sm break-all">{session_id ?? '–'}</span>,
            ltr: true,
          },
        ]}
      />
    </Card>
  )
}

type Transfer = NonNullable<StaffPayment['transfer']>

/** What finance wrote down of the bank statement, and its proof. */
export function TransferCard({ id, transfer }: { id: string; transfer: Transfer }) {
  const { transfer: words } = usePaymentsOpsWords()
  const locale = useLocale()
  const { run, isPending } = useAction(() => saveProof(id))
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(transfer.day))
  return (
    <Card as="section" aria-labelledby="transfer-title">
      <CardHead id="transfer-title" title={words.title} />
      <KeyValues
        items={[
          { id: 'reference', name: words.reference, value: transfer.reference, ltr: true },
          { id: 'day', name: words.day, value: day },
          { id: 'by', name: words.by, value: <bdi>{transfer.by ?? '–'}</bdi> },
        ]}
      />
      {transfer.has_proof && (
        <Button kind="quiet" size="small" className="mt-4" pending={isPending} onPress={() => void run()}>
          {words.download}
        </Button>
      )}
    </Card>
  )
}
