import type { Attempt } from '@fareeq/domain/assessments/schema.ts'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { uuid4 } from '../../../../../platform/analytics/tracking-id.ts'
import { attemptIsStale, saveAnswer, sendHeartbeat } from '../../../api.ts'
import { createConductRecorder } from './conduct.ts'
import { readLocalRun, writeLocalRun } from './local-run.ts'
import { callResult } from './call-result.ts'
import { createRun } from './run.ts'

const later = (work: () => void, milliseconds: number) => {
  const timer = setTimeout(work, milliseconds)
  return () => clearTimeout(timer)
}

function begin(attempt: Attempt, token: string, device: string) {
  const now = () => Date.now()
  const conduct = createConductRecorder(now, uuid4)
  const run = createRun(attempt, readLocalRun(attempt.id), conduct, {
    now,
    later,
    store: (local) => writeLocalRun(attempt.id, local),
    onStale: () => attemptIsStale(token),
    save: (position, { answer, flagged, revision, seconds }) =>
      callResult(saveAnswer(token, position, { device, answer, flagged, revision, seconds })),
    heartbeat: async () => {
      const result = await callResult(sendHeartbeat(token, { device, events: [...conduct.next()] }))
      if (result.outcome === 'saved') conduct.arrived()
      return result
    },
  })
  return { run, conduct }
}

/** The attempt in this window. `position` is what is looked at. */
export function useRun(attempt: Attempt, token: string, device: string, position: number) {
  const [{ run, conduct }] = useState(() => begin(attempt, token, device))
  const state = useSyncExternalStore(run.subscribe, run.get)
  useEffect(() => run.absorb(attempt), [run, attempt])
  useEffect(() => {
    run.start()
    return run.stop
  }, [run])
  const leave = useEffectEvent(() => run.leave(position))
  const poll = useEffectEvent(() => {
    if (document.visibilityState === 'hidden' || !document.hasFocus()) leave()
    else run.comeBack()
  })
  const connect = useEffectEvent(() => {
    if (!navigator.onLine) return conduct.begin('offline', position)
    conduct.end('offline')
    run.start()
    void run.flush()
  })
  useEffect(() => {
    // Only Chromium has this API, and it needs no permission.
    if ((screen as { isExtended?: boolean }).isExtended === true) run.secondScreen()
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('visibilitychange', poll, { signal })
    addEventListener('blur', poll, { signal })
    addEventListener('focus', poll, { signal })
    addEventListener('pagehide', leave, { signal })
    addEventListener('online', connect, { signal })
    addEventListener('offline', connect, { signal })
    return () => stop.abort()
  }, [run])
  return { ...state, run, onPaste: () => conduct.notice('paste', position) }
}
