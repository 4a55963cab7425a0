import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { VideoRecording } from '../../../../ui/media/video-recorder.ts'
import type { PanelProps } from '../runner/panel.ts'
import { type UploadTarget, uploads } from './uploads.ts'

type Props = Pick<PanelProps<'video'>, 'item' | 'answer' | 'change' | 'token' | 'device' | 'onStale'>

/** The recording of one question on its way; what has arrived last is what counts until somebody chooses otherwise. */
export function useTakes({ item: { position }, answer, change, token, device, onStale }: Props) {
  const target: UploadTarget = { token, device, position }
  const upload = useSyncExternalStore(uploads.subscribe, () => uploads.get(target))
  const onArrived = useEffectEvent((take: number) => {
    change({ kind: 'video', take, written: answer?.written ?? '' })
    onStale()
  })
  useEffect(() => {
    void uploads.resume({ token, device, position }, onArrived)
  }, [token, device, position])
  const isAtRisk = upload !== null && upload.phase !== 'failed' && !upload.isStored
  useEffect(() => (isAtRisk ? warnBeforeLeaving() : undefined), [isAtRisk])
  return {
    upload,
    start: (recording: VideoRecording) => {
      const text = answer?.written ?? ''
      void uploads.start(target, recording, (take) => {
        change({ kind: 'video', take, written: text })
        onStale()
      })
    },
    forget: () => uploads.forget(target),
  }
}

/** The browser asks before the page is closed or reloaded. */
export function warnBeforeLeaving(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault()
  addEventListener('beforeunload', warn)
  return () => removeEventListener('beforeunload', warn)
}
