// <Checkbox value onChange error=…>…</Checkbox> · <CheckboxGroup label=… options value onChange />
import { Check } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import { Choice, ChoiceGroup } from './choice.tsx'
import { cx } from '../../cx.ts'
import { ERROR, FIELD } from '../field-classes.ts'
import { ErrorLine } from '../field-notes.tsx'
import { FieldLabel, FieldNotes, type FieldProps } from '../field-parts.tsx'
import type { Option } from '../listbox/option-search.ts'

const CHECK_ROW = 'group/check flex min-h-11 items-start gap-3 py-2 text-[0.9375rem] data-disabled:text-ink-faint'

/** The visible box; styled by its label's state (`group/check`). */
const CheckMark = () => (
  <span
    aria-hidden
    className={cx(
      'mt-0.5 flex size-5.5 flex-none items-center justify-center rounded-xs border-[1.5px] border-line-strong bg-raised text-transparent transition-colors',
      'group-hover/check:border-ink-faint group-data-focus-visible/check:outline-2 group-data-focus-visible/check:outline-offset-2 group-data-focus-visible/check:outline-accent',
      'group-data-selected/check:border-accent group-data-selected/check:bg-accent group-data-selected/check:text-accent-ink',
      'group-data-invalid/check:border-danger group-data-disabled/check:opacity-50',
    )}
  >
    <Check className="size-4" strokeWidth={3} />
  </span>
)

type Props = {
  children: ReactNode
  value: boolean
  onChange: (value: boolean) => void
  onBlur?: () => void
  name?: string
  error?: string | undefined
  isDisabled?: boolean
  isRequired?: boolean
  className?: string
  ref?: Ref<HTMLInputElement>
}

export function Checkbox({ children, value, error, className, ref, ...rest }: Props) {
  const errorId = useId()
  return (
    <div className={className}>
      <Choice
        {...rest}
        type="checkbox"
        ref={ref}
        isInvalid={Boolean(error)}
        isSelected={value}
        aria-describedby={error ? errorId : undefined}
        className={CHECK_ROW}
      >
        <CheckMark />
        <span className="min-w-0">{children}</span>
      </Choice>
      {error && (
        <p id={errorId} className={cx(ERROR, '-mt-1 mb-2')}>
          <ErrorLine>{error}</ErrorLine>
        </p>
      )}
    </div>
  )
}

type GroupProps = FieldProps & {
  options: readonly Option[]
  value: readonly string[]
  onChange: (value: string[]) => void
  onBlur?: () => void
  name?: string
  isDisabled?: boolean
  columns?: boolean
  ref?: Ref<HTMLInputElement>
}

export function CheckboxGroup({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  options,
  value,
  columns,
  ref,
  name,
  onChange,
  ...rest
}: GroupProps) {
  const turn = (id: string, isOn: boolean) =>
    onChange(isOn ? [...value, id] : value.filter((otherId) => otherId !== id))
  return (
    <ChoiceGroup
      {...rest}
      role="group"
      isInvalid={Boolean(error)}
      hasHint={Boolean(hint)}
      className={cx(FIELD, className)}
    >
      <FieldLabel optional={optional} hidden={labelHidden}>
        {label}
      </FieldLabel>
      <div className={cx('grid gap-x-6', columns && 'xs:grid-cols-2')}>
        {options.map((option, i) => (
          <Choice
            key={option.id}
            type="checkbox"
            name={name}
            value={option.id}
            isSelected={value.includes(option.id)}
            onChange={(isOn) => turn(option.id, isOn)}
            isDisabled={option.isDisabled || rest.isDisabled}
            isInvalid={Boolean(error)}
            ref={i === 0 ? ref : undefined}
            className={CHECK_ROW}
          >
            <CheckMark />
            <span className="min-w-0 flex-1">
              <span className={option.ltr ? 'ltr-island' : undefined}>{option.label}</span>
              {option.detail && <span className="block text-sm text-ink-faint">{option.detail}</span>}
            </span>
            {option.end && <span className="num flex-none text-sm text-ink-faint">{option.end}</span>}
          </Choice>
        ))}
      </div>
      <FieldNotes hint={hint} error={error} />
    </ChoiceGroup>
  )
}
