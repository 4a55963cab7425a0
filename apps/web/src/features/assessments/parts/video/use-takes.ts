import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { VideoRecording } from '../../../../ui/media/video-recorder.ts'
import { attemptQuery } from '../../api.ts'
import type { PanelProps } from '../runner/panel.ts'
import { withTake } from '../runner/run/answers.ts'
import { type UploadTarget, isUnderWay, keyOf, uploadStates } from './upload-states.ts'
import { type Arrival, uploads } from './uploads.ts'

type Props = Pick<PanelProps<'video'>, 'item' | 'answer' | 'update' | 'token' | 'device' | 'onStale'>

/** The recording of one question on its way; what has arrived last is what counts until somebody chooses otherwise. */
export function useTakes({ item: { position }, answer, update, token, device, onStale }: Props) {
  const target: UploadTarget = { token, device, position }
  const upload = useSyncExternalStore(uploadStates.subscribe, () => uploadStates.get(keyOf(target)))
  const { data } = useQuery(attemptQuery(token))
  const count = data?.attempt.count ?? 0
  const arrive = ({ position, take, written }: Arrival) => {
    update(position, (current) => withTake(current, take, written))
    onStale()
  }
  const onArrived = useEffectEvent(arrive)
  useEffect(() => {
    // Of every question: after a reload another one may be open than the one that was recorded.
    for (let position = 1; position <= count; position++) void uploads.resume({ token, device, position }, onArrived)
  }, [token, device, count])
  const isAtRisk = isUnderWay(upload) && !upload?.isStored
  useEffect(() => (isAtRisk ? warnBeforeUnload() : undefined), [isAtRisk])
  return {
    upload,
    start: (recording: VideoRecording) =>
      void uploads.start(target, { ...recording, written: answer?.written ?? '' }, arrive),
    forget: () => uploads.forget(target),
  }
}

/** The browser asks before the page is closed or reloaded. */
export function warnBeforeUnload(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault()
  addEventListener('beforeunload', warn)
  return () => removeEventListener('beforeunload', warn)
}
