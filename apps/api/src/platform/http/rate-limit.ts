import type { RateLimit } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'

type Window = { count: number; ends: number }

/** Memory bound: beyond this many callers the oldest are evicted. */
const MAX_CALLERS = 50_000

/** Fixed-window rate limit, in memory of this process; codes have their own persistent limit. */
export function createAllowance(limit: RateLimit) {
  const windows = new Map<string, Window>()
  const windowOf = (caller: string, now: number): Window => {
    let window = windows.get(caller)
    // A window that ends later than a new one would was begun before the clock was set back.
    if (!window || window.ends <= now || window.ends > now + limit.seconds * 1000) {
      windows.delete(caller)
      if (windows.size >= MAX_CALLERS) windows.delete(windows.keys().next().value as string)
      window = { count: 0, ends: now + limit.seconds * 1000 }
      windows.set(caller, window)
    }
    return window
  }
  return {
    /** Throws when the limit is exceeded. */
    check(caller: string, now: number) {
      const { count, ends } = windowOf(caller, now)
      if (count < limit.count) return
      throw new Refusal(platformErrors.too_many_requests, { data: { retry_after: Math.ceil((ends - now) / 1000) } })
    },
    spend: (caller: string, now: number) => void windowOf(caller, now).count++,
  }
}

type Bucket = { tokens: number; at: number }

/** Token bucket, in memory of this process: `first` at once, then `count` in so many seconds. */
export function createBucket({ first, count, seconds }: RateLimit & { first: number }) {
  const buckets = new Map<string, Bucket>()
  const tokenTime = (seconds * 1000) / count
  const bucketOf = (caller: string, now: number): Bucket => {
    const { tokens, at } = buckets.get(caller) ?? { tokens: first, at: now }
    const bucket = { tokens: Math.min(first, tokens + Math.max(0, now - at) / tokenTime), at: now }
    buckets.delete(caller)
    if (buckets.size >= MAX_CALLERS) buckets.delete(buckets.keys().next().value as string)
    buckets.set(caller, bucket)
    return bucket
  }
  return {
    /** Throws when the bucket is empty. */
    check(caller: string, now: number) {
      const { tokens } = bucketOf(caller, now)
      if (tokens >= 1) return
      const retry_after = Math.ceil(((1 - tokens) * tokenTime) / 1000)
      throw new Refusal(platformErrors.too_many_requests, { data: { retry_after } })
    },
    spend: (caller: string, now: number) => void bucketOf(caller, now).tokens--,
  }
}

/** A rate limit that every call consumes. */
export function createLimiter(limit: RateLimit) {
  const { check, spend } = createAllowance(limit)
  return (caller: string, now: number) => {
    check(caller, now)
    spend(caller, now)
  }
}
