import type { CodeLanguage } from '@fareeq/domain/assessments/limits.ts'
import type { RunResult } from '@fareeq/domain/assessments/schema-items.ts'
import { useEffect, useRef, useState } from 'react'
import { isCallFailure } from '../../../../platform/calls/call-failure.ts'
import { readRun, startRun } from '../../api.ts'

export type TestChoice = 'visible' | 'own'
type Request = { language: CodeLanguage; source: string; own?: { args: unknown[] }[] }
type State =
  | { kind: 'idle' }
  | { kind: 'running'; choice: TestChoice }
  | { kind: 'ended'; choice: TestChoice; result: RunResult }
  /** With the sentence of a refusal; without one the result never came. */
  | { kind: 'failed'; choice: TestChoice; text: string | null }

type Options = { token: string; device: string; position: number; onStale: () => void }

/** Milliseconds after which nobody waits for a result any more. */
const RUN_TIMEOUT = 60_000
const OVER: readonly string[] = ['time_is_up', 'attempt_over', 'link_over', 'open_elsewhere']

/** Sends code to be run and polls for the result. A new run replaces the one before. */
export function useCodeRun({ token, device, position, onStale }: Options) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  async function pollRun(body: Request, signal: AbortSignal): Promise<RunResult | null> {
    const until = Date.now() + RUN_TIMEOUT
    const { data } = await startRun(token, { device, position, ...body }, signal)
    for (let run = data; ; run = (await readRun(token, data.id, signal)).data) {
      if (run.done) return run.result
      if (Date.now() > until) return null
    }
  }

  async function start(choice: TestChoice, body: Request) {
    current.current?.abort()
    const { signal } = (current.current = new AbortController())
    setState({ kind: 'running', choice })
    try {
      const result = await pollRun(body, signal)
      if (!signal.aborted) setState(result ? { kind: 'ended', choice, result } : { kind: 'failed', choice, text: null })
    } catch (error) {
      if (signal.aborted) return
      setState({ kind: 'failed', choice, text: isCallFailure(error) && error.status > 0 ? error.text : null })
      if (!isCallFailure(error)) reportError(error)
      else if (OVER.includes(error.code)) onStale()
    }
  }
  return { state, start }
}
export type CodeRun = ReturnType<typeof useCodeRun>
