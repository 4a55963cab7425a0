import type { SlotAnswer } from '@fareeq/domain/meetings/schema.ts'
import { useState } from 'react'
import type { CallFailure } from '../../../platform/calls/call-failure.ts'
import { queryClient } from '../../../platform/calls/query-client.ts'
import { nearestIn } from '../api.ts'

/** Alternatives after a taken slot. */
export function useNearest() {
  const [nearest, setNearest] = useState<SlotAnswer[] | null>(null)
  return {
    nearest,
    clear: () => setNearest(null),
    /** True where another time is offered instead. */
    onRefused: (failure: CallFailure): boolean => {
      const near = nearestIn(failure)
      setNearest(near)
      void queryClient.invalidateQueries({ queryKey: ['meetings'] })
      return near !== null
    },
  }
}
