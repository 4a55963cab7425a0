// The date field itself, with its calendar; see date-field.tsx.
import { parseDate } from '@internationalized/date'
import { CalendarDays } from 'lucide-react'
import { Button, DateInput, DatePicker, DateSegment, Dialog, Group, Popover } from 'react-aria-components'
import { CalendarMonth } from './calendar.tsx'
import { AriaProvider } from '../overlays/aria-provider.tsx'
import { cx } from '../cx.ts'
import { CONTROL_BOX, FIELD, OPENER, SEGMENT } from '../fields/field-look.ts'
import { AriaLabel, AriaNotes, validity } from '../fields/aria-parts.tsx'
import type { FieldProps } from '../fields/field-parts.tsx'
import { POPOVER } from '../overlays/overlay-look.ts'
import type { Begun } from '../fields/stand-in.tsx'
import { useUiWords } from '../words/use-ui-words.ts'

export type DateProps = FieldProps & {
  value: string | null
  onChange: (day: string | null) => void
  onBlur?: () => void
  minValue?: string
  maxValue?: string
  isDayUnavailable?: (day: string) => boolean
  isDisabled?: boolean
  isRequired?: boolean
  name?: string
}

const day = (iso: string | null | undefined) => (iso ? parseDate(iso) : undefined)

export function LiveDate({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  value,
  onChange,
  minValue,
  maxValue,
  isDayUnavailable,
  begun,
  ...rest
}: DateProps & { begun: Begun }) {
  const words = useUiWords()
  return (
    <AriaProvider>
      <DatePicker
        {...rest}
        {...validity(error)}
        autoFocus={begun.isFocused && !begun.isOpen}
        defaultOpen={begun.isOpen}
        value={value ? parseDate(value) : null}
        onChange={(date) => onChange(date?.toString() ?? null)}
        minValue={day(minValue)}
        maxValue={day(maxValue)}
        isDateUnavailable={isDayUnavailable && ((date) => isDayUnavailable(date.toString()))}
        className={cx(FIELD, className)}
      >
        <AriaLabel optional={optional} hidden={labelHidden}>
          {label}
        </AriaLabel>
        <Group className={cx(CONTROL_BOX, 'pe-1')}>
          <DateInput className="flex min-w-0 flex-1 items-center">
            {(segment) => <DateSegment segment={segment} className={SEGMENT} />}
          </DateInput>
          <Button aria-label={words.openCalendar} className={OPENER}>
            <CalendarDays aria-hidden className="size-4.5" />
          </Button>
        </Group>
        <AriaNotes hint={hint} error={error} />
        <Popover offset={6} className={POPOVER}>
          <Dialog className="p-3 outline-none">
            <CalendarMonth />
          </Dialog>
        </Popover>
      </DatePicker>
    </AriaProvider>
  )
}
