import { CV_UPLOAD } from '@fareeq/domain/cv-imports/rules.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useUpload } from '../../../../forms/use-upload.ts'
import { lazyModule } from '../../../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../../../platform/lazy/lazy-part.tsx'
import { FileField, toPickedFile } from '../../../../ui/fields/file-field.tsx'
import { ProgressBar } from '../../../../ui/display/progress.tsx'
import { SkeletonBlock } from '../../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../../ui/display/states.tsx'
import { cvQuery, readCv } from '../../api-cv.ts'
import { useCvWords } from '../../messages/steps/en-cv.ts'
import { useLoud } from './step-way.ts'

/** Lazy: the proposals load the forms of three lists. */
const Proposals = lazyPart(
  lazyModule(() => import('../cv/cv-proposals.tsx')),
  (part) => part.CvProposals,
)

const ACCEPT = CV_UPLOAD.types.map((type) => `.${type}`)

export function StepImportCv() {
  const words = useCvWords()
  const { data, isPending, isError, isFetching, refetch } = useQuery(cvQuery())
  /** Something was read since the step was opened. */
  const [isNew, setNew] = useState(false)
  const { sending, failure, run, cancel } = useUpload<File>(async (...upload) => {
    await readCv(...upload)
    setNew(true)
  })
  useLoud(sending !== null)
  if (isPending) return <SkeletonBlock className="h-40" />
  if (isError) return <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
  const { last, remaining } = data
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
          file={toPickedFile(sending)}
          isDisabled={remaining === 0}
          onPick={(file) => void run(file)}
          onRemove={cancel}
          error={failure}
        />
        {isRead && <ProgressBar label={words.reading} text="" />}
        <p className="text-sm text-ink-soft">{words.linkedin}</p>
        {!last && <p className="text-sm text-ink-soft">{words.byHand}</p>}
      </div>
    </div>
  )
}
