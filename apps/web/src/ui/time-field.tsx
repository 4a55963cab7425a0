// <TimeField label=… value={ZonedDateTime} onChange />: with a zoned value the zone is shown beside the time and daylight saving is
// respected (01:30 in a missing hour becomes 02:30). With a plain Time, say the zone in the hint.
import { Time, type ZonedDateTime } from '@internationalized/date'
import { zoneCity } from '@fareeq/domain/kernel/time.ts'
import { TimeField as AriaTimeField, DateInput, DateSegment, Group } from 'react-aria-components'
import { useLang } from '../platform/i18n.tsx'
import { cx } from './cx.ts'
import { CONTROL_BOX, FIELD, SEGMENT } from './field-look.ts'
import { FieldLabel, FieldNotes, type FieldProps, validity } from './field-parts.tsx'

type Props<Value extends Time | ZonedDateTime> = FieldProps & {
  value: Value | null
  onChange: (value: Value | null) => void
  onBlur?: () => void
  minValue?: Value
  maxValue?: Value
  isDisabled?: boolean
  isRequired?: boolean
}

export function TimeField<Value extends Time | ZonedDateTime>({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  value,
  onChange,
  ...rest
}: Props<Value>) {
  const lang = useLang()
  const zone = value && 'timeZone' in value ? zoneCity(value.timeZone, lang) : undefined
  return (
    <AriaTimeField<Time | ZonedDateTime>
      {...rest}
      {...validity(error)}
      hideTimeZone
      value={value}
      onChange={(time) => onChange(time as Value | null)}
      className={cx(FIELD, className)}
    >
      <FieldLabel optional={optional} hidden={labelHidden}>
        {label}
      </FieldLabel>
      <Group className={CONTROL_BOX}>
        <DateInput className="flex flex-1 items-center">
          {(segment) => <DateSegment segment={segment} className={SEGMENT} />}
        </DateInput>
        {zone && <span className="flex-none text-sm text-ink-faint">{zone}</span>}
      </Group>
      <FieldNotes hint={hint} error={error} />
    </AriaTimeField>
  )
}
