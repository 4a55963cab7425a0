// A month calendar: <MonthGrid label=… value="2026-03-18" onChange minValue maxValue isDayUnavailable />. Arrows, Page Up
// and Page Down move the focus.
import { ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useLang, useLocale } from '../../platform/i18n/i18n.ts'
import { DAY, MONTH_HEAD, MONTH_NAME, TURN, WEEKDAY } from './calendar-classes.ts'
import { cx } from '../cx.ts'
import {
  addDays,
  addMonths,
  clamp,
  dayAfter,
  dayWriter,
  firstOfMonth,
  lastOfMonth,
  today,
  weeksOf,
} from './month-days.ts'
import { useUiWords } from '../words/en.ts'

type Props = {
  label: string
  value: string | null
  onChange: (day: string) => void
  minValue?: string | undefined
  maxValue?: string | undefined
  isDayUnavailable?: (day: string) => boolean
  /** Focus on mount. */
  hasFocus?: boolean
}

/** Default limits. */
const FIRST_DAY = '1900-01-01'
const LAST_DAY = '2199-12-31'

/** 0 is Sunday. */
const WEEK_START = { ar: 0, en: 1 }
const SOME_SUNDAY = '2023-01-01'
const PLACE = 'flex min-w-10.5 flex-1 justify-center xs:min-w-11'
const weekFrom = (start: number) => Array.from({ length: 7 }, (_, index) => addDays(SOME_SUNDAY, start + index))

export function MonthGrid({ label, value, onChange, isDayUnavailable, hasFocus = false, ...limits }: Props) {
  const { minValue = FIRST_DAY, maxValue = LAST_DAY } = limits
  const words = useUiWords()
  const lang = useLang()
  const locale = useLocale()
  const write = useMemo(
    () => ({
      month: dayWriter(locale, { month: 'long', year: 'numeric' }),
      weekday: dayWriter(locale, { weekday: 'narrow' }),
      number: dayWriter(locale, { day: 'numeric' }),
      whole: dayWriter(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    }),
    [locale],
  )
  // Roving tabindex: the focusable day; its month is shown.
  const [at, setAt] = useState(clamp(value ?? today(), minValue, maxValue))
  // Target of keyboard navigation: focused once it is rendered. An object, since the same day may be reached again.
  const [reached, setReached] = useState(hasFocus ? { day: at } : null)
  const [last, setLast] = useState(value)
  // A new value from outside shows its month.
  if (value !== last) {
    setLast(value)
    if (value !== null) setAt(clamp(value, minValue, maxValue))
  }
  const grid = useRef<HTMLDivElement>(null)
  const start = WEEK_START[lang]
  const now = today()
  const weeks = weeksOf(at, start)
  const turn = (months: number) => setAt(clamp(addMonths(at, months), minValue, maxValue))
  useEffect(() => {
    if (reached) grid.current?.querySelector<HTMLElement>(`[data-day="${reached.day}"]`)?.focus()
  }, [reached])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const next = dayAfter(event.key, at, lang === 'ar', start)
    if (next === undefined) return
    event.preventDefault()
    const day = clamp(next, minValue, maxValue)
    setReached({ day })
    setAt(day)
  }
  return (
    <div role="group" aria-label={label} className="w-full">
      <div className={MONTH_HEAD}>
        <TurnButton label={words.previousMonth} isOff={firstOfMonth(at) <= minValue} onTurn={() => turn(-1)}>
          <ChevronRight aria-hidden className="size-5 -scale-x-100 rtl:scale-x-100" />
        </TurnButton>
        <span aria-live="polite" className={MONTH_NAME}>
          {write.month(at)}
        </span>
        <TurnButton label={words.nextMonth} isOff={lastOfMonth(at) >= maxValue} onTurn={() => turn(1)}>
          <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
        </TurnButton>
      </div>
      <div aria-hidden className="flex">
        {weekFrom(start).map((day) => (
          <span key={day} className={cx(WEEKDAY, PLACE, 'items-center')}>
            {write.weekday(day)}
          </span>
        ))}
      </div>
      <div ref={grid} role="grid" aria-label={`${label}, ${write.month(at)}`} className="num">
        {weeks.map((week, index) => (
          <div key={index} role="row" className="flex">
            {week.map((day, index) =>
              day === null ? (
                <span key={index} className={PLACE} />
              ) : (
                <div key={day} role="gridcell" aria-selected={day === value} className={PLACE}>
                  <Day
                    {...{ day, at, now, onKeyDown }}
                    isSelected={day === value}
                    isOut={day < minValue || day > maxValue}
                    isUnavailable={isDayUnavailable?.(day) ?? false}
                    name={write.whole(day)}
                    text={write.number(day)}
                    onChoose={() => {
                      setReached(null)
                      setAt(day)
                      onChange(day)
                    }}
                  />
                </div>
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

type TurnProps = { label: string; isOff: boolean; onTurn: () => void; children: ReactNode }

/** Not `disabled` at the last month: the button would lose the focus, and the keys with it. */
const TurnButton = ({ label, isOff, onTurn, children }: TurnProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onTurn}
    className={TURN}
  >
    {children}
  </button>
)

type DayProps = {
  day: string
  at: string
  now: string
  isSelected: boolean
  /** Outside minValue and maxValue. */
  isOut: boolean
  isUnavailable: boolean
  name: string
  text: string
  onChoose: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** An unavailable day is focusable, but disabled. */
const Day = ({ day, at, now, isSelected, isOut, isUnavailable, name, text, onChoose, onKeyDown }: DayProps) => (
  <button
    type="button"
    data-day={day}
    tabIndex={day === at ? 0 : -1}
    disabled={isOut}
    aria-label={name}
    aria-disabled={isUnavailable || undefined}
    aria-current={day === now ? 'date' : undefined}
    data-selected={isSelected || undefined}
    data-disabled={isOut || isUnavailable || undefined}
    data-unavailable={(isUnavailable && !isOut) || undefined}
    data-today={day === now || undefined}
    onClick={isUnavailable ? undefined : onChoose}
    onKeyDown={onKeyDown}
    className={cx(DAY, 'focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-accent')}
  >
    {text}
  </button>
)
