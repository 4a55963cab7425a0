import { MINUTE, SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { Clock, Pause } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useWrite } from '../../../../platform/i18n/i18n.ts'
import { clock as clockText, useNow } from '../../../../ui/dates/moments.tsx'
import { cx } from '../../../../ui/cx.ts'
import { type ServerClock, announcedMinutes, timeLeft } from './run/run-clock.ts'
import { useRunnerWords } from '../../messages/runner/en.ts'

const URGENT = 5 * MINUTE

/** The server's time, ticking between its answers. It is announced politely three times, and never between. */
export function TimeDisplay({ clock }: { clock: ServerClock }) {
  const { time: words } = useRunnerWords()
  const write = useWrite()
  const now = useNow(SECOND)
  const { left, stands_still } = timeLeft(clock, now.getTime())
  const isUrgent = left <= URGENT
  return (
    <div
      className={cx(
        'flex items-center gap-2 rounded-md border px-3 py-1.5',
        isUrgent ? 'border-warning bg-warning-soft font-semibold text-warning' : 'border-line bg-raised text-ink',
      )}
    >
      {stands_still ? <Pause aria-hidden className="size-4.5" /> : <Clock aria-hidden className="size-4.5" />}
      <span className="sr-only">{stands_still ? words.still : words.label}</span>
      <span role="timer" className="num ltr-island min-w-13 text-center">
        {write(clockText(Math.ceil(left / SECOND)))}
      </span>
      <Announcement left={left} />
    </div>
  )
}

function Announcement({ left }: { left: number }) {
  const { time: words } = useRunnerWords()
  const before = useRef(left)
  const [minutes, setMinutes] = useState<number | null>(null)
  useEffect(() => {
    const crossed = announcedMinutes(before.current, left)
    before.current = left
    if (crossed !== null) setMinutes(crossed)
  }, [left])
  return (
    <span role="status" className="sr-only">
      {minutes !== null && words.left(minutes)}
    </span>
  )
}
