import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import { CONTROL } from '../../../ui/fields/field-classes.ts'

const SMALL = cx(CONTROL, 'min-h-9.5 rounded-sm px-2.5 text-sm')

type SelectProps = {
  label: string
  value: string
  options: readonly (readonly [value: string, name: string])[]
  onChange: (value: string) => void
}

/** A native select in a card. */
export const CompactSelect = ({ label, value, options, onChange }: SelectProps) => (
  <label className="grid min-w-0 gap-0.5 text-xs text-ink-soft">
    {label}
    <span className="relative block">
      <select
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={cx(SMALL, 'appearance-none truncate pe-7')}
      >
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-2 top-1/2 size-3.5 -translate-y-1/2 text-ink-faint"
      />
    </span>
  </label>
)

type NumberProps = { label: string; value: number | null; onChange: (value: number | null) => void }

/** A whole number; it counts once the field is left or Enter is pressed. */
export function CompactNumber({ label, value, onChange }: NumberProps) {
  const [text, setText] = useState(value === null ? '' : String(value))
  useEffect(() => setText(value === null ? '' : String(value)), [value])
  const commit = () => {
    const digits = text.replaceAll(/\D/g, '')
    const next = digits === '' ? null : Number(digits)
    if (next !== value) onChange(next)
  }
  return (
    <label className="grid min-w-0 gap-0.5 text-xs text-ink-soft">
      {label}
      <input
        inputMode="numeric"
        dir="ltr"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        className={cx(SMALL, 'rtl:text-end')}
      />
    </label>
  )
}

export const CompactField = ({ label, children }: { label: string; children: ReactNode }) => {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="grid gap-1">
      <span id={id} className="text-xs text-ink-soft">
        {label}
      </span>
      {children}
    </div>
  )
}
