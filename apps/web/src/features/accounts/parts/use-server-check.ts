import { useEffect, useState } from 'react'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { faultOfAnswer } from '../../../forms/faults.ts'

/** Milliseconds of quiet before the server is asked. */
const PAUSE = 400

export type Verdict = { kind: 'unknown' | 'asking' | 'fine' } | { kind: 'refused'; fault: string }

type CheckResult = { about: string; verdict: Verdict }

/**
 * Asks the server about what is being typed: after a pause, or at once when the field is left. `value` is what to ask
 * about, null while there is nothing worth asking. An answer counts only for the value it was given about; a server
 * that cannot answer now refuses nothing, for it is asked again on submit.
 */
export function useServerCheck(value: string | null, ask: (value: string) => Promise<unknown>) {
  const [told, setTold] = useState<CheckResult | null>(null)
  const [hurried, setHurried] = useState<string | null>(null)
  const known = told?.about === value ? told : null

  useEffect(() => {
    if (value === null || told?.about === value) return
    const put = (verdict: Verdict) => setTold({ about: value, verdict })
    const question = async () => {
      put({ kind: 'asking' })
      try {
        await ask(value)
        put({ kind: 'fine' })
      } catch (error) {
        if (!isCallFailure(error)) throw error
        const [first] = error.errors
        if (!error.canceled)
          put(error.status === 422 && first ? { kind: 'refused', fault: faultOfAnswer(first) } : { kind: 'unknown' })
      }
    }
    const timer = setTimeout(() => void question(), hurried === value ? 0 : PAUSE)
    return () => clearTimeout(timer)
    // `ask` is made anew with every render and always means the same call.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [value, hurried, told?.about])

  return {
    verdict: known?.verdict ?? ({ kind: 'unknown' } as const),
    /** The field was left: no reason to wait any longer. */
    hurry: () => setHurried(value),
  }
}
