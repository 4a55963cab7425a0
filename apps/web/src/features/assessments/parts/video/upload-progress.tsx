import { useEffect, useMemo } from 'react'
import { Button } from '../../../../ui/actions/button.tsx'
import { Banner } from '../../../../ui/display/banner.tsx'
import { ProgressBar } from '../../../../ui/display/progress.tsx'
import { RecordedVideo } from '../../../../ui/media/recorded-video.tsx'
import type { UploadState } from './upload-states.ts'
import { useVideoWords } from '../../messages/video/en.ts'

/** The recording while it is on its way: it can be watched at once, from the memory of the page. */
export function UploadProgress({ upload, onForget }: { upload: UploadState; onForget: () => void }) {
  const { upload: words } = useVideoWords()
  const { phase, progress, recording, isStored, failure } = upload
  const url = useMemo(() => URL.createObjectURL(recording.blob), [recording.blob])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  if (phase === 'failed')
    return (
      <Banner
        tone="danger"
        role="alert"
        title={words.failed}
        action={
          <Button kind="quiet" size="small" onPress={onForget}>
            {words.clear}
          </Button>
        }
      >
        {failure?.text || words.failedText}
      </Banner>
    )
  return (
    <section aria-label={words.title} className="grid max-w-md gap-3">
      <RecordedVideo src={url} label={words.title} />
      <ProgressBar label={phase === 'waiting' ? words.waiting : words.sending} value={progress} />
      <p role="status" className="text-sm text-ink-soft">
        {phase === 'waiting' ? words.waitingText : words.sendingText}
      </p>
      {!isStored && progress > 0 && <p className="text-sm font-strong text-warning">{words.atRisk}</p>}
    </section>
  )
}
