import { useRef, useState } from 'react'
import { CallFailure, isCallFailure } from '../platform/calls/call-failure.ts'
import { useAction } from './use-action.ts'

/** `onProgress` is told the share, 0 to 1. */
type Send<Source> = (source: Source, onProgress: (share: number) => void, signal: AbortSignal) => Promise<unknown>

/** Status of an answer about the content of the file. */
const REFUSED = 422

/** `failed` replaces the sentence of every other failure. */
export const uploadFailure = (error: unknown, failed: string | undefined): unknown =>
  failed !== undefined && isCallFailure(error) && error.status !== REFUSED
    ? new CallFailure({ status: error.status, message: failed })
    : error

/** `useAction` for a file: progress, and a button that cancels. Its field shows the failure. */
export function useUpload<Source>(send: Send<Source>, failed?: string) {
  const [progress, setProgress] = useState(0)
  const controller = useRef<AbortController>(null)
  const { pendingArgs, failure, run, clear } = useAction(
    async (source: Source) => {
      const { signal } = (controller.current = new AbortController())
      setProgress(0)
      try {
        return await send(source, setProgress, signal)
      } catch (error) {
        if (signal.aborted) return false
        throw uploadFailure(error, failed)
      }
    },
    { refused: 'shown' },
  )
  return {
    sending: pendingArgs ? { source: pendingArgs[0], progress } : null,
    failure,
    run,
    clear,
    cancel: () => controller.current?.abort(),
  }
}
