import { uuid4 } from '../analytics/tracking-id.ts'
import { type CallFailure, isCallFailure } from './call-failure.ts'

export type SubmissionState = { isPending: boolean; failure: CallFailure | undefined }

type RunOptions = {
  /** True where the failure is shown elsewhere. */
  showRefusal?: (failure: CallFailure) => unknown
  /** Unmounts on success: stays pending until then, so that it cannot be pressed again. */
  isLast?: boolean | undefined
}

const IDLE: SubmissionState = { isPending: false, failure: undefined }

/**
 * State machine of a submit, without React and form library: pending, failure, one submit at a time, idempotency key. Forms,
 * native forms of public pages and action buttons use it.
 */
export function createSubmission() {
  const listeners = new Set<() => void>()
  let state = IDLE
  let running: Promise<boolean> | undefined
  let unanswered: { body: string; key: string } | undefined
  const set = (next: SubmissionState) => {
    state = next
    for (const listener of listeners) listener()
  }
  async function settle(work: () => Promise<unknown>, { showRefusal, isLast }: RunOptions): Promise<boolean> {
    set({ isPending: true, failure: undefined })
    let failure: CallFailure | undefined
    let isDone = false
    try {
      isDone = (await work()) !== false
      unanswered = undefined
      return isDone
    } catch (error) {
      if (!isCallFailure(error)) throw error
      if (error.status > 0) unanswered = undefined
      if (!error.canceled && !(await showRefusal?.(error))) failure = error
      return false
    } finally {
      if (!(isDone && isLast)) {
        running = undefined
        set({ isPending: false, failure })
      }
    }
  }
  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** A retry of the same body reuses its key until the server has answered; a changed body gets a new one. */
    keyOf(body: unknown): string {
      const text = JSON.stringify(body) ?? ''
      if (unanswered?.body !== text) unanswered = { body: text, key: uuid4() }
      return unanswered.key
    },
    /** A submit during another one gets its promise. True on success; `work` returns false where it sent nothing. */
    run: (work: () => Promise<unknown>, options: RunOptions = {}): Promise<boolean> =>
      (running ??= settle(work, options)),
    clear() {
      if (state.failure) set({ ...state, failure: undefined })
    },
  }
}
export type Submission = ReturnType<typeof createSubmission>
