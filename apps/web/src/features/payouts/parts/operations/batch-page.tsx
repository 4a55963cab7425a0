import type { Batch } from '@fareeq/domain/payouts/schema.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { useAction } from '../../../../forms/use-action.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Banner } from '../../../../ui/display/banner.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { Table } from '../../../../ui/layout/table.tsx'
import { ConfirmButton } from '../../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { ApprovalCard } from '../../../approvals/parts/approval-card.tsx'
import { useStaff } from '../../../staff/parts/session/staff-session.ts'
import { discardBatch, saveBatchSheet, submitBatch } from '../../api-ops.ts'
import { PayoutSums } from '../payout-sums.tsx'
import { usePayoutText } from '../use-payout-text.ts'
import { BatchPayment } from './batch-payment.tsx'
import { BatchState } from './batch-state.tsx'
import { usePayoutColumns } from './use-payout-columns.tsx'
import { usePayoutsOpsWords } from '../../messages/operations/en.ts'
import { useWayBack } from '../../../staff/parts/use-way-back.ts'

/** What is in it, the file for the bank, and whether it is paid. */
export function BatchPage({ batch }: { batch: Batch }) {
  const { batch: words, batches } = usePayoutsOpsWords()
  const back = useWayBack('payouts', words.back)
  const { usd, day } = usePayoutText()
  const lang = useLang()
  const columns = usePayoutColumns(batch.id)
  const roles = useStaff()?.roles ?? []
  const { number, approval, created_by: by, paid_day: paid, note, payouts, total, count } = batch
  const mayPay = batch.is_open && staffMay(roles, 'payouts.pay')
  const lines = [
    by && batches.by(by),
    paid && words.paidOn(day(paid)),
    note && words.reference(bidiIsolate(note, lang)),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <>
      <PageHeader
        back={{ ...back, as: PageLink }}
        title={words.title(number)}
        badge={<BatchState batch={batch} />}
        text={lines}
        actions={mayPay && <Moves batch={batch} />}
      />
      <div className="grid gap-5">
        {mayPay && batch.is_released && <p className="text-sm text-ink-soft">{words.csvHint}</p>}
        {approval && <ApprovalCard approval={approval} />}
        <PayoutSums
          label={words.payouts}
          sums={[
            { id: 'total', name: batches.total, value: usd(total) },
            { id: 'count', name: batches.count, value: String(count) },
          ]}
        />
        {payouts.length === 0 ? (
          <Banner>{words.given}</Banner>
        ) : (
          <Table label={words.payouts} rows={payouts} rowKey={({ id }) => id} columns={columns} />
        )}
      </div>
    </>
  )
}

function Moves({ batch }: { batch: Batch }) {
  const { batch: words, keep } = usePayoutsOpsWords()
  const submit = useAction(() => submitBatch(batch.id), { done: words.submitted })
  const csv = useAction(() => saveBatchSheet(batch))
  return (
    <>
      {batch.is_released && (
        <>
          <Button kind="quiet" size="small" pending={csv.isPending} onPress={() => void csv.run()}>
            {words.csv}
          </Button>
          <Dialog trigger={<Button size="small">{words.pay}</Button>} title={words.payTitle} text={words.payText}>
            {(close) => <BatchPayment id={batch.id} close={close} />}
          </Dialog>
        </>
      )}
      {batch.can_submit && (
        <Button size="small" pending={submit.isPending} onPress={() => void submit.run()}>
          {words.submit}
        </Button>
      )}
      <ConfirmButton
        label={words.discard}
        button={{ kind: 'ghost', size: 'small' }}
        text={words.discardText}
        cancelLabel={keep}
        onConfirm={() => runWithToast(discardBatch(batch.id), words.discarded)}
      />
    </>
  )
}
