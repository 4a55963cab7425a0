import { hash } from 'node:crypto'
import type { RateLimit } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { captureScope } from '../db/connections/pool.ts'
import type { Db } from '../db/database.ts'
import type { Log } from '../log.ts'
import { addCalls, drainBucket, windowByKey } from './queries-limits.ts'

/** `total`: of all nodes, as last heard. `unsettled`: calls of this node that the database has not confirmed. */
type Window = { key: string; seconds: number; total: number; unsent: number; unsettled: number; ends: number }

/** Memory bound: beyond this many callers the oldest are evicted. */
const MAX_CALLERS = 50_000
/** Milliseconds between two settlements. */
const SETTLE = 1000
/** Share of a limit that a node takes without asking: N nodes allow at most `count + N × floor(count × SHARE)`. */
const SHARE = 0.1

export const unaskedOf = ({ count }: RateLimit): number => Math.floor(count * SHARE)

const refusal = (milliseconds: number) =>
  new Refusal(platformErrors.too_many_requests, { data: { retry_after: Math.max(1, Math.ceil(milliseconds / 1000)) } })

const keyOf = (scope: string, caller: string) => hash('sha256', `${scope}\n${caller}`, 'base64url')

/**
 * Rate limits over all nodes, and over their restarts. Most callers never come near a limit: a node takes their first calls by
 * itself and reports them once a second, all in one statement. Beyond that share every call asks the database.
 */
export function createSharedLimits({ db, log }: { db: Db; log: Log }) {
  const windows = new Map<string, Window>()
  const unsent = new Set<Window>()
  let timer: NodeJS.Timeout | undefined
  let latest = new Date(0)
  const outside = captureScope()
  const writing = new Map<string, number>()
  const writes = new Set<Promise<void>>()

  const windowOf = (key: string, { seconds }: RateLimit, now: number): Window => {
    let window = windows.get(key)
    if (!window || window.ends <= now || window.ends > now + seconds * 1000) {
      windows.delete(key)
      if (windows.size >= MAX_CALLERS) windows.delete(windows.keys().next().value as string)
      window = { key, seconds, total: 0, unsent: 0, unsettled: 0, ends: now + seconds * 1000 }
      windows.set(key, window)
    }
    return window
  }

  async function settle(batch: Window[], now: Date) {
    const issued = batch.map((window) => ({ window, calls: window.unsent }))
    for (const { window } of issued) {
      window.unsent = 0
      unsent.delete(window)
    }
    try {
      const calls = issued.map(({ window: { key, seconds }, calls }) => ({ key, calls, seconds }))
      const totals = new Map((await addCalls(db, calls, now)).map((total) => [total.key, total]))
      for (const { window, calls } of issued) {
        const total = totals.get(window.key)
        if (total) Object.assign(window, { total: Math.max(total.count, window.total), ends: total.ends_at.getTime() })
        window.unsettled -= calls
      }
      return totals
    } catch (error) {
      for (const { window, calls } of issued) {
        window.unsent += calls
        unsent.add(window)
      }
      throw error
    }
  }

  const settleAll = async () => {
    timer = undefined
    if (unsent.size === 0) return
    await settle([...unsent], latest).catch((err: unknown) => {
      log.warn({ err }, 'rate limits could not be settled; it is tried again')
      settleSoon()
    })
  }
  /** Fire and forget: the transaction of the call ends without it, and a refusal does not take it back. Counted here meanwhile. */
  function write(key: string, run: () => Promise<unknown>) {
    writing.set(key, (writing.get(key) ?? 0) + 1)
    const saved = outside(run)
      .catch((err: unknown) => log.warn({ err }, 'a rate limit could not be saved'))
      .then(() => {
        const left = (writing.get(key) ?? 1) - 1
        if (left > 0) writing.set(key, left)
        else writing.delete(key)
        writes.delete(saved)
      })
    writes.add(saved)
  }
  const settleSoon = () => void (timer ??= setTimeout(settleAll, SETTLE).unref())

  return {
    /** A rate limit that every call consumes. */
    limiter(scope: string, limit: RateLimit) {
      const unasked = unaskedOf(limit)
      return async (caller: string, now: Date): Promise<void> => {
        const window = windowOf(keyOf(scope, caller), limit, now.getTime())
        if (window.total + window.unsettled >= limit.count) throw refusal(window.ends - now.getTime())
        latest = now
        window.unsent++
        window.unsettled++
        unsent.add(window)
        if (window.unsettled <= unasked) return settleSoon()
        // Its own answer: later ones may have come meanwhile.
        const totals = await settle([window], now)
        if ((totals.get(window.key)?.count ?? 0) > limit.count) throw refusal(window.ends - now.getTime())
      }
    },
    /** One that only some calls consume, each written: for what guards a secret. Read in the caller's transaction. */
    allowance(scope: string, limit: RateLimit) {
      return {
        async check(db: Db, caller: string, now: Date) {
          const key = keyOf(scope, caller)
          const window = await windowByKey(db, key)
          const left = window ? window.ends_at.getTime() - now.getTime() : 0
          const isCurrent = left > 0 && left <= limit.seconds * 1000
          const count = (isCurrent ? window!.count : 0) + (writing.get(key) ?? 0)
          if (count >= limit.count) throw refusal(isCurrent ? left : limit.seconds * 1000)
        },
        spend(caller: string, now: Date) {
          const key = keyOf(scope, caller)
          write(key, () => addCalls(db, [{ key, calls: 1, seconds: limit.seconds }], now))
        },
      }
    },
    /** Token bucket of the same kind: `first` at once, then `count` in so many seconds. */
    bucket(scope: string, { first, count, seconds }: RateLimit & { first: number }) {
      const tokenTime = (seconds / count) * 1000
      return {
        async check(db: Db, caller: string, now: Date) {
          const key = keyOf(scope, caller)
          const fullIn = Math.max(0, ((await windowByKey(db, key))?.ends_at.getTime() ?? 0) - now.getTime())
          // Later than an empty bucket is full: saved before the clock was set back.
          const wait = (fullIn > first * tokenTime ? 0 : fullIn) + ((writing.get(key) ?? 0) + 1 - first) * tokenTime
          if (wait > 0) throw refusal(Math.min(wait, tokenTime))
        },
        spend(caller: string, now: Date) {
          const key = keyOf(scope, caller)
          write(key, () => drainBucket(db, key, { token: tokenTime / 1000, empty: (first * tokenTime) / 1000 }, now))
        },
      }
    },
    /** Writes what is not settled, so that a restart does not forget it. */
    async stop() {
      clearTimeout(timer)
      await settleAll()
      clearTimeout(timer)
      await Promise.all(writes)
    },
  }
}

export type SharedLimits = ReturnType<typeof createSharedLimits>
