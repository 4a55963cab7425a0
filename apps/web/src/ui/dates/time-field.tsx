// <TimeField label=… value={ZonedDateTime} onChange />: with a zoned value the zone is shown beside the time and daylight saving is
// respected (01:30 in a missing hour becomes 02:30). With a plain Time, say the zone in the hint.
import { Time, type ZonedDateTime } from '@internationalized/date'
import { zoneCity } from '@fareeq/domain/kernel/time.ts'
import { TimeField as AriaTimeField, DateInput, DateSegment, Group } from 'react-aria-components'
import { useLang } from '../../platform/i18n/i18n.tsx'
import { AriaProvider } from '../overlays/aria-provider.tsx'
import { cx } from '../cx.ts'
import { CONTROL_BOX, FIELD, SEGMENT } from '../fields/field-look.ts'
import { AriaLabel, AriaNotes, validity } from '../fields/aria-parts.tsx'
import type { FieldProps } from '../fields/field-parts.tsx'

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
    <AriaProvider>
      <AriaTimeField<Time | ZonedDateTime>
        {...rest}
        {...validity(error)}
        hideTimeZone
        value={value}
        onChange={(time) => onChange(time as Value | null)}
        className={cx(FIELD, className)}
      >
        <AriaLabel optional={optional} hidden={labelHidden}>
          {label}
        </AriaLabel>
        <Group className={CONTROL_BOX}>
          {/* Parts are written one after another, as text: «9:00 ص» keeps its hour first in Arabic, too. */}
          <DateInput className="flex-1 whitespace-nowrap">
            {(segment) => <DateSegment segment={segment} className={SEGMENT} />}
          </DateInput>
          {zone && <span className="flex-none text-sm text-ink-faint">{zone}</span>}
        </Group>
        <AriaNotes hint={hint} error={error} />
      </AriaTimeField>
    </AriaProvider>
  )
}
