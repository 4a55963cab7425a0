import { REPORT_UPLOAD } from '@fareeq/domain/payouts/limits.ts'
import { reasonText } from '@fareeq/domain/payouts/rules-bank-reasons.ts'
import type { Batch } from '@fareeq/domain/payouts/schema.ts'
import type { ReportPreview } from '@fareeq/domain/payouts/schema-transfers.ts'
import { useState } from 'react'
import { useAction } from '../../../../forms/use-action.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Badge, type Tone } from '../../../../ui/display/badge.tsx'
import { FileField } from '../../../../ui/fields/file-field.tsx'
import { Dialog, DialogActions } from '../../../../ui/overlays/dialog.tsx'
import { applyReport, previewReport } from '../../api-batches.ts'
import { usePayoutText } from '../use-payout-text.ts'
import { usePayoutsOpsWords } from '../../messages/operations/en.ts'

type Fate = ReportPreview['transfers'][number]['fate']
const TONES: Readonly<Record<Fate, Tone>> = {
  accepted: 'point',
  paid: 'positive',
  rejected: 'danger',
  unchanged: 'neutral',
}

/** The answer of the bank: read first, then done. */
export function BatchReport({ batch }: { batch: Batch }) {
  const { report: words } = usePayoutsOpsWords()
  return (
    <Dialog
      trigger={
        <Button kind="quiet" size="small">
          {words.open}
        </Button>
      }
      title={words.open}
      text={words.text}
      isDismissable={false}
    >
      {(close) => <ReportDialog batch={batch} close={close} />}
    </Dialog>
  )
}

function ReportDialog({ batch: { id }, close }: { batch: Batch; close: () => void }) {
  const { report: words, keep } = usePayoutsOpsWords()
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<ReportPreview | null>(null)
  const read = useAction(async (source: File) => setPreview(await previewReport(id, source)), { refused: 'shown' })
  const save = useAction(
    async (source: File) => {
      await applyReport(id, source)
      void showToast({ title: words.done, tone: 'positive' })
      close()
    },
    { refused: 'shown' },
  )
  const leave = () => {
    setFile(null)
    setPreview(null)
    save.clear()
  }
  const pick = (source: File) => {
    leave()
    setFile(source)
    void read.run(source)
  }
  return (
    <div className="grid gap-5">
      <FileField
        label={words.file}
        kinds={words.kinds}
        accept={['.xml']}
        maxBytes={REPORT_UPLOAD.maxBytes}
        file={file}
        error={read.failure ?? save.failure}
        isDisabled={read.isPending || save.isPending}
        onPick={pick}
        onRemove={leave}
      />
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {read.isPending && words.reading}
      </p>
      {preview && <PreviewList preview={preview} />}
      <DialogActions>
        {preview && file && (
          <Button pending={save.isPending} onPress={() => void save.run(file)}>
            {words.apply}
          </Button>
        )}
        <Button kind="quiet" onPress={close}>
          {keep}
        </Button>
      </DialogActions>
    </div>
  )
}

function PreviewList({ preview }: { preview: ReportPreview }) {
  const { report: words } = usePayoutsOpsWords()
  const { day, exact } = usePayoutText()
  const lang = useLang()
  return (
    <section aria-labelledby="report-preview" className="grid gap-3">
      <h3 id="report-preview" className="text-base">
        {words.preview(day(preview.day))}
      </h3>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {preview.transfers.map(({ reference, talent, amount, fate, code, note }) => (
          <li key={reference} className="grid gap-1 py-3">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-strong">
                <bdi>{talent}</bdi> · {exact(amount)}
              </span>
              <Badge tone={TONES[fate]}>{words.fates[fate]}</Badge>
            </p>
            <p className="text-ink-soft">
              <span className="ltr-island">{reference}</span>
            </p>
            {code && (
              <p>
                {reasonText(code)[lang]} <span className="ltr-island text-ink-soft">{code}</span>
                {note && (
                  <>
                    {' · '}
                    <bdi className="wrap-anywhere text-ink-soft">{note}</bdi>
                  </>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
