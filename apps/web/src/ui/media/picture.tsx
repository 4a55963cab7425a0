import { useEffect, useRef } from 'react'
import { cx } from '../cx.ts'
import { playThrough, useSpeaker } from './speaker.ts'

type Props = { stream: MediaStream | null; label: string; own?: boolean; className?: string }

/** A video element; one's own is mirrored and muted. */
export function Picture({ stream, label, own, className }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const sink = useSpeaker()
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  useEffect(() => {
    // The other one is heard where the reader chose; one’s own is muted.
    if (video.current && !own) void playThrough(video.current, sink)
  }, [sink, own])
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- two people who talk
    <video
      ref={video}
      autoPlay
      playsInline
      muted={own}
      aria-label={label}
      className={cx('size-full bg-sunken object-cover', own && '-scale-x-100', className)}
    />
  )
}
