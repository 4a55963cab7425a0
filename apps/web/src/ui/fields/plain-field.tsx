// Fields of public pages: native and uncontrolled, so that they work before hydration and without JavaScript. <PlainField
// name="email" type="email" label=… hint=… error=… required /> · <PlainTextArea name=… limit={5000} /> · <PlainSelect name=…
// options={[{ id, label }]} />.
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { CONTROL, ERROR, FIELD, HINT_LINE, LABEL, LTR_INPUT, OPTIONAL, TEXT_AREA } from './field-classes.ts'
import { Counter, ErrorLine } from './field-notes.tsx'
import { useUiWords } from '../words/en.ts'

type Props = {
  /** Also the default id. */
  name: string
  id?: string
  label: ReactNode
  hint?: ReactNode
  /** The sentence under the field; its presence makes the field invalid. */
  error?: string | undefined
  required?: boolean
  /** Shown beside the label. */
  optional?: boolean
  labelHidden?: boolean
  defaultValue?: string | undefined
  /** For a page that is rendered with an error in this field. */
  autoFocus?: boolean
  className?: string
}

const partsOf = (id: string) => ({ hint: `${id}-hint`, error: `${id}-error` })

/** ARIA and form attributes of the control. */
function wiring({ name, id = name, hint, error, required, defaultValue, autoFocus }: Props) {
  const parts = partsOf(id)
  return {
    id,
    name,
    required,
    defaultValue,
    autoFocus,
    'aria-invalid': error ? true : undefined,
    'data-invalid': error ? '' : undefined,
    'aria-describedby': cx(hint !== undefined && parts.hint, Boolean(error) && parts.error) || undefined,
  }
}

type FrameProps = Props & { end?: ReactNode; children: ReactNode }

function Frame({ name, id = name, label, hint, error, optional, labelHidden, className, end, children }: FrameProps) {
  const words = useUiWords()
  const parts = partsOf(id)
  return (
    <div className={cx(FIELD, className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : LABEL}>
        {label}
        {optional && <span className={OPTIONAL}>{`(${words.optional})`}</span>}
      </label>
      {children}
      {(hint !== undefined || end !== undefined) && (
        <div className={HINT_LINE}>
          <span id={parts.hint}>{hint}</span>
          {end}
        </div>
      )}
      {error && (
        <p id={parts.error} className={ERROR}>
          <ErrorLine>{error}</ErrorLine>
        </p>
      )}
    </div>
  )
}

type TextProps = Props & {
  type?: 'text' | 'email' | 'url' | 'tel'
  autoComplete?: string
  maxLength?: number
  placeholder?: string
  /** Virtual keyboard. */
  inputMode?: 'decimal' | 'numeric' | 'url'
}

/** E-mail, URL and tel inputs are left-to-right by default. */
export function PlainField({ type = 'text', autoComplete, maxLength, placeholder, inputMode, ...field }: TextProps) {
  const island = type !== 'text' || inputMode !== undefined
  return (
    <Frame {...field}>
      <input
        {...wiring(field)}
        type={type}
        autoComplete={autoComplete}
        maxLength={maxLength}
        placeholder={placeholder}
        inputMode={inputMode}
        dir={island ? 'ltr' : undefined}
        className={cx(CONTROL, island && LTR_INPUT)}
      />
    </Frame>
  )
}

type AreaProps = Props & {
  /** A soft limit: shown, not enforced, so that nothing pasted is cut off. */
  limit?: number
  rows?: number
  placeholder?: string
}

/** Grows with its text; the counter needs JavaScript. */
export function PlainTextArea({ limit, rows = 4, placeholder, ...field }: AreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [length, setLength] = useState((field.defaultValue ?? '').length)
  // The browser may have restored the value after a reload.
  useEffect(() => setLength(area.current?.value.length ?? 0), [])
  return (
    <Frame {...field} end={limit && <Counter length={length} limit={limit} className="noscript:invisible" />}>
      <textarea
        {...wiring(field)}
        ref={area}
        rows={rows}
        placeholder={placeholder}
        data-limit={limit}
        onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
        className={TEXT_AREA}
      />
    </Frame>
  )
}

type SelectProps = Props & { options: readonly { id: string; label: string }[]; placeholder?: string }

export function PlainSelect({ options, placeholder, ...field }: SelectProps) {
  const words = useUiWords()
  return (
    <Frame {...field}>
      <div className="relative">
        <select {...wiring(field)} className={cx(CONTROL, 'cursor-pointer appearance-none truncate pe-11')}>
          <option value="">{placeholder ?? words.choose}</option>
          {options.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-4.5 text-ink-faint"
        />
      </div>
    </Frame>
  )
}
