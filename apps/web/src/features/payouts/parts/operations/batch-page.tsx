import type { Batch } from '@fareeq/domain/payouts/schema.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { useAction } from '../../../../forms/use-action.ts'
import { useBusinessTime } from '../../../../platform/i18n/business-time.ts'
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
import { discardBatch, submitBatch } from '../../api-batches.ts'
import { PayoutSums } from '../payout-sums.tsx'
import { usePayoutText } from '../use-payout-text.ts'
import { BatchFiles } from './batch-files.tsx'
import { BatchPayment } from './batch-payment.tsx'
import { BatchReport } from './batch-report.tsx'
import { BatchState } from './batch-state.tsx'
import { TransferTable } from './transfer-table.tsx'
import { usePayoutColumns } from './use-payout-columns.tsx'
import { usePayoutsOpsWords } from '../../messages/operations/en.ts'
import { useWayBack } from '../../../staff/parts/use-way-back.ts'

/** What is in it, who released it, the file for the bank, and what became of each transfer. */
export function BatchPage({ batch }: { batch: Batch }) {
  const { batch: words, batches } = usePayoutsOpsWords()
  const back = useWayBack('payouts', words.back)
  const { usd, day } = usePayoutText()
  const lang = useLang()
  const columns = usePayoutColumns(batch.id)
  const mayPay = staffMay(useStaff()?.roles ?? [], 'payouts.pay')
  const { number, approval, created_by: by, paid_day: paid, note, payouts, transfers, total, count } = batch
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
        actions={mayPay && batch.is_open && <Moves batch={batch} />}
      />
      <div className="grid grid-cols-1 gap-5">
        {approval && <ApprovalCard approval={approval} />}
        <PayoutSums
          label={words.payouts}
          sums={[
            { id: 'total', name: batches.total, value: usd(total) },
            { id: 'count', name: batches.count, value: String(count) },
            ...(transfers.length > 0
              ? [{ id: 'transfers', name: words.transfers, value: String(transfers.length) }]
              : []),
          ]}
        />
        <Warnings batch={batch} />
        {transfers.length > 0 ? (
          <TransferTable transfers={transfers} mayPay={mayPay} />
        ) : payouts.length > 0 ? (
          <Table label={words.payouts} rows={payouts} rowKey={({ id }) => id} columns={columns} />
        ) : (
          <Banner>{words.given}</Banner>
        )}
        <Files batch={batch} />
      </div>
    </>
  )
}

/** Accounts that whoever releases should look at twice. */
function Warnings({ batch: { transfers, is_open: isOpen } }: { batch: Batch }) {
  const { batch: words } = usePayoutsOpsWords()
  const count = transfers.filter(({ warning }) => warning !== null).length
  return isOpen && count > 0 && <Banner tone="warning">{words.warnings(count)}</Banner>
}

function Files({ batch: { files } }: { batch: Batch }) {
  const { batch: words } = usePayoutsOpsWords()
  const [lang, at] = [useLang(), useBusinessTime()]
  if (files.length === 0) return null
  return (
    <ul className="grid gap-1 text-sm text-ink-soft">
      {files.map((file) => (
        <li key={file.at}>{words.taken(words.formats[file.format], bidiIsolate(file.by, lang), at(file.at))}</li>
      ))}
    </ul>
  )
}

function Moves({ batch }: { batch: Batch }) {
  const { batch: words, keep } = usePayoutsOpsWords()
  const submit = useAction(() => submitBatch(batch.id), { done: words.submitted })
  return (
    <>
      {batch.is_released && (
        <>
          <BatchFiles batch={batch} />
          <BatchReport batch={batch} />
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
      {batch.can_discard && (
        <ConfirmButton
          label={words.discard}
          button={{ kind: 'ghost', size: 'small' }}
          text={words.discardText}
          cancelLabel={keep}
          onConfirm={() => runWithToast(discardBatch(batch.id), words.discarded)}
        />
      )}
    </>
  )
}
