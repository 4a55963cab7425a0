import { useEffect, useState } from 'react'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { faultOfAnswer } from '../../../forms/faults.ts'

/** Debounce in milliseconds. */
const PAUSE = 400

export type CheckState = { kind: 'unknown' | 'asking' | 'fine' } | { kind: 'refused'; fault: string }

type CheckResult = { about: string; verdict: CheckState }

/**
 * Debounced server check of an input; immediate on blur. `value` is what to check, null while there is nothing. An answer
 * counts only for its value (race); a failed call refuses nothing, because the submit checks again.
 */
export function useServerCheck(value: string | null, check: (value: string) => Promise<unknown>) {
  const [result, setResult] = useState<CheckResult | null>(null)
  const [immediate, setImmediateValue] = useState<string | null>(null)
  const current = result?.about === value ? result : null

  useEffect(() => {
    if (value === null || result?.about === value) return
    const put = (verdict: CheckState) => setResult({ about: value, verdict })
    const runCheck = async () => {
      put({ kind: 'asking' })
      try {
        await check(value)
        put({ kind: 'fine' })
      } catch (error) {
        if (!isCallFailure(error)) throw error
        const [first] = error.errors
        if (!error.canceled)
          put(error.status === 422 && first ? { kind: 'refused', fault: faultOfAnswer(first) } : { kind: 'unknown' })
      }
    }
    const timer = setTimeout(() => void runCheck(), immediate === value ? 0 : PAUSE)
    return () => clearTimeout(timer)
    // `check` is a new function on every render, but the same call.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [value, immediate, result?.about])

  return {
    verdict: current?.verdict ?? ({ kind: 'unknown' } as const),
    /** On blur: skips the debounce. */
    flush: () => setImmediateValue(value),
  }
}
