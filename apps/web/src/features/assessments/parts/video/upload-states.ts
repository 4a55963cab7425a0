import type { CallFailure } from '../../../../platform/calls/call-failure.ts'
import type { VideoRecording } from '../../../../ui/media/video-recorder.ts'

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

const states = new Map<string, UploadState>()
const listeners = new Set<() => void>()
const prefixOf = (token: string) => `${token}:`
export const keyOf = ({ token, position }: Pick<UploadTarget, 'token' | 'position'>): string =>
  prefixOf(token) + position

export const isUnderWay = (state: UploadState | null): boolean => state !== null && state.phase !== 'failed'

/** External store: uploads outlive the panel, so one may go on to the next question. */
export const uploadStates = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  get: (key: string): UploadState | null => states.get(key) ?? null,
  /** A recording of this attempt has not arrived yet. */
  hasPending: (token: string): boolean =>
    [...states].some(([key, state]) => key.startsWith(prefixOf(token)) && isUnderWay(state)),
  start: (key: string, recording: VideoRecording): void =>
    void states.set(key, { recording, phase: 'sending', progress: 0, isStored: false, failure: null }),
  set(key: string, part: Partial<UploadState> | null): void {
    const state = states.get(key)
    if (part === null) states.delete(key)
    else if (state) states.set(key, { ...state, ...part })
    for (const listener of listeners) listener()
  },
}
