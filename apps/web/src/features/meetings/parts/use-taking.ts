import type { SlotAnswer } from '@fareeq/domain/meetings/schema.ts'
import { useState } from 'react'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { useOnce } from '../../../forms/use-once.ts'
import { queryClient } from '../../../platform/calls/query-client.ts'
import { nearestIn } from '../api.ts'

/** One attempt at a slot at a time: what became of it, and what is near if somebody else was faster. */
export function useTaking() {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [nearest, setNearest] = useState<SlotAnswer[] | null>(null)
  const once = useOnce()
  const clear = () => {
    setFailure(undefined)
    setNearest(null)
  }
  const take = once(async (work: () => Promise<unknown>) => {
    clear()
    setPending(true)
    try {
      await work()
    } catch (error) {
      if (!isCallFailure(error)) throw error
      const near = nearestIn(error)
      setNearest(near)
      if (!near) setFailure(error.text)
      void queryClient.invalidateQueries({ queryKey: ['meetings'] })
    } finally {
      setPending(false)
    }
  })
  return { pending, failure, nearest, take, clear }
}
