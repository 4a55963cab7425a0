// <RadioGroup label=… options value onChange /> · cards: <RadioGroup cards … /> for choices that need a sentence each.
import type { Ref } from 'react'
import { cx } from '../../cx.ts'
import { FIELD } from '../field-classes.ts'
import { FieldLabel, FieldNotes, type FieldProps } from '../field-parts.tsx'
import { Nuqta } from '../../display/nuqta.tsx'
import type { Option } from '../listbox/option-search.ts'
import { Radio, RadioGroup as Radios } from './radio.tsx'

type Props = FieldProps & {
  options: readonly Option[]
  value: string | null
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  isDisabled?: boolean
  isRequired?: boolean
  cards?: boolean
  inline?: boolean
  ref?: Ref<HTMLInputElement>
}

/** The selected one has a nuqta (dot). */
const Mark = () => (
  <span
    aria-hidden
    className={cx(
      'mt-0.5 flex size-5.5 flex-none items-center justify-center rounded-full border-[1.5px] border-line-strong bg-raised text-[0.6875rem] text-transparent transition-colors',
      'group-hover/radio:border-ink-faint group-data-selected/radio:border-accent group-data-selected/radio:bg-accent group-data-selected/radio:text-accent-ink',
      'group-data-invalid/radio:border-danger group-data-focus-visible/radio:outline-2 group-data-focus-visible/radio:outline-offset-2 group-data-focus-visible/radio:outline-accent',
    )}
  >
    <Nuqta />
  </span>
)

const ROW =
  'group/radio flex min-h-11 cursor-pointer items-start gap-3 py-2 text-[0.9375rem] data-disabled:cursor-not-allowed data-disabled:text-ink-faint'
const CARD =
  'rounded-lg border border-line bg-raised p-4 transition-colors hover:border-line-strong data-selected:border-accent data-selected:bg-accent-soft'

export function RadioGroup({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  options,
  cards,
  inline,
  ref,
  ...rest
}: Props) {
  return (
    <Radios {...rest} isInvalid={Boolean(error)} hasHint={Boolean(hint)} className={cx(FIELD, className)}>
      <FieldLabel optional={optional} hidden={labelHidden}>
        {label}
      </FieldLabel>
      <div className={cx(cards ? 'grid gap-3 xs:grid-cols-2 xs:gap-x-5' : inline ? 'flex flex-wrap gap-x-6' : 'grid')}>
        {options.map((option, i) => (
          <Radio
            key={option.id}
            value={option.id}
            isDisabled={option.isDisabled}
            inputRef={i === 0 ? ref : undefined}
            className={cx(ROW, cards && CARD)}
          >
            <Mark />
            {option.start && <span className="flex flex-none text-accent">{option.start}</span>}
            <span className="min-w-0">
              <span className={cx('block', cards && 'font-strong')}>{option.label}</span>
              {option.detail && <span className="block text-sm text-ink-soft">{option.detail}</span>}
            </span>
          </Radio>
        ))}
      </div>
      <FieldNotes hint={hint} error={error} />
    </Radios>
  )
}
