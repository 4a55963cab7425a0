// <CodeField label=… value onChange onComplete={verify} error=… />: four digits, always left-to-right. Typing advances the
// focus, Backspace moves it back, paste and autofill fill all cells; ٠-٩ and ۰-۹ become 0-9. No library: input-otp violates
// our CSP.
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from '../cx.ts'
import { clearCell, type CodeEdit, pasteCode, typeInCell } from './code-cells.ts'
import { CONTROL, ERROR, LABEL } from './field-classes.ts'
import { ErrorLine } from './field-notes.tsx'
import { useUiWords } from '../words/en.ts'

type Props = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  value: string
  onChange: (code: string) => void
  /** Called once each time the code is complete. */
  onComplete?: (code: string) => void
  length?: number
  autoFocus?: boolean
  isDisabled?: boolean
  /** The first cell, for focus management (react-hook-form). */
  ref?: (cell: HTMLInputElement) => void
}

export function CodeField({
  label,
  hint,
  error,
  value,
  onChange,
  onComplete,
  length = 4,
  autoFocus,
  isDisabled,
  ref,
}: Props) {
  const words = useUiWords()
  const id = useId()
  const cells = useRef<(HTMLInputElement | null)[]>([])
  useEffect(() => {
    if (autoFocus) cells.current[0]?.focus()
  }, [autoFocus])
  const focus = (at: number) => cells.current[Math.max(0, Math.min(at, length - 1))]?.focus()

  const apply = ({ code, focus: next }: CodeEdit) => {
    onChange(code)
    focus(next)
    if (code.length === length && code !== value) onComplete?.(code)
  }
  const press = (at: number, event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') focus(at - 1)
    else if (event.key === 'ArrowRight') focus(Math.min(at + 1, value.length))
    else if (event.key === 'Backspace') apply(clearCell(value, at))
    else return
    event.preventDefault()
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    const pasted = pasteCode(event.clipboardData.getData('text'), length)
    if (pasted) apply(pasted)
  }

  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={cx(hint ? `${id}h` : null, error && `${id}e`) || undefined}
      className="grid gap-2"
    >
      <span id={id} className={LABEL}>
        {label}
      </span>
      <div dir="ltr" className="flex gap-2.5 rtl:justify-end">
        {Array.from({ length }, (_, at) => (
          <input
            key={at}
            ref={(cell) => {
              cells.current[at] = cell
              if (at === 0 && cell) ref?.(cell)
            }}
            value={value[at] ?? ''}
            aria-label={words.digit(at + 1, length)}
            aria-invalid={error ? true : undefined}
            data-invalid={error ? true : undefined}
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            inputMode="numeric"
            disabled={isDisabled}
            onChange={(event) => apply(typeInCell(value, at, event.target.value, length))}
            onKeyDown={(event) => press(at, event)}
            onPaste={paste}
            onFocus={(event) => event.target.select()}
            className={cx(
              CONTROL,
              'num h-15 max-w-15 px-0 text-center text-2xl font-semibold caret-accent disabled:bg-sunken',
            )}
          />
        ))}
      </div>
      {hint && (
        <div id={`${id}h`} className="text-sm text-ink-faint">
          {hint}
        </div>
      )}
      <p id={`${id}e`} role="alert" className={cx(ERROR, !error && 'hidden')}>
        {error && <ErrorLine>{error}</ErrorLine>}
      </p>
    </div>
  )
}
