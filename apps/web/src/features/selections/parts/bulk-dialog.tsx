import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { REASON_LENGTH } from '@fareeq/domain/selections/limits.ts'
import type { BulkPreview } from '@fareeq/domain/selections/schema-bulks.ts'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { queryClient } from '../../../platform/calls/query-client.ts'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { type BulkPreviewRequest, beginBulk, previewQuery } from '../api-bulks.ts'
import { useBulkWords } from '../messages/bulk/en.ts'
import { usePipelineWords } from '../messages/en.ts'

type Props = {
  request: BulkPreviewRequest
  /** The step or the colleague in the title. */
  target: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onStarted: (id: string) => void
}

/** Dry run by names, what people are told and whether it can be undone; a rejection asks for its reasons. */
export function BulkDialog({ request, target, isOpen, onOpenChange, onStarted }: Props) {
  const [words, bulk] = [usePipelineWords(), useBulkWords()]
  const { kind } = request
  const [sharedReason, setSharedReason] = useState('')
  const preview = useQuery({ ...previewQuery(request), enabled: isOpen }).data
  const isRejection = request.kind === 'reject'
  const reason = { label: words.rejectReason, limit: REASON_LENGTH, required: words.reasonRequired }
  return (
    <ConfirmDialog
      {...{ isOpen, onOpenChange }}
      title={bulk.titles[kind].replace('{to}', target)}
      text={bulk.texts[kind]}
      kind={isRejection ? 'danger' : 'primary'}
      confirmLabel={bulk.kinds[kind]}
      {...(isRejection && { reason })}
      onConfirm={async (why) => {
        const { moves } = await queryClient.ensureQueryData(previewQuery(request))
        if (moves === 0) return bulk.nobody
        const form = request.kind === 'reject' ? { ...request, reason: why, shared_reason: sharedReason } : request
        onStarted((await beginBulk(form)).id)
        return undefined
      }}
    >
      <DryRun request={request} preview={preview} />
      {isRejection && (
        <TextAreaField
          label={bulk.sharedReason}
          hint={bulk.sharedReasonHint}
          limit={REASON_LENGTH}
          rows={2}
          optional
          className="my-4"
          value={sharedReason}
          onChange={setSharedReason}
        />
      )}
    </ConfirmDialog>
  )
}

function DryRun({ request: { kind }, preview }: { request: BulkPreviewRequest; preview: BulkPreview | undefined }) {
  const { people } = usePipelineWords()
  const bulk = useBulkWords()
  const [lang, write] = [useLang(), useWrite()]
  return (
    <div aria-live="polite" className="grid gap-1">
      <p className="font-strong">{preview ? `${bulk.will[kind]}: ${people(preview.moves)}` : bulk.counting}</p>
      {preview && <Names names={preview.names} count={preview.moves} />}
      {preview && preview.back > 0 && <p className="text-warning">{bulk.willGoBack(preview.back)}</p>}
      {preview?.taken_over.map(({ name, count }) => (
        <p key={name} className="text-warning">
          {bulk.takenFrom.replace('{name}', bidiIsolate(name, lang)).replace('{count}', write(String(count)))}
        </p>
      ))}
      {preview?.stays.map(({ reason, count, names }) => (
        <div key={reason} className="text-sm text-ink-soft">
          <p>
            {bulk.willStay(count)}: {bulk.obstacles[reason]}
          </p>
          <Names names={names} count={count} />
        </div>
      ))}
    </div>
  )
}

/** The first few by name, the rest counted. */
function Names({ names, count }: { names: readonly string[]; count: number }) {
  const { comma, andMore } = useBulkWords()
  if (names.length === 0) return null
  return (
    <p className="text-sm text-ink wrap-anywhere">
      {names.map((name, at) => (
        <Fragment key={`${at} ${name}`}>
          {at > 0 && comma}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
      {count > names.length && names.length > 1 && ` ${andMore(count - names.length)}`}
    </p>
  )
}
