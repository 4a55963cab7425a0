import type { SlotAnswer } from '@fareeq/domain/meetings/schema.ts'
import { useState } from 'react'
import { loadRefusals, sayFailure } from '../../../forms/faults.ts'
import { useSubmission } from '../../../forms/use-submission.ts'
import type { CallFailure } from '../../../platform/calls/call-failure.ts'
import { queryClient } from '../../../platform/calls/query-client.ts'
import { useLang } from '../../../platform/i18n/i18n.tsx'
import { nearestIn } from '../api.ts'

/** One attempt at a slot at a time: what became of it, and what is near if somebody else was faster. */
export function useTaking() {
  const lang = useLang()
  const { isPending, failure, run, clear } = useSubmission()
  const [nearest, setNearest] = useState<SlotAnswer[] | null>(null)
  /** True where another time is offered instead. */
  const onRefused = (refused: CallFailure): boolean => {
    const near = nearestIn(refused)
    setNearest(near)
    loadRefusals()
    void queryClient.invalidateQueries({ queryKey: ['meetings'] })
    return near !== null
  }
  return {
    isPending,
    failure: failure && sayFailure(failure, lang),
    nearest,
    onRefused,
    take: (work: () => Promise<unknown>) => {
      setNearest(null)
      return run(work, { place: onRefused })
    },
    clear: () => {
      clear()
      setNearest(null)
    },
  }
}
