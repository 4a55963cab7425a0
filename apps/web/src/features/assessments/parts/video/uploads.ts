import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { type CallFailure, isCallFailure } from '../../../../platform/calls/call-failure.ts'
import type { VideoRecording } from '../../../../ui/media/video-recorder.ts'
import { announceTake } from '../../api-videos.ts'
import { type StoredRecording, recordingStore } from './recording-store.ts'
import { sendParts } from './send-parts.ts'
import { type UploadTarget, keyOf, uploadStates } from './upload-states.ts'

const [UNAUTHENTICATED, NOT_FOUND, OUT_OF_ORDER, TOO_MANY] = [401, 404, 409, 429]
/** Transient failures, which are retried: no connection, a wrong offset, a rate limit, a server error. */
const isTransient = ({ status }: CallFailure) =>
  status === 0 || status === OUT_OF_ORDER || status === TOO_MANY || status >= 500

const { set } = uploadStates

const RETRY = 3 * SECOND
const untilRetry = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, RETRY)
    addEventListener('online', () => (clearTimeout(timer), resolve()), { once: true })
  })

/** Retry loop: announces if there is no upload yet, sends what is missing, until it has arrived or was refused. */
async function send(target: UploadTarget, recording: StoredRecording): Promise<number> {
  const key = keyOf(target)
  let { uploadUrl, take } = recording
  for (;;)
    try {
      if (uploadUrl === null || take === null) {
        const { blob, type } = recording
        const { data } = await announceTake(target.token, {
          device: target.device,
          position: target.position,
          bytes: blob.size,
          type,
        })
        uploadUrl = data.upload_url
        take = data.take
        set(key, { isStored: await recordingStore.save(key, { ...recording, uploadUrl, take }) })
      }
      set(key, { phase: 'sending' })
      await sendParts(recording.blob, uploadUrl, (progress) => set(key, { progress }))
      return take
    } catch (error) {
      if (!isCallFailure(error)) throw error
      const isGone = error.status === NOT_FOUND && uploadUrl !== null
      if (isGone) uploadUrl = null
      else if (!isTransient(error) || (uploadUrl === null && error.status === OUT_OF_ORDER)) throw error
      set(key, { phase: 'waiting' })
      await untilRetry()
    }
}

/** The recording of one question has arrived; `written` is what its text was when it was recorded. */
export type Arrival = { position: number; take: number; written: string }

export const uploads = {
  async start(
    target: UploadTarget,
    recording: VideoRecording & Pick<StoredRecording, 'written'>,
    onArrived: (arrival: Arrival) => void,
  ): Promise<void> {
    const key = keyOf(target)
    const record: StoredRecording = { uploadUrl: null, take: null, ...recording }
    uploadStates.start(key, recording)
    set(key, { isStored: await recordingStore.save(key, record) })
    try {
      const take = await send(target, record)
      set(key, null)
      onArrived({ position: target.position, take, written: record.written })
    } catch (error) {
      if (!isCallFailure(error)) throw error
      set(key, { phase: 'failed', failure: error })
      // Resumes after signing in again.
      if (error.status === UNAUTHENTICATED) return
    }
    // Arrived or refused: sending it again would change neither.
    await recordingStore.remove(key)
  },

  /** Resumes after a reload. */
  async resume(target: UploadTarget, onArrived: (arrival: Arrival) => void): Promise<void> {
    const key = keyOf(target)
    if (uploadStates.get(key)) return
    const record = await recordingStore.read(key)
    if (record && !uploadStates.get(key)) await uploads.start(target, record, onArrived)
  },

  forget: (target: UploadTarget): void => set(keyOf(target), null),
}
