// From–to on one line: <RangeField label=… value={[2000, 5000]} onChange minValue maxValue step format={(n) => …} />
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components'
import { cx } from './cx.ts'
import { FIELD } from './field-look.ts'
import { FieldLabel, type FieldProps } from './field-parts.tsx'

type Props = Pick<FieldProps, 'label' | 'className'> & {
  value: readonly [number, number]
  onChange: (value: [number, number]) => void
  minValue: number
  maxValue: number
  step?: number
  format?: (value: number) => string
  /** «من» and «إلى», for the two handles. */
  handles: readonly [string, string]
  isDisabled?: boolean
}

export function RangeField({
  label,
  className,
  value,
  onChange,
  minValue,
  maxValue,
  format = String,
  handles,
  ...rest
}: Props) {
  const part = (n: number) => ((n - minValue) / (maxValue - minValue)) * 100
  return (
    <Slider
      {...rest}
      minValue={minValue}
      maxValue={maxValue}
      value={[...value]}
      onChange={(next) => onChange(next as [number, number])}
      className={cx(FIELD, className)}
    >
      <div className="flex items-baseline justify-between gap-4">
        <FieldLabel>{label}</FieldLabel>
        <span className="num text-sm text-ink-soft">
          <bdi>{format(value[0])}</bdi> – <bdi>{format(value[1])}</bdi>
        </span>
      </div>
      <SliderTrack className="relative mx-3 flex h-11 items-center">
        <span className="h-1.5 w-full rounded-full bg-line" />
        <span
          className="absolute h-1.5 rounded-full bg-accent"
          style={{ insetInlineStart: `${part(value[0])}%`, insetInlineEnd: `${100 - part(value[1])}%` }}
        />
        {handles.map((name, i) => (
          <SliderThumb
            key={name}
            index={i}
            aria-label={name}
            className="group/thumb top-1/2 flex size-11 cursor-grab items-center justify-center outline-none data-dragging:cursor-grabbing"
          >
            {/* Turned inside, because React Aria moves the handle itself by a transform. */}
            <span className="size-5.5 rotate-45 rounded-xs border-2 border-raised bg-accent shadow-lift group-data-dragging/thumb:bg-accent-strong group-data-focus-visible/thumb:outline-2 group-data-focus-visible/thumb:outline-accent" />
          </SliderThumb>
        ))}
      </SliderTrack>
    </Slider>
  )
}
