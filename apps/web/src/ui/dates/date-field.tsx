// <DateField label=… value={'2026-03-18' | null} onChange minValue maxValue />: typed part by part or picked from the month.
// Values are ISO days ('YYYY-MM-DD'), what the contracts carry. Until the calendar is here two plain buttons stand in for it.
import { CalendarDays } from 'lucide-react'
import { useLocale } from '../../platform/i18n/i18n.tsx'
import { lazyModule, useLazyModule } from '../../platform/lazy/lazy-module.ts'
import { cx } from '../cx.ts'
import type { DateProps } from './date-live.tsx'
import { CONTROL_BOX, OPENER } from '../fields/field-look.ts'
import { stateOf } from '../fields/field-parts.tsx'
import { PressedStandIn, StandInButton, useStandIn } from '../fields/stand-in.tsx'
import { useUiWords } from '../words/use-ui-words.ts'

const LIVE = lazyModule(() => import('./date-live.tsx'))

export function DateField(props: DateProps) {
  const { begun, isHeld, ...standIn } = useStandIn()
  const Live = useLazyModule(LIVE, begun.isFocused || begun.isOpen)?.LiveDate
  if (Live && !isHeld) return <Live {...props} begun={begun} />
  return <Closed {...props} {...standIn} />
}

type ClosedProps = DateProps & Pick<ReturnType<typeof useStandIn>, 'onFocusChange' | 'onPress' | 'hold'>

const PARTS = { day: 'numeric', month: 'numeric', year: 'numeric' } as const

/** The chosen day, or how one is written, in the order of the language; as wide as the parts that will be typed into. */
function Written({ value }: Pick<DateProps, 'value'>) {
  const locale = useLocale()
  const { dateParts } = useUiWords()
  const parts = new Intl.DateTimeFormat(locale, { ...PARTS, timeZone: 'UTC' }).formatToParts(
    value ? new Date(value) : 0,
  )
  const named = (type: string) => (value ? undefined : (dateParts as Partial<Record<string, string>>)[type])
  return parts.map(({ type, value: text }, at) => (
    <span key={at} className={cx('px-0.5', named(type) && 'text-ink-faint')}>
      {named(type) ?? text}
    </span>
  ))
}

function Closed({ value, isDisabled, onFocusChange, onPress, hold, ...rest }: ClosedProps) {
  const words = useUiWords()
  const held = { isDisabled, onFocusChange, hold }
  return (
    <PressedStandIn {...rest}>
      {(ids) => (
        <div
          {...stateOf({ isDisabled, error: rest.error })}
          role="group"
          aria-labelledby={ids.label}
          aria-describedby={ids.notes}
          className={cx(CONTROL_BOX, 'pe-1')}
        >
          <StandInButton
            {...held}
            aria-labelledby={`${ids.value} ${ids.label}`}
            className="min-w-0 flex-1 self-stretch tabular-nums"
          >
            <span id={ids.value} className="flex items-center">
              <Written value={value} />
            </span>
          </StandInButton>
          <StandInButton {...held} aria-label={words.openCalendar} onPress={onPress} className={OPENER}>
            <CalendarDays aria-hidden className="size-4.5" />
          </StandInButton>
        </div>
      )}
    </PressedStandIn>
  )
}
