import { SECOND } from '@fareeq/domain/kernel/time/time.ts'

const SLICE = 30 * SECOND
/** Five minutes, after which nothing is remembered. */
const SLICES = 10

export type CallGroup = 'sign_in' | 'pages' | 'video_calls' | 'mail' | 'phone' | 'identity' | 'payments' | 'code'
export type CallOutcome = 'ok' | 'slow' | 'failed'
export type CallShares = { calls: number; slow: number; failed: number }
type Slice = { began: number; counts: Map<CallGroup, CallShares> }

/** Sliding window over the calls of the last five minutes of this process. */
export type RecentCalls = {
  add(group: CallGroup, outcome: CallOutcome): void
  of(group: CallGroup): CallShares
}

export function createRecentCalls(now: () => number): RecentCalls {
  const slices: Slice[] = []
  function current(): Slice {
    const began = Math.floor(now() / SLICE) * SLICE
    if (slices[0]?.began !== began) slices.unshift({ began, counts: new Map() })
    slices.length = Math.min(slices.length, SLICES)
    return slices[0]!
  }
  return {
    add(group, outcome) {
      const { counts } = current()
      const shares = counts.get(group) ?? { calls: 0, slow: 0, failed: 0 }
      shares.calls++
      if (outcome !== 'ok') shares[outcome]++
      counts.set(group, shares)
    },
    of(group) {
      const since = now() - SLICE * SLICES
      const total = { calls: 0, slow: 0, failed: 0 }
      for (const { began, counts } of slices) {
        const shares = counts.get(group)
        if (!shares || began < since) continue
        total.calls += shares.calls
        total.slow += shares.slow
        total.failed += shares.failed
      }
      return total
    },
  }
}
