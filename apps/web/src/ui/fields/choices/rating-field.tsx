// One to five nuqtas: <RatingField label=… value={4} onChange labels={['ضعيف', …, 'ممتاز']} />. Arrow keys, like radio buttons.
import type { Ref } from 'react'
import { cx } from '../../cx.ts'
import { FIELD } from '../field-classes.ts'
import { FieldLabel, FieldNotes, type FieldProps } from '../field-parts.tsx'
import { Nuqta } from '../../display/nuqta.tsx'
import { Radio, RadioGroup } from './radio.tsx'

type Props = FieldProps & {
  value: number | null
  onChange: (value: number) => void
  onBlur?: () => void
  name?: string
  /** Label of each value; their count is the scale. */
  labels: readonly string[]
  isDisabled?: boolean
  isRequired?: boolean
  ref?: Ref<HTMLInputElement>
}

export function RatingField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  value,
  onChange,
  labels,
  ref,
  ...rest
}: Props) {
  return (
    <RadioGroup
      {...rest}
      isInvalid={Boolean(error)}
      hasHint={Boolean(hint)}
      isHorizontal
      value={value === null ? null : String(value)}
      onChange={(step) => onChange(Number(step))}
      className={cx(FIELD, className)}
    >
      <FieldLabel optional={optional} hidden={labelHidden}>
        {label}
      </FieldLabel>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-mx-2 flex">
          {labels.map((meaning, i) => (
            <Radio
              key={meaning}
              value={String(i + 1)}
              aria-label={`${i + 1}: ${meaning}`}
              inputRef={i === 0 ? ref : undefined}
              className="group/rate flex size-11 cursor-pointer items-center justify-center rounded-sm data-focus-visible:outline-2 data-focus-visible:outline-accent"
            >
              <Nuqta
                className={cx(
                  'stroke-line-strong text-2xl transition-colors [stroke-width:0.5]',
                  value !== null && i < value
                    ? 'stroke-point text-point'
                    : 'text-raised group-hover/rate:text-point-soft',
                )}
              />
            </Radio>
          ))}
        </div>
        <span aria-hidden className="text-sm text-ink-soft">
          {value === null ? `${labels[0]} – ${labels.at(-1)}` : labels[value - 1]}
        </span>
      </div>
      <FieldNotes hint={hint} error={error} />
    </RadioGroup>
  )
}
