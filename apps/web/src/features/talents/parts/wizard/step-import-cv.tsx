import { CV_UPLOAD } from '@fareeq/domain/cv-imports/limits.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { isCallFailure } from '../../../../platform/calls/call-failure.ts'
import { loadChunk } from '../../../../platform/lazy/chunks.tsx'
import { FileField, type PickedFile } from '../../../../ui/fields/file-field.tsx'
import { ProgressBar } from '../../../../ui/display/progress.tsx'
import { SkeletonBlock } from '../../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../../ui/display/states.tsx'
import { cvQuery, readCv } from '../../api-cv.ts'
import { useCvWords } from '../cv/use-cv-words.ts'

/** Lazy: the proposals load the forms of three lists. */
const Proposals = lazy(async () => ({ default: (await loadChunk(() => import('../cv/cv-proposals.tsx'))).CvProposals }))

const ACCEPT = CV_UPLOAD.types.map((type) => `.${type}`)

export function StepImportCv() {
  const words = useCvWords()
  const { data, isPending, isError, isFetching, refetch } = useQuery(cvQuery())
  const [sending, setSending] = useState<PickedFile | null>(null)
  const [fault, setFault] = useState<string>()
  const stop = useRef<AbortController>(null)
  /** Something was read since the step was opened. */
  const [isNew, setNew] = useState(false)
  if (isPending) return <SkeletonBlock className="h-40" />
  if (isError) return <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
  const { last, remaining } = data
  const send = async (file: File) => {
    setFault(undefined)
    stop.current = new AbortController()
    const { signal } = stop.current
    const report = (progress: number) => setSending({ name: file.name, size: file.size, progress })
    report(0)
    try {
      await readCv(file, report, signal)
      setNew(true)
    } catch (error) {
      if (!signal.aborted && !isCallFailure(error)) throw error
      if (isCallFailure(error)) setFault(error.text)
    } finally {
      setSending(null)
    }
  }
  const isRead = sending?.progress === 1
  return (
    <div className="grid gap-8">
      {last && (
        <Suspense fallback={<SkeletonBlock className="h-60" />}>
          <Proposals key={last.id} proposal={last.proposal} isNew={isNew} />
        </Suspense>
      )}
      <div className="grid gap-3">
        <FileField
          label={last ? words.again : words.label}
          hint={`${words.hint} ${words.left(remaining)}`}
          accept={ACCEPT}
          maxBytes={CV_UPLOAD.maxBytes}
          kinds={words.kinds}
          file={sending}
          isDisabled={remaining === 0}
          onPick={(file) => void send(file)}
          onRemove={() => stop.current?.abort()}
          error={fault}
        />
        {isRead && <ProgressBar label={words.reading} text="" />}
        <p className="text-sm text-ink-soft">{words.linkedin}</p>
        {!last && <p className="text-sm text-ink-soft">{words.byHand}</p>}
      </div>
    </div>
  )
}
