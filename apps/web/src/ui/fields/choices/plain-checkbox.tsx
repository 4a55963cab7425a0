// Checkbox of public pages: <PlainCheckbox name="consent" error=…>…</PlainCheckbox>
import type { ReactNode } from 'react'
import { ERROR } from '../field-classes.ts'
import { ErrorLine } from '../field-notes.tsx'

type Props = {
  name: string
  children: ReactNode
  error?: string | undefined
  required?: boolean
  defaultChecked?: boolean
}

export const PlainCheckbox = ({ name, children, error, required, defaultChecked }: Props) => (
  <div>
    <label className="flex min-h-11 items-start gap-3 py-2 text-[0.9375rem]">
      <input
        type="checkbox"
        name={name}
        required={required}
        defaultChecked={defaultChecked}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
        className="mt-0.5 size-5.5 flex-none accent-accent"
      />
      <span className="min-w-0">{children}</span>
    </label>
    {error && (
      <p id={`${name}-error`} className={ERROR}>
        <ErrorLine>{error}</ErrorLine>
      </p>
    )}
  </div>
)
