import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { type CallFailure, isCallFailure } from '../../../../platform/calls/call-failure.ts'
import type { VideoRecording } from '../../../../ui/media/video-recorder.ts'
import { announceTake } from '../../api-videos.ts'
import { type StoredRecording, recordingStore } from './recording-store.ts'
import { sendParts } from './send-parts.ts'

export type UploadTarget = { token: string; device: string; position: number }
export type UploadState = {
  recording: VideoRecording
  /** `waiting`: offline; the upload resumes with the connection. */
  phase: 'sending' | 'waiting' | 'failed'
  /** 0 to 1. */
  progress: number
  /** Survives a reload. */
  isStored: boolean
  failure: CallFailure | null
}

const keyOf = ({ token, position }: UploadTarget) => `${token}:${position}`
const states = new Map<string, UploadState>()
const listeners = new Set<() => void>()
const [UNAUTHENTICATED, NOT_FOUND, OUT_OF_ORDER, TOO_MANY] = [401, 404, 409, 429]
/** Transient failures, which are retried: no connection, a wrong offset, a rate limit, a server error. */
const isTransient = ({ status }: CallFailure) =>
  status === 0 || status === OUT_OF_ORDER || status === TOO_MANY || status >= 500

function set(key: string, part: Partial<UploadState> | null): void {
  const state = states.get(key)
  if (part === null) states.delete(key)
  else if (state) states.set(key, { ...state, ...part })
  for (const listener of listeners) listener()
}

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

/** External store: uploads outlive the panel, so one may go on to the next question. */
export const uploads = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  get: (target: UploadTarget): UploadState | null => states.get(keyOf(target)) ?? null,

  async start(target: UploadTarget, recording: VideoRecording, onArrived: (take: number) => void): Promise<void> {
    const key = keyOf(target)
    const record: StoredRecording = { uploadUrl: null, take: null, ...recording }
    states.set(key, { recording, phase: 'sending', progress: 0, isStored: false, failure: null })
    set(key, { isStored: await recordingStore.save(key, record) })
    try {
      const take = await send(target, record)
      set(key, null)
      onArrived(take)
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
  async resume(target: UploadTarget, onArrived: (take: number) => void): Promise<void> {
    const key = keyOf(target)
    if (states.has(key)) return
    const record = await recordingStore.read(key)
    if (record && !states.has(key)) await uploads.start(target, record, onArrived)
  },

  forget: (target: UploadTarget): void => set(keyOf(target), null),
}
