import type { RateLimit } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'

type Window = { count: number; ends: number }

/** Memory bound: beyond this many callers the oldest are evicted. */
const MAX_CALLERS = 50_000

/** Fixed-window rate limit in memory of this process, for people who are signed in; strangers have shared ones. */
export function createLimiter(limit: RateLimit) {
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
  /** Throws when the limit is exceeded. */
  return (caller: string, now: number) => {
    const window = windowOf(caller, now)
    if (window.count >= limit.count)
      throw new Refusal(platformErrors.too_many_requests, {
        data: { retry_after: Math.ceil((window.ends - now) / 1000) },
      })
    window.count++
  }
}
