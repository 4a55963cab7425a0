import { CircleAlert } from 'lucide-react'

type Props = {
  name: string
  label: string
  /** The unit, inside the field at its end. */
  unit: string
  hint: string
  first: string
  error: string | undefined
  decimal?: boolean
}

/** A text input, because number inputs silently drop «٣٠٠٠» and "3,000". */
export const CalculatorField = ({ name, label, unit, hint, first, error, decimal }: Props) => (
  <div className="flex min-w-0 flex-col gap-1.5">
    <label htmlFor={name} className="text-[0.9375rem] font-strong leading-relaxed">
      {label}
    </label>
    <div className="relative">
      <input
        id={name}
        name={name}
        defaultValue={first}
        inputMode={decimal ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={12}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${name}-note`}
        className="num min-h-11.5 w-full rounded-md border border-line-strong bg-raised ps-3.5 pe-20 text-base transition-colors hover:border-ink-faint focus-visible:border-accent focus-visible:outline-offset-0 aria-invalid:border-danger"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-3.5 flex items-center text-sm text-ink-faint"
      >
        {unit}
      </span>
    </div>
    {error ? (
      <p id={`${name}-note`} className="flex items-start gap-1.5 text-sm text-danger">
        <CircleAlert aria-hidden className="mt-1 size-4 flex-none" />
        {error}
      </p>
    ) : (
      <p id={`${name}-note`} className="text-sm text-ink-faint">
        {hint}
      </p>
    )}
  </div>
)
