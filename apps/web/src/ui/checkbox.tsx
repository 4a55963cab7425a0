// <Checkbox value onChange error=…>…</Checkbox> · <CheckboxGroup label=… options value onChange />
import { Check, Minus } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Checkbox as AriaCheckbox, CheckboxGroup as AriaGroup } from 'react-aria-components'
import { cx } from './cx.ts'
import { ERROR, FIELD } from './field-look.ts'
import { ErrorLine } from './field-notes.tsx'
import { FieldLabel, FieldNotes, type FieldProps, validity } from './field-parts.tsx'
import type { Option } from './option-list.tsx'
import { useId } from 'react'

export const CHECK_ROW =
  'group/check flex min-h-11 items-start gap-3 py-2 text-[0.9375rem] data-disabled:text-ink-faint'

/** The box itself; reads its state from the label around it (`group/check`). */
export const CheckMark = ({ indeterminate }: { indeterminate?: boolean }) => (
  <span
    aria-hidden
    className={cx(
      'mt-0.5 flex size-5.5 flex-none items-center justify-center rounded-xs border-[1.5px] border-line-strong bg-raised text-transparent transition-colors',
      'group-hover/check:border-ink-faint group-data-focus-visible/check:outline-2 group-data-focus-visible/check:outline-offset-2 group-data-focus-visible/check:outline-accent',
      'group-data-selected/check:border-accent group-data-selected/check:bg-accent group-data-selected/check:text-accent-ink',
      'group-data-indeterminate/check:border-accent group-data-indeterminate/check:bg-accent group-data-indeterminate/check:text-accent-ink',
      'group-data-invalid/check:border-danger group-data-disabled/check:opacity-50',
    )}
  >
    {indeterminate ? <Minus className="size-4" strokeWidth={3} /> : <Check className="size-4" strokeWidth={3} />}
  </span>
)

type Props = {
  children: ReactNode
  value: boolean
  onChange: (value: boolean) => void
  onBlur?: () => void
  name?: string
  error?: string | undefined
  indeterminate?: boolean
  isDisabled?: boolean
  isRequired?: boolean
  className?: string
  ref?: Ref<HTMLInputElement>
}

export function Checkbox({ children, value, error, indeterminate, className, ref, ...rest }: Props) {
  const errorId = useId()
  return (
    <div className={className}>
      <AriaCheckbox
        {...rest}
        {...validity(error)}
        inputRef={ref}
        isSelected={value}
        isIndeterminate={indeterminate}
        aria-describedby={error ? errorId : undefined}
        className={CHECK_ROW}
      >
        <CheckMark indeterminate={indeterminate} />
        <span className="min-w-0">{children}</span>
      </AriaCheckbox>
      {error && (
        <p id={errorId} className={ERROR}>
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
  ...rest
}: GroupProps) {
  return (
    <AriaGroup {...rest} value={[...value]} {...validity(error)} className={cx(FIELD, className)}>
      <FieldLabel optional={optional} hidden={labelHidden}>
        {label}
      </FieldLabel>
      <div className={cx('grid gap-x-6', columns && 'xs:grid-cols-2')}>
        {options.map((option, i) => (
          <AriaCheckbox
            key={option.id}
            value={option.id}
            isDisabled={option.isDisabled}
            inputRef={i === 0 ? ref : undefined}
            className={CHECK_ROW}
          >
            <CheckMark />
            <span className="min-w-0 flex-1">
              <span className={option.ltr ? 'ltr-island' : undefined}>{option.label}</span>
              {option.detail && <span className="block text-sm text-ink-faint">{option.detail}</span>}
            </span>
            {option.end && <span className="num flex-none text-sm text-ink-faint">{option.end}</span>}
          </AriaCheckbox>
        ))}
      </div>
      <FieldNotes hint={hint} error={error} />
    </AriaGroup>
  )
}
