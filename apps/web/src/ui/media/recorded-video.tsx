// <RecordedVideo src=… label=… />: plays a recording of a browser, also one whose file has no duration.
import { useRef } from 'react'
import { cx } from '../cx.ts'

type Props = { src: string; label: string; className?: string }

/** Beyond any recording: seeking there makes the browser read the last timestamp. */
const FAR = 1e6

export function RecordedVideo({ src, label, className }: Props) {
  const isMeasuring = useRef(false)
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- somebody's own words, recorded a moment ago
    <video
      src={src}
      controls
      playsInline
      preload="metadata"
      aria-label={label}
      onLoadedMetadata={({ currentTarget: video }) => {
        // MediaRecorder writes a WebM without a duration, which players show as endless.
        if (video.duration !== Infinity) return
        isMeasuring.current = true
        video.currentTime = FAR
      }}
      onDurationChange={({ currentTarget: video }) => {
        if (!isMeasuring.current || video.duration === Infinity) return
        isMeasuring.current = false
        video.currentTime = 0
      }}
      className={cx('aspect-4/3 w-full rounded-lg border border-line bg-sunken object-contain', className)}
    />
  )
}
