import type { CallFailure } from '../../../platform/calls/call-failure.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { useEffect, useState } from 'react'

/** State of a sent code. Times in milliseconds, so that it survives a reload. */
export type CodeProgress = {
  sentAt: number
  resendAt: number
  /** Unknown until the server has answered. */
  retries: number | null
  blocked: { until: number; code: string } | null
}

/** The code that was mailed, and to whom. */
export type MailedCode = { email: string; progress: CodeProgress }

export const codeSent = (resendAfter: number, retries: number | null = null): CodeProgress => ({
  sentAt: Date.now(),
  resendAt: Date.now() + resendAfter * SECOND,
  retries,
  blocked: null,
})

/** Wrong codes count down; the last one, or a resend too many, starts the wait the server names (D-28). */
export function afterRefusal(progress: CodeProgress, { status, code, data }: CallFailure): CodeProgress {
  const moment = typeof data.retry_at === 'string' ? Date.parse(data.retry_at) : Number.NaN
  // By the clock of this device, which may be hours off: else it would end a block at once, or never.
  const until = moment > 0 && typeof data.retry_after === 'number' ? Date.now() + data.retry_after * SECOND : moment
  if (status === 429 && until > 0) return { ...progress, retries: null, blocked: { until, code } }
  return typeof data.retries === 'number' ? { ...progress, retries: data.retries } : progress
}

/** Countdown in whole seconds. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    setNow(Date.now())
    if (until <= Date.now()) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }, SECOND)
    return () => clearInterval(timer)
  }, [until])
  return Math.max(0, Math.ceil((until - now) / SECOND))
}

/** 75 → 1:15 */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
