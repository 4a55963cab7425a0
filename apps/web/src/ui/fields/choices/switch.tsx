// Applied at once: <Switch value onChange hint=…>…</Switch>. Where a button saves later, use Checkbox.
import { type ReactNode, type Ref, useId } from 'react'
import { Choice } from './choice.tsx'
import { cx } from '../../cx.ts'

type Props = {
  children: ReactNode
  value: boolean
  onChange: (value: boolean) => void
  hint?: ReactNode
  name?: string
  isDisabled?: boolean
  /** Text at the start, switch at the end: a settings row. */
  spread?: boolean
  className?: string
  ref?: Ref<HTMLInputElement>
}

export function Switch({ children, value, hint, spread, className, ref, ...rest }: Props) {
  const id = useId()
  return (
    <Choice
      {...rest}
      type="switch"
      ref={ref}
      isSelected={value}
      // Without the hint, which is around it, too, and would be read twice.
      aria-labelledby={`${id}l`}
      aria-describedby={hint ? `${id}h` : undefined}
      className={cx(
        'group/switch flex min-h-11 cursor-pointer items-center gap-3 text-[0.9375rem] data-disabled:cursor-not-allowed data-disabled:text-ink-faint',
        spread && 'flex-row-reverse justify-between',
        className,
      )}
    >
      <span
        aria-hidden
        className={cx(
          'flex h-6.5 w-11.5 flex-none items-center rounded-full border border-line-strong bg-sunken px-[3px] transition-colors',
          'group-data-selected/switch:border-accent group-data-selected/switch:bg-accent group-data-disabled/switch:opacity-50',
          'group-data-focus-visible/switch:outline-2 group-data-focus-visible/switch:outline-offset-2 group-data-focus-visible/switch:outline-accent',
        )}
      >
        <span className="size-4.5 rounded-full bg-ink-faint transition-all duration-150 group-data-selected/switch:ms-5 group-data-selected/switch:bg-accent-ink" />
      </span>
      <span className="min-w-0">
        <span id={`${id}l`} className="block">
          {children}
        </span>
        {hint && (
          <span id={`${id}h`} className="block text-sm text-ink-faint">
            {hint}
          </span>
        )}
      </span>
    </Choice>
  )
}
