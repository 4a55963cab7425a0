// Moments as readable text: <RelativeTime at={date} /> · <Countdown until={date} onEnd={…} /> · clock(95) → "1:35".
import { DAYS, HOURS } from '@fareeq/domain/kernel/language/counts.ts'
import { DAY, HOUR, MINUTE, SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { useEffect, useRef, useState } from 'react'
import { useLang, useLocale, useWrite } from '../../platform/i18n/i18n.ts'
import { useZone } from '../../platform/i18n/zone.ts'
import { cx } from '../cx.ts'
import { useUiWords } from '../words/en.ts'

const two = (n: number) => String(n).padStart(2, '0')

/** Minutes and seconds, hours when there are any. */
export function clock(seconds: number): string {
  const wholeSeconds = Math.max(0, Math.floor(seconds))
  const [h, m, s] = [Math.floor(wholeSeconds / 3600), Math.floor(wholeSeconds / 60) % 60, wholeSeconds % 60]
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** The current time, updated every `every` ms while the page is visible. */
export function useNow(every: number): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && setNow(new Date()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}

const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

/** Less than a minute is now: `now` is refreshed twice a minute, and what was just saved would be in the future. */
export function relative(at: Date, now: Date, locale: string): string {
  const distance = at.getTime() - now.getTime()
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const row = UNITS.find(([, length]) => Math.abs(distance) >= length)
  return row ? format.format(Math.trunc(distance / row[1]), row[0]) : format.format(0, 'second')
}

/** The exact moment, with its zone, is in the title. */
export function RelativeTime({ at, className }: { at: Date; className?: string }) {
  const locale = useLocale()
  const now = useNow(30 * SECOND)
  const timeZone = useZone()
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(at)
  return (
    <time dateTime={at.toISOString()} title={exact} className={className} suppressHydrationWarning>
      {relative(at, now, locale)}
    </time>
  )
}

type CountdownProps = {
  until: Date
  onEnd?: () => void
  className?: string
  /** In Arabic a dual is written otherwise after a preposition: «بعد يومين». */
  isAfterPreposition?: boolean
}

/** The nearest whole number of days, so that 14 days do not begin as 13; on the last day hours, in the last hour the clock, then emphasised by colour and weight. */
export function Countdown({ until, onEnd, className, isAfterPreposition = false }: CountdownProps) {
  const words = useUiWords()
  const write = useWrite()
  const locale = useLocale()
  const lang = useLang()
  const now = useNow(SECOND)
  const remaining = until.getTime() - now.getTime()
  const isOver = remaining <= 0
  const hasEnded = useRef(false)
  useEffect(() => {
    if (!isOver || hasEnded.current) return
    hasEnded.current = true
    onEnd?.()
  }, [isOver, onEnd])
  if (isOver) return <span className={className}>{words.expired}</span>
  const [unit, length] = remaining >= DAY ? (['day', DAY] as const) : (['hour', HOUR] as const)
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  const count = Math.round(remaining / length)
  const counted = unit === 'day' ? DAYS : HOURS
  return (
    <span role="timer" className={cx('num', remaining < HOUR && 'font-strong text-warning', className)}>
      {remaining >= HOUR ? (
        write(isAfterPreposition ? counted[lang](count) : format.format(count))
      ) : (
        <span className="ltr-island" suppressHydrationWarning>
          {write(clock(remaining / SECOND))}
        </span>
      )}
    </span>
  )
}
